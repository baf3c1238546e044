internal import Layers
internal import Motion

/// A number of a property that animates: `position.x`.
nonisolated struct TracedNumber: Hashable, Sendable {
  /// The property's name.
  let property: String
  /// Which of its numbers.
  let component: Int
}

/// How the values of a layer come about over time: each animation by itself, the model, and what
/// is shown, which is their sum.
struct AnimationTraces: Equatable {
  /// What they were taken of.
  struct Subject: Equatable {
    /// The take.
    let take: Take
    /// The layer.
    let path: LayerPath
    /// From when to when, in seconds of the take.
    let span: ClosedRange<Double>
  }

  /// A value at a time.
  struct Sample: Equatable {
    /// Seconds of the take.
    let time: Double
    /// The value; nil where there is none.
    let value: Double?
  }

  /// What one animation contributes.
  struct Trace: Equatable {
    /// Its name in the store.
    let id: AnimationID
    /// The name of its block or key.
    let title: String
    /// True when it is added to what lies below, false when it takes its place.
    let isAdditive: Bool
    /// How progress depends on time.
    let curve: Curve
    /// Its values.
    let samples: [Sample]
  }

  /// A property at a time.
  struct Reading {
    var model: [Double] = []
    var shown: [Double] = []
    var contributions: [(id: AnimationID, values: [Double])] = []
  }

  /// A number through the span.
  struct Figure {
    /// What the program set.
    let model: [Sample]
    /// What is shown.
    let shown: [Sample]
    /// What each animation contributes, in the order in which they were added.
    let traces: [Trace]

    /// Less than this is no motion.
    private static let leastMotion = 1e-9

    /// True when an animation changes the number.
    fileprivate var isMoving: Bool {
      traces.contains { trace in
        let values = trace.samples.compactMap(\.value)
        guard let least = values.min(), let most = values.max() else { return false }
        return most - least > Self.leastMotion
      }
    }
  }

  /// What they were taken of.
  let subject: Subject
  /// The numbers that animations change.
  let numbers: [TracedNumber]
  private let figures: [TracedNumber: Figure]

  /// Arranges what was read at each time, property by property; nil where the layer was not there.
  init(
    _ subject: Subject, times: [Double] = [], readings: [String: [Reading?]] = [:],
    sources: [String: [RunningAnimation]] = [:]
  ) {
    self.subject = subject
    var numbers: [TracedNumber] = []
    var figures: [TracedNumber: Figure] = [:]
    for property in Layer.animatableProperties {
      guard let animations = sources[property] else { continue }
      let list = readings[property] ?? []
      let whole = times.indices.map { index in
        list.indices.contains(index) ? list[index] ?? Reading() : Reading()
      }
      for component in Layer.componentNames(of: property).indices {
        let number = TracedNumber(property: property, component: component)
        let figure = Figure(component, animations, times, whole)
        guard figure.isMoving else { continue }
        numbers.append(number)
        figures[number] = figure
      }
    }
    self.numbers = numbers
    self.figures = figures
  }

  /// A number through the span; nil when no animation changes it.
  func figure(of number: TracedNumber) -> Figure? { figures[number] }

  /// Traces of the same subject are the same.
  static func == (left: AnimationTraces, right: AnimationTraces) -> Bool {
    left.subject == right.subject
  }
}

extension AnimationTraces.Figure {
  fileprivate init(
    _ component: Int, _ animations: [RunningAnimation], _ times: [Double],
    _ readings: [AnimationTraces.Reading]
  ) {
    func samples(_ value: (AnimationTraces.Reading) -> Double?) -> [AnimationTraces.Sample] {
      zip(times, readings).map { AnimationTraces.Sample(time: $0, value: value($1)) }
    }
    model = samples { $0.model.value(at: component) }
    shown = samples { $0.shown.value(at: component) }
    traces = animations.map { animation in
      AnimationTraces.Trace(
        id: animation.id, title: animation.source.words, isAdditive: animation.isAdditive,
        curve: animation.curve,
        samples: samples { reading in
          reading.contributions.first { $0.id == animation.id }?.values.value(at: component)
        })
    }
  }
}

extension [Double] {
  fileprivate func value(at index: Int) -> Double? { indices.contains(index) ? self[index] : nil }
}

extension RunningAnimation.Source {
  /// Where an animation comes from, as a person reads it.
  var words: String {
    switch self {
    case .block(let name): name ?? "block"
    case .key(let key): key ?? "animation"
    case .transition: "transition"
    case .animator: "animator"
    }
  }
}
