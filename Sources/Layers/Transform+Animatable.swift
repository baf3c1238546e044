import Display
public import Motion

nonisolated extension Transform: Animatable {
  /// No parts at all, not even a stretch of 1: what changes nothing when it is added.
  public static let zero = Transform(scale: .zero)

  /// The sum of the parts.
  public static func + (left: Transform, right: Transform) -> Transform {
    guard left.isFlat && right.isFlat else { return left.adding(right) }
    return Transform(
      translation: left.translation + right.translation, scale: left.scale + right.scale,
      rotation: left.rotation + right.rotation, skew: left.skew + right.skew)
  }

  /// The difference of the parts; the turn is the short one, in −π < turn ≤ π.
  public static func - (left: Transform, right: Transform) -> Transform {
    guard left.isFlat && right.isFlat else { return left.subtracting(right) }
    return Transform(
      translation: left.translation - right.translation, scale: left.scale - right.scale,
      rotation: Angle.zero - (right.rotation - left.rotation).normalized,
      skew: left.skew - right.skew)
  }

  /// Every part multiplied by a factor.
  public func scaled(by factor: Double) -> Transform {
    var result = Transform(
      translation: translation * factor, scale: scale * factor,
      rotation: rotation.scaled(by: factor), skew: skew * factor)
    if let depth { result.depth = depth.scaled(by: factor) }
    return result
  }

  /// Part by part, turning the short way; exactly half a turn goes the negative way, as measured
  /// in Core Animation.
  public static func interpolate(
    from: Transform, to: Transform, at progress: Double
  ) -> Transform {
    if progress == 0 { return from }
    if progress == 1 { return to }
    guard from.isFlat && to.isFlat else { return to + (from - to).scaled(by: 1 - progress) }
    return from - (from - to).scaled(by: progress)
  }

  /// The length of the difference, a radian and a whole stretch counting as a point each.
  public func distance(to other: Transform) -> Double {
    let difference = other - self
    let depth = difference.depth ?? Depth()
    let lengths = [
      difference.translation.length, difference.scale.length, difference.turn.length,
      difference.skew.length, depth.translation, depth.stretch, depth.skew.length,
    ]
    return lengths.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

nonisolated extension Transform {
  /// The sum in space: turns about one axis add up, others follow one another.
  private func adding(_ other: Transform) -> Transform {
    combined(with: other, sign: 1, turn: turn.adding(other.turn))
  }

  /// The difference in space; the turn is the short one.
  private func subtracting(_ other: Transform) -> Transform {
    combined(with: other, sign: -1, turn: turn.subtracting(other.turn))
  }

  private func combined(with other: Transform, sign: Double, turn: Turn) -> Transform {
    var result = Transform(
      translation: translation + other.translation * sign, scale: scale + other.scale * sign,
      skew: skew + other.skew * sign)
    let (own, others) = (depth ?? Depth(), other.depth ?? Depth())
    result.depth = own.adding(others.scaled(by: sign))
    result.turn = turn
    return result
  }
}

nonisolated extension Transform.Depth {
  fileprivate func adding(_ other: Transform.Depth) -> Transform.Depth {
    var result = self
    result.translation += other.translation
    result.stretch += other.stretch
    result.turn = turn + other.turn
    result.skew = skew + other.skew
    result.perspective = Vector4(
      x: perspective.x + other.perspective.x, y: perspective.y + other.perspective.y,
      z: perspective.z + other.perspective.z, w: perspective.w + other.perspective.w)
    return result
  }

  fileprivate func scaled(by factor: Double) -> Transform.Depth {
    var result = self
    result.translation *= factor
    result.stretch *= factor
    result.turn = turn * factor
    result.skew = skew * factor
    result.perspective = Vector4(
      x: perspective.x * factor, y: perspective.y * factor, z: perspective.z * factor,
      w: perspective.w * factor)
    return result
  }
}
