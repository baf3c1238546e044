/// The values that an animation passes through at given times; `CAKeyframeAnimation`'s.
public struct Keyframes<Value: Animatable>: Equatable, Sendable {
  /// How the values between the key values come about.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Straight from value to value.
    case linear
    /// Each value is held until the next one's time.
    case discrete
    /// Straight, at constant speed: key times and curves of segments do not count.
    case paced
    /// Along a smooth curve through the values.
    case cubic
    /// Along a smooth curve, with the times of `paced`.
    case cubicPaced
  }

  /// The key values; those beyond the key times are left out.
  public let values: [Value]
  /// The fraction of the duration at which each value is reached, one more for `discrete`.
  public let times: [Double]
  /// The curves of the segments; missing ones are linear.
  public let curves: [Curve]
  /// How the values between come about.
  public let mode: Mode

  /// Makes keyframes, evenly spaced in time unless times are given.
  ///
  /// Times are fractions of the duration in ascending order, as many as values, for `discrete` one
  /// more; of another number of times the common prefix is used, as measured on macOS. Throws when
  /// a time lies outside 0…1 or before an earlier one.
  public init(
    _ values: [Value], times: [Double]? = nil, curves: [Curve] = [], mode: Mode = .linear
  ) throws(CurveError) {
    var earlier = 0.0
    for time in times ?? [] {
      let rule = ParameterRule(allowed: "between \(Decimal.text(earlier)) and 1") { [earlier] in
        $0 >= earlier && $0 <= 1
      }
      earlier = try rule.check(time, "key time")
    }
    self.mode = mode
    self.curves = mode == .paced || mode == .cubicPaced ? [] : curves
    switch mode {
    case .paced, .cubicPaced:
      self.values = values
      self.times = Self.pacedTimes(of: values)
    case .discrete:
      self.times = times ?? Self.evenTimes(count: values.count + 1)
      self.values = Array(values.prefix(self.times.count))
    case .linear, .cubic:
      let given = times ?? Self.evenTimes(count: values.count)
      let count = min(values.count, given.count)
      self.values = Array(values.prefix(count))
      self.times = Array(given.prefix(count))
    }
  }

  private static func evenTimes(count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// Times in proportion to the way between the values; even ones when nothing moves.
  private static func pacedTimes(of values: [Value]) -> [Double] {
    var ways = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      ways.append(ways[ways.count - 1] + from.distance(to: to))
    }
    guard let whole = ways.last, whole > 0, ways.count > 1 else {
      return evenTimes(count: values.count)
    }
    return ways.map { $0 / whole }
  }
}

extension Keyframes {
  /// The value at a fraction of the duration; beyond the ends the outer segments go on.
  ///
  /// Nil when there are fewer than two values: they do nothing, as measured on macOS.
  public func value(at progress: Double) -> Value? {
    guard values.count > 1 else { return nil }
    if mode == .discrete { return values[min(lastIndex(at: progress), values.count - 1)] }
    let index = min(lastIndex(at: progress), values.count - 2)
    let length = times[index + 1] - times[index]
    // Two values at one time: the later one counts from then on.
    guard length > 0 else { return values[index + 1] }
    var share = (progress - times[index]) / length
    if index < curves.count { share = curves[index].value(at: share) }
    return mode == .cubic || mode == .cubicPaced
      ? cubic(at: share, of: index)
      : Value.interpolate(from: values[index], to: values[index + 1], at: share)
  }

  /// The last key time that is not later than the progress; 0 before all.
  private func lastIndex(at progress: Double) -> Int {
    max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1)
  }

  /// Hermite's cubic through the values, as measured on macOS.
  ///
  /// The slope at a value is half the way between its neighbours, at the ends the way to the only
  /// one. Uneven key times do not change the slopes (a choice: that was not measured).
  private func cubic(at u: Double, of index: Int) -> Value {
    let (from, to) = (values[index], values[index + 1])
    let leave = slope(at: index)
    let arrive = slope(at: index + 1)
    let rise = u * u * (3 - 2 * u)
    return Value.interpolate(from: from, to: to, at: rise)
      + leave.scaled(by: u * (1 - u) * (1 - u)) - arrive.scaled(by: u * u * (1 - u))
  }

  private func slope(at index: Int) -> Value {
    let before = max(0, index - 1)
    let after = min(values.count - 1, index + 1)
    return (values[after] - values[before]).scaled(by: 1 / Double(after - before))
  }
}
