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

  /// What they were taken of.
  let subject: Subject
  private let times: [Double]
  private let readings: [String: [Reading]]
  private let sources: [String: [RunningAnimation]]

  /// A property at a time.
  struct Reading {
    let model: [Double]
    let shown: [Double]
    let contributions: [(id: AnimationID, values: [Double])]
  }

  /// Arranges what was read at each time, property by property; nil where the layer was not there.
  init(
    _ subject: Subject, times: [Double] = [], readings: [String: [Reading?]] = [:],
    sources: [String: [RunningAnimation]] = [:]
  ) {
    self.subject = subject
    self.times = times
    self.readings = readings.mapValues { list in
      times.indices.map { list.indices.contains($0) ? list[$0] ?? Reading() : Reading() }
    }
    self.sources = sources
  }

  /// The numbers that animations change, those that change most first within a property.
  var numbers: [TracedNumber] {
    Layer.animatableProperties.filter { sources[$0] != nil }.flatMap { property in
      let names = Layer.componentNames(of: property)
      return names.indices.map { TracedNumber(property: property, component: $0) }
        .filter { isMoving($0) }
    }
  }

  /// What the program set.
  func model(of number: TracedNumber) -> [Sample] {
    samples(of: number) { $0.model.value(at: number.component) }
  }

  /// What is shown.
  func shown(of number: TracedNumber) -> [Sample] {
    samples(of: number) { $0.shown.value(at: number.component) }
  }

  /// What each animation contributes, in the order in which they were added.
  func traces(of number: TracedNumber) -> [Trace] {
    (sources[number.property] ?? []).map { source in
      Trace(
        id: source.id, title: source.source.words, isAdditive: source.isAdditive,
        curve: source.curve,
        samples: samples(of: number) { reading in
          reading.contributions.first { $0.id == source.id }?.values.value(at: number.component)
        })
    }
  }

  private func samples(
    of number: TracedNumber, _ value: (Reading) -> Double?
  ) -> [Sample] {
    zip(times, readings[number.property] ?? []).map { Sample(time: $0, value: value($1)) }
  }

  /// Less than this is no motion.
  private static let leastMotion = 1e-9

  private func isMoving(_ number: TracedNumber) -> Bool {
    traces(of: number).contains { trace in
      let values = trace.samples.compactMap(\.value)
      guard let least = values.min(), let most = values.max() else { return false }
      return most - least > Self.leastMotion
    }
  }

  /// Traces of the same subject are the same.
  static func == (left: AnimationTraces, right: AnimationTraces) -> Bool {
    left.subject == right.subject
  }
}

extension AnimationTraces.Reading {
  /// A layer that is not there.
  fileprivate init() { self.init(model: [], shown: [], contributions: []) }
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
