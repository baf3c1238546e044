/// When a group of animations runs, and how its time goes: what surrounds the animations in it.
///
/// They live in the group's time, the seconds within one of its runs: a group that repeats, runs
/// faster or comes back takes all that it holds along, and what lasts longer than it is cut off.
public struct GroupTiming: Hashable, Sendable {
  /// When it runs, in the time of what surrounds it.
  public var timing: MediaTiming
  /// How its time depends on the time within one run; nil for evenly.
  public var curve: Curve?

  /// Makes the surroundings of animations.
  public init(_ timing: MediaTiming, curve: Curve? = nil) {
    self.timing = timing
    self.curve = curve
  }

  /// The group's time at a time around it; nil when the group shows nothing then.
  public func localTime(at parentTime: Double) -> Double? {
    guard let run = timing.runTime(at: parentTime) else { return nil }
    guard let curve, timing.duration > 0, timing.duration.isFinite else { return run }
    return curve.progress(after: run, of: timing.duration) * timing.duration
  }

  /// Seconds of the group per second around it; nil when it is not running then.
  func pace(at parentTime: Double) -> Double? {
    guard timing.phase(at: parentTime) == .active, let sample = timing.sample(at: parentTime)
    else { return nil }
    let direction = (sample.isReversed ? -1.0 : 1) * timing.speed
    guard let curve, timing.duration > 0 else { return direction }
    let x = curve.isInSeconds ? sample.runTime : sample.progress
    return direction * curve.derivative(at: x) * (curve.isInSeconds ? timing.duration : 1)
  }
}
