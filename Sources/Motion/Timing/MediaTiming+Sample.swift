/// Where a time lies relative to the active time of an animation.
public enum TimingPhase: String, Hashable, Sendable {
  /// Not begun.
  case before
  /// Running; both ends are part of it.
  case active
  /// Over; an animation without duration is over at once.
  case after
}

/// What a timing makes of a moment at which it shows something.
public struct TimingSample: Hashable, Sendable {
  /// The local seconds since the begin, held within the active time; `timeOffset` included.
  public let activeTime: Double
  /// The seconds within one run; they count down on the way back.
  public let runTime: Double
  /// The fraction of the run, 0…1: what the timing function is applied to.
  public let progress: Double
  /// The number of the run, ways back counted too.
  public let leg: Double
  /// The number of the repetition.
  public let cycle: Double
  /// True on the way back.
  public let isReversed: Bool
}

extension MediaTiming {
  /// Where a parent time lies; the end instant is still active.
  ///
  /// At speed 0 time stands still at `timeOffset`, wherever the parent is; its end is not active.
  public func phase(at parentTime: Double) -> TimingPhase {
    let active = activeDuration
    if speed == 0 { return timeOffset < 0 ? .before : timeOffset >= active ? .after : .active }
    if parentTime < beginTime { return .before }
    return active == 0 || parentTime > endTime ? .after : .active
  }

  /// What is shown at a parent time; nil when nothing is.
  ///
  /// The fill mode shows the start before the begin and the end after the end.
  public func sample(at parentTime: Double) -> TimingSample? {
    guard let elapsed = shownElapsedTime(at: parentTime) else { return nil }
    if cycleDuration == 0 { return sampleWithoutDuration(phase: phase(at: parentTime)) }
    let activeTime = activeTime(elapsed: elapsed)
    let runTime = runTime(elapsed: elapsed)
    let leg = leg(at: activeTime)
    return TimingSample(
      activeTime: activeTime, runTime: runTime,
      progress: duration.isFinite ? runTime / duration : 0, leg: leg, cycle: cycle(of: leg),
      isReversed: isReversed(leg))
  }

  /// The seconds within one run at a parent time; nil when nothing is shown.
  ///
  /// The part of `sample(at:)` that animations need.
  public func runTime(at parentTime: Double) -> Double? {
    shownElapsedTime(at: parentTime).map(runTime)
  }

  /// Local seconds since the begin, held at the ends that the fill mode shows; nil beyond others.
  ///
  /// Exact at the end instant, whatever its rounding.
  private func shownElapsedTime(at parentTime: Double) -> Double? {
    switch phase(at: parentTime) {
    // Without an end there is nothing that an offset could wrap at: local time 0 is shown.
    case .before where !cycleDuration.isFinite && fillMode.fillsBackwards:
      speed < 0 ? timeOffset : -timeOffset
    case .before: fillMode.fillsBackwards ? 0 : nil
    case .after: fillMode.fillsForwards ? activeDuration : nil
    case .active where speed == 0: timeOffset
    case .active where parentTime == endTime: activeDuration
    case .active: (parentTime - beginTime) * speed.magnitude
    }
  }

  /// The elapsed time in its direction, from the offset on.
  private func activeTime(elapsed: Double) -> Double {
    if speed == 0 { return elapsed }
    return (speed < 0 ? -elapsed : elapsed) + timeOffset
  }

  /// Folds the elapsed time into one run: wraps at the cycle, mirrors on the way back.
  private func runTime(elapsed: Double) -> Double {
    let local = activeTime(elapsed: elapsed)
    let cycle = cycleDuration
    guard cycle > 0, cycle.isFinite else { return local }
    var inCycle = local
    if local < 0 || local >= cycle {
      inCycle = local - (local / cycle).rounded(.down) * cycle
      // The last instant of a run is its end, not the start of a run that does not come.
      if inCycle == 0, elapsed == activeDuration, speed >= 0 { inCycle = cycle }
    }
    return inCycle > duration ? cycle - inCycle : inCycle
  }

  /// The number of the run at an active time; the end of the last run belongs to it.
  private func leg(at activeTime: Double) -> Double {
    guard duration.isFinite else { return 0 }
    let leg = (activeTime / duration).rounded(.down)
    let isEnd = activeTime >= activeDuration && leg * duration == activeTime
    return isEnd ? max(0, leg - 1) : leg
  }

  private func cycle(of leg: Double) -> Double { autoreverses ? (leg / 2).rounded(.down) : leg }

  private func isReversed(_ leg: Double) -> Bool {
    autoreverses && leg.isFinite && leg.truncatingRemainder(dividingBy: 2) != 0
  }

  /// All runs at one instant: before it their start, after it the end of the last.
  private func sampleWithoutDuration(phase: TimingPhase) -> TimingSample {
    let repetitions = repeatCount > 0 ? repeatCount : 1
    let legs = autoreverses ? 2 * repetitions : repetitions
    let leg = phase == .before ? 0 : legs.isFinite ? max(0, legs.rounded(.up) - 1) : legs
    let reached = phase == .before ? 0 : legs.isFinite ? legs - leg : 1
    let isReversed = isReversed(leg)
    return TimingSample(
      activeTime: 0, runTime: 0, progress: isReversed ? 1 - reached : reached, leg: leg,
      cycle: cycle(of: leg), isReversed: isReversed)
  }
}
