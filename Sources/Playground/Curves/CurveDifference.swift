internal import Display
internal import Motion

/// How far two curves are apart: the first minus the second at each fraction of their times.
struct CurveDifference: Equatable {
  /// The values at equal distances, both ends included.
  let values: [Double]
  /// The value that is farthest from 0.
  let greatest: Double
  /// At which fraction of the time, 0…1.
  let fraction: Double

  private static let steps = 240
  private static let refinements = 40

  /// Compares two curves, each over its own time.
  init(_ first: Curve, _ second: Curve) {
    func value(_ fraction: Double) -> Double {
      CurveGraphView.value(of: first, at: fraction)
        - CurveGraphView.value(of: second, at: fraction)
    }
    let values = (0...Self.steps).map { value(Double($0) / Double(Self.steps)) }
    let peak = values.indices.max { abs(values[$0]) < abs(values[$1]) } ?? 0
    // Between its neighbours the peak has one top: thirds close in on it.
    var low = Double(max(0, peak - 1)) / Double(Self.steps)
    var high = Double(min(Self.steps, peak + 1)) / Double(Self.steps)
    for _ in 0..<Self.refinements {
      let left = low + (high - low) / 3
      let right = high - (high - low) / 3
      if abs(value(left)) < abs(value(right)) { low = left } else { high = right }
    }
    let refined = (low + high) / 2
    let isBetter = abs(value(refined)) > abs(values[peak])
    self.values = values
    fraction = isBetter ? refined : Double(peak) / Double(Self.steps)
    greatest = isBetter ? value(refined) : values[peak]
  }

  /// A stretch in which one curve is ahead of the other.
  struct Run: Equatable {
    /// True when the first one is ahead.
    let isAhead: Bool
    /// The fraction of the time, and how far the curves are apart there.
    var points: [Point]
  }

  /// The amounts from one crossing of the curves to the next.
  var runs: [Run] {
    let last = Double(values.count - 1)
    var runs: [Run] = []
    for (index, value) in values.enumerated() {
      let point = Point(x: Double(index) / last, y: abs(value))
      if let run = runs.last, run.isAhead != (value > 0), value != 0 {
        runs.append(Run(isAhead: value > 0, points: run.points.suffix(1) + [point]))
      } else if runs.isEmpty {
        runs.append(Run(isAhead: value > 0, points: [point]))
      } else {
        runs[runs.count - 1].points.append(point)
      }
    }
    return runs
  }
}
