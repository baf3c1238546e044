public import Display
public import Motion

nonisolated extension Point: Animatable {
  /// Both coordinates multiplied by a factor.
  public func scaled(by factor: Double) -> Point { self * factor }

  /// The straight distance in points.
  public func distance(to other: Point) -> Double { (other - self).length }
}

nonisolated extension Size: Animatable {
  /// The sum, side by side.
  public static func + (left: Size, right: Size) -> Size {
    Size(width: left.width + right.width, height: left.height + right.height)
  }

  /// The difference, side by side; sides may become negative.
  public static func - (left: Size, right: Size) -> Size {
    Size(width: left.width - right.width, height: left.height - right.height)
  }

  /// Both sides multiplied by a factor.
  public func scaled(by factor: Double) -> Size { self * factor }

  /// The length of the difference in points.
  public func distance(to other: Size) -> Double {
    Point(x: other.width - width, y: other.height - height).length
  }
}

nonisolated extension Rect: Animatable {
  /// The sum of origins and sizes.
  public static func + (left: Rect, right: Rect) -> Rect {
    Rect(origin: left.origin + right.origin, size: left.size + right.size)
  }

  /// The difference of origins and sizes.
  public static func - (left: Rect, right: Rect) -> Rect {
    Rect(origin: left.origin - right.origin, size: left.size - right.size)
  }

  /// Origin and size multiplied by a factor.
  public func scaled(by factor: Double) -> Rect {
    Rect(origin: origin * factor, size: size * factor)
  }

  /// The length of the difference in points.
  public func distance(to other: Rect) -> Double {
    let corner = origin.distance(to: other.origin)
    let extent = size.distance(to: other.size)
    return (corner * corner + extent * extent).squareRoot()
  }

  /// The rectangle without a negative size, which an overshoot can bring about.
  public var clamped: Rect {
    guard size.width < 0 || size.height < 0 else { return self }
    return Rect(
      origin: origin, size: Size(width: max(0, size.width), height: max(0, size.height)))
  }
}
