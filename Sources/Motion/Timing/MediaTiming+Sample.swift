/// Where a time lies relative to the active time of an animation.
public enum TimingPhase: String, Hashable, Sendable {
  /// Not begun.
  case before
  /// Running; both ends are part of it.
  case active
  /// Over.
  case after
}

extension MediaTiming {
  /// Where a parent time lies; the end instant is still active.
  public func phase(at parentTime: Double) -> TimingPhase {
    if parentTime < beginTime { return .before }
    return parentTime > endTime ? .after : .active
  }

  /// The seconds within one run that are shown at a parent time, counting down on the way back; nil
  /// when nothing is shown.
  ///
  /// The fill mode shows the start before the begin, and the end after the end.
  public func runTime(at parentTime: Double) -> Double? {
    if parentTime < beginTime {
      return fillMode.fillsBackwards ? foldedTime(elapsed: 0) : nil
    }
    if parentTime >= endTime {
      let isShown = parentTime == endTime || fillMode.fillsForwards
      return isShown ? foldedTime(elapsed: activeDuration) : nil
    }
    return foldedTime(elapsed: (parentTime - beginTime) * speed.magnitude)
  }

  /// Folds the elapsed local seconds into one run: wraps at the cycle, mirrors on the way back.
  private func foldedTime(elapsed: Double) -> Double {
    let cycle = cycleDuration
    let local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    guard cycle > 0, cycle.isFinite else { return elapsed }
    var inCycle = local
    if local < 0 || local >= cycle {
      inCycle = local - (local / cycle).rounded(.down) * cycle
      // The last instant of a run is its end, not the start of a run that does not come.
      if inCycle == 0, elapsed == activeDuration, speed > 0, elapsed > 0 { inCycle = cycle }
    }
    return inCycle > duration ? cycle - inCycle : inCycle
  }
}
