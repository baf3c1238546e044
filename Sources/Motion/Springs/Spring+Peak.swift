extension Spring {
  /// The seconds after which the spring is farthest beyond its target; nil when it never passes it.
  ///
  /// A start away from the target turns once before.
  public var peakTime: Double? {
    let first = solution.firstTurningPoint
    guard first.isFinite else { return nil }
    if value(at: first) > 1 { return first }
    guard !solution.isOverdamped, solution.rate > 0 else { return nil }
    return first + .pi / solution.rate
  }

  /// The farthest displacement; 1 when the spring only approaches its target.
  public var peak: Double { peakTime.map(value) ?? 1 }

  /// How far the spring goes beyond its target, in whole distances; 0 when it only approaches it.
  public var overshoot: Double { peak - 1 }
}
