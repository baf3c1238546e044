internal import Glibc

extension Spring {
  /// The seconds after which the displacement stays within `distance` of the target for good.
  ///
  /// The exact last crossing, unlike `settlingDuration`, which uses the envelope; infinite without
  /// damping. `distance` is a fraction of the whole way, more than 0 and less than 1.
  public func settlingTime(within distance: Double) -> Double {
    precondition(distance > 0 && distance < 1, "A rest distance lies between 0 and 1.")
    return solution.settlingTime(within: distance)
  }
}

extension SpringSolution {
  /// The last time at which the offset's size is `distance`.
  func settlingTime(within distance: Double) -> Double {
    guard decay > 0 else { return .infinity }
    let start = lastPeak(above: distance)
    var end = start + 1 / decay
    while offset(at: end).magnitude > distance, end.isFinite { end *= 2 }
    if !isOverdamped, rate > 0 { end = min(end, start + .pi / rate) }
    return bisect(from: start, to: end) { offset(at: $0).magnitude > distance }
  }

  /// The last turning point (or the start) that is farther than `distance` from the target: from
  /// there on the motion crosses `distance` once on its way in.
  private func lastPeak(above distance: Double) -> Double {
    let first = firstTurningPoint
    guard first.isFinite, offset(at: first).magnitude > distance else { return 0 }
    guard !isOverdamped, rate > 0 else { return first }
    // Each swing is smaller than the one before by the same factor.
    let swing = .pi / rate
    let swings = log(offset(at: first).magnitude / distance) / (decay * swing)
    let last = first + swings.rounded(.down) * swing
    // Rounding can put the count one too high.
    return offset(at: last).magnitude > distance ? last : max(first, last - swing)
  }

  /// The first time after the start at which the velocity is 0; infinite when there is none.
  var firstTurningPoint: Double {
    let v = initialVelocity
    if !isOverdamped, rate > 0 {
      let angle = atan2(-v * rate, stiffnessPerMass - decay * v)
      let folded = angle > 0 ? angle : angle + .pi
      return folded / rate
    }
    // v + (ω² + r·v)·E = 0 with E = (1 − e^(−2st))/2s and r the faster root.
    let spread = -v / (stiffnessPerMass - (decay + rate) * v)
    guard spread > 0 else { return .infinity }
    if rate == 0 { return spread }
    let share = 2 * rate * spread
    return share < 1 ? -log1p(-share) / (2 * rate) : .infinity
  }
}

/// The place between two numbers at which a condition that holds at first stops holding.
func bisect(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
