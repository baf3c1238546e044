internal import Display

/// Where times and values of traces lie.
struct TracePlot {
  let lowest: Double
  let highest: Double
  private let rect: Rect
  private let span: ClosedRange<Double>

  init(_ model: TraceModel, in rect: Rect) {
    self.rect = rect
    span = model.span
    let values = model.lines.flatMap { $0.samples.compactMap(\.value) }
    lowest = values.min() ?? 0
    highest = max(values.max() ?? 1, lowest + 1e-6)
  }

  /// The height of zero; nil when it does not show.
  var zero: Double? { lowest < 0 && highest > 0 ? y(of: 0) : nil }

  func x(at time: Double) -> Double {
    rect.minX + (time - span.lowerBound) / (span.upperBound - span.lowerBound) * rect.width
  }

  func y(of value: Double) -> Double {
    rect.maxY - (value - lowest) / (highest - lowest) * rect.height
  }

  func time(at x: Double) -> Double {
    let share = min(max(0, (x - rect.minX) / rect.width), 1)
    return span.lowerBound + share * (span.upperBound - span.lowerBound)
  }

  /// The lines through samples, broken where there is no value.
  func ways(of samples: [AnimationTraces.Sample]) -> [[Point]] {
    var ways: [[Point]] = [[]]
    for sample in samples {
      if let value = sample.value {
        ways[ways.count - 1].append(Point(x: x(at: sample.time), y: y(of: value)))
      } else if ways.last?.isEmpty == false {
        ways.append([])
      }
    }
    return ways.filter { $0.count > 1 }
  }
}
