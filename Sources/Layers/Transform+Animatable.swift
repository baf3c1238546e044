import Display
public import Motion

nonisolated extension Transform: Animatable {
  /// No parts at all, not even a stretch of 1: what changes nothing when it is added.
  public static let zero = Transform(scale: .zero)

  /// The sum of the parts.
  public static func + (left: Transform, right: Transform) -> Transform {
    Transform(
      translation: left.translation + right.translation, scale: left.scale + right.scale,
      rotation: left.rotation + right.rotation, skew: left.skew + right.skew)
  }

  /// The difference of the parts; the turn is the short one, in −π < turn ≤ π.
  public static func - (left: Transform, right: Transform) -> Transform {
    Transform(
      translation: left.translation - right.translation, scale: left.scale - right.scale,
      rotation: Angle.zero - (right.rotation - left.rotation).normalized,
      skew: left.skew - right.skew)
  }

  /// Every part multiplied by a factor.
  public func scaled(by factor: Double) -> Transform {
    Transform(
      translation: translation * factor, scale: scale * factor,
      rotation: rotation.scaled(by: factor), skew: skew * factor)
  }

  /// Part by part, turning the short way; exactly half a turn goes the negative way, as measured
  /// in Core Animation.
  public static func interpolate(
    from: Transform, to: Transform, at progress: Double
  ) -> Transform {
    if progress == 0 { return from }
    if progress == 1 { return to }
    return from - (from - to).scaled(by: progress)
  }

  /// The length of the difference, a radian and a whole stretch counting as a point each.
  public func distance(to other: Transform) -> Double {
    let difference = other - self
    let lengths = [
      difference.translation.length, difference.scale.length, difference.rotation.radians,
      difference.skew.length,
    ]
    return lengths.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
