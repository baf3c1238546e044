/// A mass on a damped spring that is let go at 0 and pulled to 1.
///
/// `mass·x″ + damping·x′ + stiffness·(x − 1) = 0`; the counterpart of `CASpringAnimation` and
/// `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
public struct Spring: Hashable, Sendable {
  /// The mass, more than 0.
  public let mass: Double
  /// The force per distance, more than 0.
  public let stiffness: Double
  /// The force per speed, not negative; 0 never comes to rest.
  public let damping: Double
  /// The speed at the start in whole distances per second, positive towards the target.
  public let initialVelocity: Double
  let solution: SpringSolution

  /// Makes a spring; throws, naming the field, when a parameter is out of its range or not finite.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) throws(CurveError) {
    self.mass = try ParameterRule.positive.check(mass, "mass")
    self.stiffness = try ParameterRule.positive.check(stiffness, "stiffness")
    self.damping = try ParameterRule.notNegative.check(damping, "damping")
    self.initialVelocity = try ParameterRule.anyNumber.check(initialVelocity, "velocity")
    solution = SpringSolution(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    guard solution.isRepresentable else {
      throw .parameter(field: "mass", value: mass, allowed: "of a size with stiffness and damping")
    }
  }

  /// The damping divided by the critical one: below 1 the spring swings, from 1 on it creeps.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The same spring with another speed at the start, in whole distances per second.
  public func withInitialVelocity(_ velocity: Double) throws(CurveError) -> Spring {
    try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// The spring that Core Animation makes of it unless over-damping is allowed: damping above the
  /// critical one counts as critical.
  public var limitedToCriticalDamping: Spring {
    let critical = 2 * (stiffness * mass).squareRoot()
    guard damping > critical else { return self }
    let limited = try? Spring(
      mass: mass, stiffness: stiffness, damping: critical, initialVelocity: initialVelocity)
    return limited ?? self
  }

  /// The displacement after a number of seconds: 0 at the start, 1 at the target.
  ///
  /// Before the start it is 0, like an animation that has not begun.
  public func value(at seconds: Double) -> Double { solution.value(at: seconds) }

  /// The speed after a number of seconds, in whole distances per second.
  public func velocity(at seconds: Double) -> Double { solution.velocity(at: max(0, seconds)) }

  /// The seconds after which Core Animation ends the motion (`CASpringAnimation.settlingDuration`);
  /// infinite without damping.
  public var settlingDuration: Double { solution.settlingDuration }
}

extension Spring: CurveFamily {
  /// The speed in whole distances per second.
  public func derivative(at x: Double) -> Double { velocity(at: x) }
  /// The settling duration in seconds.
  public var naturalDuration: Double? { settlingDuration }
  /// The target: what is left of the motion is cut at the settling duration.
  public var endValue: Double { 1 }

  /// `spring(mass, stiffness, damping, velocity)`, or labelled as `spring(duration: 0.5, bounce: 0.3)`
  /// where that is shorter and reads back as the same spring.
  public var description: String { shortestNotation }
}
