internal import Glibc

/// UIKit's spring of a damping ratio: as stiff as it takes to be at rest after the duration.
///
/// A unit curve, as in `UIView.animate(…usingSpringWithDamping:initialSpringVelocity:…)`. At the
/// duration up to 0.3 % of the way is left, which the end of the animation cuts.
public struct FittedSpring: Hashable, Sendable {
  /// Below 1 the spring swings, at 1 it creeps; 0.01…1.
  public let dampingRatio: Double
  /// The speed at the start in whole distances per duration, positive towards the target.
  public let initialVelocity: Double
  /// The spring that is fitted to a duration of one second.
  public let spring: Spring

  /// Below a thousandth no stiffness fits; a hundredth swings 35 times within the duration.
  static let ratioRule = ParameterRule(allowed: "between 0.01 and 1") { $0 >= 0.01 && $0 <= 1 }

  /// Fits a spring; throws, naming the field, when a parameter is out of its range.
  public init(dampingRatio: Double, initialVelocity: Double = 0) throws(CurveError) {
    self.dampingRatio = try Self.ratioRule.check(dampingRatio, "damping ratio")
    self.initialVelocity = try ParameterRule.anyNumber.check(initialVelocity, "velocity")
    spring = try Spring(dampingRatio: dampingRatio, duration: 1, initialVelocity: initialVelocity)
  }
}

extension FittedSpring: CurveFamily {
  /// The displacement at a fraction of the duration.
  public func value(at x: Double) -> Double { spring.value(at: x) }
  /// The speed in whole distances per duration.
  public func derivative(at x: Double) -> Double { spring.velocity(at: x) }
  /// The target.
  public var endValue: Double { 1 }

  /// `spring(damping-ratio)`, or `spring(damping-ratio, velocity)`.
  public var description: String {
    let ratio = Decimal.text(dampingRatio)
    return initialVelocity == 0
      ? "spring(\(ratio))" : "spring(\(ratio), \(Decimal.text(initialVelocity)))"
  }
}

extension Spring {
  /// The spring that UIKit makes of a damping ratio and a duration (`UISpringTimingParameters(`
  /// `dampingRatio:)`): mass 1, and a thousandth left of its sine part after the duration.
  ///
  /// `duration` in seconds, more than 0; `initialVelocity` in whole distances per second. The
  /// equation reproduces stiffnesses that were read on iOS to 1e-5.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(CurveError) {
    let ratio = try FittedSpring.ratioRule.check(dampingRatio, "damping ratio")
    let duration = try ParameterRule.positive.check(duration, "duration")
    let velocity = try ParameterRule.anyNumber.check(initialVelocity, "velocity")
    let fit = SpringFit(dampingRatio: ratio, velocity: velocity * duration)
    let frequency = fit.frequency / duration
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }
}

/// Finds the natural frequency at which a spring has a thousandth left after a duration of 1.
struct SpringFit {
  let dampingRatio: Double
  /// In whole distances per duration.
  let velocity: Double

  /// The largest root of the residual, in radians per duration.
  ///
  /// By bisection: Newton's method diverges for large velocities. Beyond its top the residual only
  /// falls; when even the top is small enough, the root lies where the velocity dominates.
  var frequency: Double {
    let top = frequencyOfTop
    guard top == 0 || logResidual(at: top) > 0 else {
      return bisect(from: 0, to: frequencyOfZero) { logResidual(at: $0) > 0 }
    }
    var high = max(1, 2 * top)
    while logResidual(at: high) > 0 { high *= 2 }
    return bisect(from: top, to: high) { logResidual(at: $0) > 0 }
  }

  /// ln(residual / 0.001): the sine part |(β − v)/ω|·e^(−β), critically |1 + ω₀ − v|·e^(−ω₀).
  private func logResidual(at frequency: Double) -> Double {
    let decay = dampingRatio * frequency
    let amplitude =
      dampingRatio < 1
      ? (decay - velocity) / (frequency * shape) : 1 + frequency - velocity
    return log(amplitude.magnitude / SpringSolution.restDistance) - decay
  }

  /// √(1 − ζ²): the damped frequency per natural frequency.
  private var shape: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// Where the residual has its last maximum; 0 when it falls from the start.
  private var frequencyOfTop: Double {
    guard velocity > 0 else { return 0 }
    if dampingRatio == 1 { return velocity }
    return (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * dampingRatio)
  }

  /// Where the residual is 0, because damping and velocity cancel.
  private var frequencyOfZero: Double {
    dampingRatio < 1 ? velocity / dampingRatio : velocity - 1
  }
}
