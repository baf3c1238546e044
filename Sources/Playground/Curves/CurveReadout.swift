internal import Demos
internal import Motion

/// What a curve does, in numbers: how far it goes beyond its ends, when it is at rest.
nonisolated struct CurveReadout: Equatable, Sendable {
  /// The farthest value and the fraction of the shown time at which it is reached; nil without
  /// overshoot.
  let overshoot: (fraction: Double, value: Double)?
  /// The farthest value below the start; nil when the curve never goes back.
  let undershoot: (fraction: Double, value: Double)?
  /// The fraction of the shown time from which on it stays within a thousandth of the end: the one
  /// notion of rest, in words as well as in the graph's dashes.
  let rest: Double
  /// The greatest speed in whole distances per shown time, up to what a graph can show.
  let topSpeed: Double
  /// The seconds of a physical spring; nil for others.
  let seconds: Double?
  /// True for springs of either kind, which come to rest gradually.
  let isSpring: Bool
  /// How often it visibly leaves its end again after it came there.
  let bounces: Int

  /// How often a stepped curve jumps; nil for others.
  let jumps: Int?

  private static let samples = 480
  private static let restDistance = 0.001
  private static let noticeable = 0.002
  /// A bounce less high than this share of the way is not seen.
  private static let visible = 0.01
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
    let spring = (curve.family as? Spring) ?? (curve.family as? FittedSpring)?.spring
    isSpring = spring != nil
    if let spring {
      // What is left at the end of the animation is cut, so it rests there at the latest.
      rest = min(1, spring.settlingTime(within: Self.restDistance) / window)
    } else {
      let last = values.lastIndex { abs($0 - end) > Self.restDistance } ?? 0
      rest = fraction(min(last + 1, Self.samples))
    }
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) * Double(Self.samples) }
    topSpeed = steps.filter(\.isFinite).max() ?? 0
    seconds = curve.naturalDuration
    bounces = Self.bounces(of: values.map { $0 - end })
    jumps = (curve.family as? StepsCurve)?.jumps
  }

  /// The arcs between one arrival at the end and the next that go visibly far.
  private static func bounces(of offsets: [Double]) -> Int {
    var (count, farthest, hasArrived) = (0, 0.0, false)
    for (offset, next) in zip(offsets, offsets.dropFirst()) {
      farthest = max(farthest, abs(offset))
      let arrives = (offset > 0) != (next > 0) || isTouch(offset, next, before: farthest)
      guard arrives else { continue }
      if hasArrived, farthest > visible { count += 1 }
      hasArrived = true
      farthest = 0
    }
    return count + (hasArrived && farthest > visible ? 1 : 0)
  }

  /// A ball that falls back from its end touches it without passing.
  private static func isTouch(_ offset: Double, _ next: Double, before farthest: Double) -> Bool {
    farthest > visible && abs(offset) <= visible && abs(next) > abs(offset)
  }

  /// The line under a curve's name, for an animation of so many seconds; empty when there is nothing
  /// to say.
  func text(over duration: Double?) -> String {
    if let jumps { return jumps == 1 ? "jumps once" : "jumps \(jumps) times" }
    var parts: [String] = []
    // First what the graph does not write itself: a narrow column cuts the end.
    if isSpring { parts.append(restText(over: seconds ?? duration)) }
    if bounces > (isSpring ? 0 : 1) { parts.append(bounces.counted("bounce")) }
    if let overshoot { parts.append("overshoots \(PanelNumber.percent(overshoot.value - 1))") }
    if let undershoot { parts.append("goes back \(PanelNumber.percent(-undershoot.value))") }
    if parts.isEmpty, topSpeed < Self.constant {
      parts.append("constant speed")
    } else if parts.isEmpty, topSpeed < Self.jump {
      parts.append("fastest \(PanelNumber.fixed(topSpeed, decimals: 1))× its mean speed")
    }
    return parts.joined(separator: ", ")
  }

  private func restText(over duration: Double?) -> String {
    guard let duration else { return "rests at \(PanelNumber.percent(rest))" }
    guard duration.isFinite else { return "never rests" }
    return "rests at \(PanelNumber.fixed(rest * duration, decimals: 2)) s"
  }

  static func == (left: CurveReadout, right: CurveReadout) -> Bool {
    left.text(over: 1) == right.text(over: 1) && left.rest == right.rest
      && left.topSpeed == right.topSpeed
  }
}
