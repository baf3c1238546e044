internal import Glibc

/// Finds the natural frequency at which a spring has a certain rest left after a duration of 1.
///
/// UIKit's equation: the rest is that of the sine part alone, and it is a thousandth.
struct SpringFit {
  let dampingRatio: Double
  /// In whole distances per duration.
  var velocity = 0.0
  /// What may be left at the end, in whole distances.
  var restDistance = SpringSolution.restDistance

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
    return log(amplitude.magnitude / restDistance) - decay
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

extension SpringFit {
  /// The duration after which a spring has a thousandth left: the same equation, solved for it.
  static func duration(of spring: Spring) -> Double {
    let decay = spring.solution.decay
    let velocity = spring.initialVelocity
    if spring.dampingRatio < 1, spring.solution.rate > 0 {
      let amplitude = ((decay - velocity) / spring.solution.rate).magnitude
      return max(0, log(amplitude / SpringSolution.restDistance) / decay)
    }
    let residual = { (t: Double) in
      (1 + (decay - velocity) * t).magnitude * exp(-decay * t) - SpringSolution.restDistance
    }
    // Beyond its turning point the residual only falls.
    let top = max(0, 1 / decay - 1 / (decay - velocity))
    let start = top.isFinite ? top : 0
    var end = start + 1 / decay
    while residual(end) > 0 { end *= 2 }
    return bisect(from: start, to: end) { residual($0) > 0 }
  }
}
