internal import Motion

/// What a curve does, in numbers: how far it goes beyond its ends, when it is at rest.
nonisolated struct CurveReadout: Equatable, Sendable {
  /// The farthest value and the fraction of the shown time at which it is reached; nil without
  /// overshoot.
  let overshoot: (fraction: Double, value: Double)?
  /// The farthest value below the start; nil when the curve never goes back.
  let undershoot: (fraction: Double, value: Double)?
  /// The fraction of the shown time from which on it stays within a thousandth of the end.
  let rest: Double
  /// The greatest speed in whole distances per shown time, up to what a graph can show.
  let topSpeed: Double
  /// The seconds of a physical spring; nil for others.
  let seconds: Double?
  /// How often it turns back beyond or short of its end so far that it shows.
  let bounces: Int

  private static let samples = 480
  private static let restDistance = 0.001
  private static let noticeable = 0.002
  /// A bounce less high than this share of the way is not seen.
  private static let visibleBounce = 0.01
  /// Less than this the greatest speed is the mean one.
  private static let constant = 1.01
  /// A speed beyond this is a jump.
  private static let jump = 50.0

  /// Measures a curve over a window in its own unit: 1, or seconds.
  init(_ curve: Curve, window: Double) {
    let values = (0...Self.samples).map { index in
      curve.value(at: window * Double(index) / Double(Self.samples))
    }
    let end = curve.family.endValue
    func fraction(_ index: Int) -> Double { Double(index) / Double(Self.samples) }
    let highest = values.indices.max { values[$0] < values[$1] } ?? 0
    let lowest = values.indices.min { values[$0] < values[$1] } ?? 0
    overshoot =
      values[highest] > max(1, end) + Self.noticeable ? (fraction(highest), values[highest]) : nil
    undershoot = values[lowest] < -Self.noticeable ? (fraction(lowest), values[lowest]) : nil
    let last = values.lastIndex { abs($0 - end) > Self.restDistance } ?? 0
    rest = fraction(min(last + 1, Self.samples))
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) * Double(Self.samples) }
    topSpeed = steps.filter(\.isFinite).max() ?? 0
    seconds = curve.naturalDuration
    bounces = Self.bounces(values.map { $0 - end })
  }

  /// The swings after the first arrival that go far enough to be seen.
  private static func bounces(_ distances: [Double]) -> Int {
    guard let arrival = distances.firstIndex(where: { $0 >= 0 }) else { return 0 }
    var peaks = [0.0]
    for (before, distance) in zip(distances[arrival...], distances[arrival...].dropFirst()) {
      if (before > 0) != (distance > 0) { peaks.append(0) }
      peaks[peaks.count - 1] = max(peaks[peaks.count - 1], abs(distance))
    }
    return peaks.count { $0 > visibleBounce }
  }

  /// The line under a curve's name; empty when there is nothing to say.
  var text: String {
    var parts: [String] = []
    if let overshoot { parts.append("overshoots \(PanelNumber.percent(overshoot.value - 1))") }
    if let undershoot { parts.append("goes back \(PanelNumber.percent(-undershoot.value))") }
    if bounces > 1 { parts.append("\(bounces) bounces") }
    if let seconds {
      parts.append(
        seconds.isFinite
          ? "settles in \(PanelNumber.fixed(seconds, decimals: 2)) s" : "never settles")
    }
    if parts.isEmpty, topSpeed < Self.constant {
      parts.append("constant speed")
    } else if parts.isEmpty, topSpeed < Self.jump {
      parts.append("fastest \(PanelNumber.fixed(topSpeed, decimals: 1))× its mean speed")
    }
    return parts.joined(separator: ", ")
  }

  static func == (left: CurveReadout, right: CurveReadout) -> Bool {
    left.text == right.text && left.rest == right.rest && left.topSpeed == right.topSpeed
  }
}
