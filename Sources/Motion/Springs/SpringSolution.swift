internal import Glibc

/// The closed form of a damped spring's motion about its target, for all three regimes.
@usableFromInline
struct SpringSolution: Hashable, Sendable {
  /// Half the damping per mass: the rate at which the envelope decays, per second.
  let decay: Double
  /// The natural frequency's square, per second squared.
  let stiffnessPerMass: Double
  /// Of the damped oscillation (under-damped) or of the split of both roots (over-damped).
  let rate: Double
  let isOverdamped: Bool
  let initialVelocity: Double
  /// Core Animation's `settlingDuration` in seconds; kept because every sample asks for it.
  private(set) var settlingDuration = Double.infinity

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    decay = damping / mass / 2
    stiffnessPerMass = stiffness / mass
    // (ω − β)(ω + β) instead of ω² − β²: no overflow, less cancellation near critical damping.
    let frequency = stiffnessPerMass.squareRoot()
    let discriminant = (frequency - decay) * (frequency + decay)
    rate = discriminant.magnitude.squareRoot()
    isOverdamped = discriminant < 0
    self.initialVelocity = initialVelocity
    settlingDuration = measuredSettlingDuration
  }

  /// False when the ratios of the parameters are beyond what a double holds.
  var isRepresentable: Bool {
    stiffnessPerMass > 0 && stiffnessPerMass.isFinite && decay.isFinite && rate.isFinite
  }

  /// The displacement from the start; 0 before it.
  func value(at t: Double) -> Double { t <= 0 ? 0 : 1 + offset(at: t) }

  /// The displacement from the target; −1 at the start.
  func offset(at t: Double) -> Double { motion(at: t, value: -1, slope: initialVelocity) }

  /// The derivative of the offset, itself a motion of the same equation.
  func velocity(at t: Double) -> Double {
    motion(
      at: t, value: initialVelocity, slope: stiffnessPerMass - 2 * decay * initialVelocity)
  }

  /// The motion that starts with a value and a slope.
  ///
  /// Under-damped: e^(−βt)·(y₀·cos ωt + (y₀′ + βy₀)·sin(ωt)/ω), where sin(ωt)/ω stays exact as ω
  /// goes to 0. Over-damped: about the slower root r, e^(rt)·(y₀ + (y₀′ − ry₀)·(1 − e^(−2st))/2s),
  /// which has no difference of nearly equal exponentials and does not overflow.
  private func motion(at t: Double, value: Double, slope: Double) -> Double {
    if isOverdamped {
      let slowRoot = -stiffnessPerMass / (decay + rate)
      let spread = -expm1(-2 * rate * t) / (2 * rate)
      return exp(slowRoot * t) * (value + (slope - slowRoot * value) * spread)
    }
    let envelope = exp(-decay * t)
    // A motion that has died out must not multiply 0 by an angle that is no longer a number.
    guard envelope > 0 else { return 0 }
    let sineOverRate = rate > 0 ? sin(rate * t) / rate : t
    return envelope * (value * cos(rate * t) + (slope + decay * value) * sineOverRate)
  }
}

extension SpringSolution {
  /// Core Animation ends a motion when a thousandth of the distance is left.
  static let restDistance = 0.001
  /// Core Animation looks for the end of a spring that does not swing in steps of 0.1 s.
  private static let stepsPerSecond = 10.0

  /// The settling duration as it was measured on macOS.
  ///
  /// Under-damped: (ln 1000 + ln(1 + |B|)) / β with B the sine's amplitude. Otherwise the first
  /// multiple of 0.1 s at which less than a thousandth is left.
  private var measuredSettlingDuration: Double {
    guard decay > 0 else { return .infinity }
    if !isOverdamped, rate > 0 {
      let sineAmplitude = ((decay - initialVelocity) / rate).magnitude
      return (log(1 / Self.restDistance) + log1p(sineAmplitude)) / decay
    }
    return (settlingTime(within: Self.restDistance) * Self.stepsPerSecond).rounded(.up)
      / Self.stepsPerSecond
  }
}
