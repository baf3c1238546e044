internal import Motion

/// A part of a longer motion as a curve of the whole: it stands still before its start and after its
/// end, and follows the whole's progress between them.
nonisolated struct KeyframeSegment: CurveFamily {
  /// The curve of the whole.
  let whole: Curve
  /// The progress of the whole at which the part starts.
  let start: Double
  /// The length of the part in progress of the whole; more than 0.
  let length: Double

  func value(at x: Double) -> Double {
    min(max((whole.value(at: x) - start) / length, 0), 1)
  }

  func derivative(at x: Double) -> Double {
    let progress = (whole.value(at: x) - start) / length
    return progress < 0 || progress > 1 ? 0 : whole.derivative(at: x) / length
  }

  var endValue: Double { 1 }

  var description: String { "\(whole) from \(start) for \(length)" }
}
