/// How a layer's time follows from its parent's: (parent time − `beginTime`) · `speed` +
/// `timeOffset`, in seconds.
public struct TimeSpace: Hashable, Sendable {
  /// The parent's time at which local time is `timeOffset`.
  public var beginTime: Double
  /// Local seconds per parent second; 0 stands still.
  public var speed: Double
  /// Local time at the begin, and as long as time stands still.
  public var timeOffset: Double

  /// Makes a time space; without arguments it is its parent's.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Local time at a parent time.
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The parent time at a local time; nil when time stands still.
  public func parentTime(at localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }

  /// The time space that leads from the root's time to this one's, which lies in another one.
  public func inside(_ parent: TimeSpace) -> TimeSpace {
    TimeSpace(
      beginTime: parent.beginTime, speed: parent.speed * speed,
      timeOffset: localTime(at: parent.timeOffset))
  }

  /// When local time reaches a value, at or after a parent time; infinite when it never does.
  ///
  /// Time that stands still or goes back reaches only what it has reached already.
  public func parentTime(ofReaching localTime: Double, from now: Double) -> Double {
    if speed > 0 { return (localTime - timeOffset) / speed + beginTime }
    return self.localTime(at: now) >= localTime ? now : .infinity
  }

  /// This time space standing still since a parent time (Apple's technical Q&A 1673).
  public func paused(at parentTime: Double) -> TimeSpace {
    TimeSpace(speed: 0, timeOffset: localTime(at: parentTime))
  }

  /// This time space, which stands still, going on from a parent time where it stopped.
  public func resumed(at parentTime: Double, speed: Double = 1) -> TimeSpace {
    let stopped = localTime(at: parentTime)
    return TimeSpace(beginTime: parentTime - stopped / speed, speed: speed)
  }
}

extension Sequence<TimeSpace> {
  /// Local time in the innermost of nested time spaces, the outermost first.
  public func localTime(at rootTime: Double) -> Double {
    reduce(rootTime) { $1.localTime(at: $0) }
  }
}

extension BidirectionalCollection<TimeSpace> {
  /// The root's time at a time in the innermost space; nil when time stands still in one of them.
  public func rootTime(at localTime: Double) -> Double? {
    reversed().reduce(localTime) { time, space in time.flatMap(space.parentTime) }
  }
}
