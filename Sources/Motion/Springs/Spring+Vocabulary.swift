// The ways in which springs are spoken of: UIKit's damping ratio and duration, SwiftUI's response
// and damping fraction, duration and bounce, settling duration and damping ratio. All of mass 1.

internal import Glibc

extension Spring {
  /// UIKit's spring of a damping ratio and a duration (`UISpringTimingParameters(dampingRatio:)`).
  ///
  /// Damping ratio 0.01…1; `duration` in seconds, more than 0; `initialVelocity` in whole distances
  /// per second. The equation reproduces stiffnesses that were read on iOS to 1e-5.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(CurveError) {
    let ratio = try FittedSpring.ratioRule.check(dampingRatio, "damping ratio")
    let duration = try ParameterRule.positive.check(duration, "duration")
    let velocity = try ParameterRule.anyNumber.check(initialVelocity, "velocity")
    let fit = SpringFit(dampingRatio: ratio, velocity: velocity * duration)
    try self.init(
      frequency: fit.frequency / duration, dampingRatio: ratio, initialVelocity: velocity)
  }

  /// SwiftUI's spring that has settled within `epsilon` after a duration.
  ///
  /// Of the definitions in use this is UIKit's, which looks at the sine part; at rest 0 and a
  /// thousandth it equals `init(dampingRatio:duration:)`.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(CurveError) {
    let duration = try ParameterRule.positive.check(settlingDuration, "settling duration")
    let ratio = try FittedSpring.ratioRule.check(dampingRatio, "damping ratio")
    let rest = try ParameterRule.rest.check(epsilon, "epsilon")
    let fit = SpringFit(dampingRatio: ratio, restDistance: rest)
    try self.init(frequency: fit.frequency / duration, dampingRatio: ratio, initialVelocity: 0)
  }

  /// SwiftUI's spring of a response and a damping fraction.
  ///
  /// `response` is the period without damping, in seconds, more than 0; `dampingFraction` is the
  /// damping ratio, 0 or more.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(CurveError) {
    let period = try ParameterRule.positive.check(response, "response")
    let ratio = try ParameterRule.notNegative.check(dampingFraction, "damping fraction")
    try self.init(
      frequency: 2 * .pi / period, dampingRatio: ratio, initialVelocity: initialVelocity)
  }

  /// SwiftUI's and Core Animation's spring of a perceptual duration and a bounce.
  ///
  /// `duration` is the period without damping, in seconds, more than 0; `bounce` goes from -1, which
  /// is excluded and would not move, over 0, which is critically damped, to 1, which never settles.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(CurveError) {
    let period = try ParameterRule.positive.check(duration, "duration")
    let bounce = try ParameterRule.bounce.check(bounce, "bounce")
    try self.init(
      frequency: 2 * .pi / period, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  private init(
    frequency: Double, dampingRatio: Double, initialVelocity: Double
  ) throws(CurveError) {
    try self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }
}

extension Spring {
  /// The natural frequency in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// SwiftUI's response: the period without damping, in seconds; also the perceptual duration.
  public var response: Double { 2 * .pi / frequency }

  /// SwiftUI's bounce: 1 without damping, 0 critically damped, towards -1 over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The duration to which UIKit would fit this spring by its damping ratio, in seconds; nil when
  /// UIKit has no such spring, because it is over-damped or hardly damped.
  public var fittedDuration: Double? {
    guard FittedSpring.ratioRule.admits(dampingRatio) else { return nil }
    return SpringFit.duration(of: self)
  }
}

extension ParameterRule {
  fileprivate static let bounce = ParameterRule(allowed: "more than -1 and at most 1") {
    $0 > -1 && $0 <= 1
  }
  fileprivate static let rest = ParameterRule(allowed: "more than 0 and less than 1") {
    $0 > 0 && $0 < 1
  }
}
