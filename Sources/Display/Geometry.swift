/// A place in a plane, in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate in points.
  public var x: Double
  /// The vertical coordinate in points.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The sum of two vectors.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The vector from `right` to `left`.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// A vector scaled by a factor.
  public static func * (vector: Point, factor: Double) -> Point {
    Point(x: vector.x * factor, y: vector.y * factor)
  }

  /// The length of the vector from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)

  /// A size scaled by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}

/// An upright rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The corner with the least coordinates.
  public var origin: Point
  /// The extent from the origin; not negative.
  public var size: Size

  /// Makes a rectangle from its origin and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The least x.
  public var minX: Double { origin.x }
  /// The middle x.
  public var midX: Double { origin.x + size.width / 2 }
  /// The greatest x.
  public var maxX: Double { origin.x + size.width }
  /// The least y.
  public var minY: Double { origin.y }
  /// The middle y.
  public var midY: Double { origin.y + size.height / 2 }
  /// The greatest y.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// A place in fractions of the sides, 0…1 inside; the rectangle covers an area.
  package func fraction(of place: Point) -> Point {
    Point(x: (place.x - minX) / width, y: (place.y - minY) / height)
  }
  /// True when it covers no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// The four corners, clockwise from the origin.
  public var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }

  /// True when the point lies inside; the right and lower edges are outside, as in UIKit.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with its edges moved inwards (outwards for negative distances).
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The rectangle moved by a vector.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The common part of two rectangles; empty when they do not touch.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The least rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
