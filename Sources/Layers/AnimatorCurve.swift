internal import Motion

/// Progress that goes straight from one fraction of an animator's course to another one, eased by
/// its curve; what was added late has its own, shorter course.
nonisolated struct AnimatorCourse: CurveFamily {
  /// The animator's curve.
  let curve: Curve
  /// The fraction at which the change's own course starts.
  let delay: Double
  /// The fraction at the start.
  let from: Double
  /// The fraction at the end.
  let to: Double

  func value(at x: Double) -> Double {
    let fraction = from + (to - from) * x
    guard delay < 1 else { return fraction < 1 ? 0 : 1 }
    let own = min(max((fraction - delay) / (1 - delay), 0), 1)
    return curve.eased(own)
  }

  func derivative(at x: Double) -> Double {
    let step = 1e-6
    return (value(at: x + step) - value(at: x - step)) / (2 * step)
  }

  var endValue: Double { value(at: 1) }

  var description: String { "\(curve) from \(from) to \(to)" }
}

/// Progress that goes from one value to another along a curve; the same value twice stands still.
nonisolated struct AnimatorTurn: CurveFamily {
  let curve: Curve
  let from: Double
  let to: Double

  func value(at x: Double) -> Double { from + (to - from) * curve.eased(x) }
  func derivative(at x: Double) -> Double { (to - from) * curve.derivative(at: x) }
  var endValue: Double { to }
  var description: String { "\(curve) from \(from) to \(to)" }
}

extension Curve {
  /// Progress at a fraction of the duration, for physical springs at that of their own.
  nonisolated func eased(_ fraction: Double) -> Double {
    progress(after: fraction * duration(requested: 1), of: duration(requested: 1))
  }
}
