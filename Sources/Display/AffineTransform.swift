#if canImport(Glibc)
  internal import Glibc
#endif

/// A map of the plane that keeps parallels: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The counterpart of `CGAffineTransform`, in a plane whose y grows downwards, so that a positive
/// rotation turns clockwise on screen.
public struct AffineTransform: Hashable, Sendable {
  /// The first column: where the x axis goes.
  public var a, b: Double
  /// The second column: where the y axis goes.
  public var c, d: Double
  /// Where the origin goes, in points.
  public var tx, ty: Double

  /// Makes a transform from its entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by a vector, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A stretch along the axes.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform first, then `next`, as `CGAffineTransformConcat(self, next)`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A turn that happens before this transform, as `CGAffineTransformRotate`.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A stretch that happens before this transform, as `CGAffineTransformScale`.
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move that happens before this transform, as `CGAffineTransformTranslate`.
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The area factor; 0 when the transform flattens the plane and has no inverse.
  public var determinant: Double { a * d - b * c }

  /// The transform that undoes this one; nil when the plane is flattened.
  public func inverted() -> AffineTransform? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    return AffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// Where a point goes.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The least upright rectangle around where a rectangle goes.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = rect.corners.map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// True when upright rectangles stay upright.
  public var keepsAxes: Bool { b == 0 && c == 0 }
}
