/// What is shown outside the active time of an animation, as `CAMediaTimingFillMode`.
public enum FillMode: String, Hashable, Sendable, CaseIterable {
  /// Nothing, before and after.
  case removed
  /// The end state after the end, as long as the animation is kept.
  case forwards
  /// The start state before the begin.
  case backwards
  /// Both of them.
  case both

  /// True when the start state shows before the begin.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// True when the end state shows after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}

/// When an animation runs in its parent's time: the fields of `CAMediaTiming`.
///
/// Elapsed time is (parent time − `beginTime`) · |`speed`|, between 0 and the active duration, both
/// included; the offset shifts what is shown then and wraps around. As measured on macOS.
public struct MediaTiming: Hashable, Sendable {
  /// The parent's time at which it begins.
  public var beginTime: Double
  /// The length of one run in local seconds; not negative, infinite for layers.
  public var duration: Double
  /// Local seconds per parent second; negative runs backwards, 0 stands still.
  public var speed: Double
  /// What is added to local time; inside an animation it wraps around without lengthening it.
  public var timeOffset: Double
  /// How many times it runs; 0 means once, infinity for ever.
  public var repeatCount: Double
  /// How many local seconds it runs, in place of a count; 0 means unset.
  public var repeatDuration: Double
  /// True when each run is followed by the way back, which counts as one repetition with it.
  public var autoreverses: Bool
  /// What is shown outside.
  public var fillMode: FillMode

  /// Makes a timing; everything but the duration has Core Animation's default.
  public init(
    beginTime: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  /// The same timing; throws, naming the field, when a number is out of its range or not a number.
  ///
  /// Durations and counts are 0 or more and may be infinite.
  public func checked() throws(CurveError) -> MediaTiming {
    for (value, field) in [
      (beginTime, "begin time"), (speed, "speed"), (timeOffset, "time offset"),
    ] {
      _ = try ParameterRule.anyNumber.check(value, field)
    }
    let spans = [
      (duration, "duration"), (repeatCount, "repeat count"), (repeatDuration, "repeat duration"),
    ]
    for (value, field) in spans where !(value >= 0) {
      throw .parameter(field: field, value: value, allowed: ParameterRule.notNegative.allowed)
    }
    return self
  }

  /// How its local time follows from its parent's, neither held nor wrapped.
  public var space: TimeSpace {
    TimeSpace(beginTime: beginTime, speed: speed, timeOffset: timeOffset)
  }

  /// One repetition in local seconds: there, and back when it autoreverses.
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// All repetitions in local seconds.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if cycleDuration == 0 { return 0 }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The parent's time at which it is over, the last instant that it shows; infinite when it never
  /// ends.
  public var endTime: Double {
    let active = activeDuration
    return active == 0 ? beginTime : beginTime + active / speed.magnitude
  }
}
