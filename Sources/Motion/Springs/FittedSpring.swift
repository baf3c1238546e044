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
