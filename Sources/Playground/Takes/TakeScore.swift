internal import Demos
internal import Layers
internal import Motion

/// A take at a glance, as an animator's exposure sheet: what moves when, and what happens.
struct TakeScore: Equatable {
  /// One animation.
  struct Bar: Equatable {
    /// From when, in seconds of the take.
    let begin: Double
    /// Until when; infinite when it never ends.
    let end: Double
    /// Why it ended; nil for one that never does.
    let reason: StageEvent.Reason?
    /// How progress depends on time.
    let curve: Curve

    /// True when it ran to its end, or still may.
    var isWhole: Bool { reason == nil || reason == .ended }
  }

  /// The animations of one property of one layer.
  struct Row: Equatable {
    /// The layer's name.
    let layer: String
    /// The property's name.
    let property: String
    /// In the order of their beginning.
    var bars: [Bar]
  }

  /// The end of a block of animations.
  struct Completion: Equatable {
    /// When.
    let time: Double
    /// The block's name.
    let name: String
    /// What its completion was told.
    let finished: Bool
    /// Why.
    let reason: StageEvent.Reason
  }

  /// A line a property, in the order in which they first moved.
  let rows: [Row]
  /// The ends of blocks.
  let completions: [Completion]
  /// What was done to the stage, without moves and releases.
  let inputs: [(time: Double, title: String)]
  /// The time from which on nothing runs; nil when something never rests.
  let restTime: Double?
  /// Everything that happens, in order of time.
  let events: [TakeEvent]

  /// Arranges what a stage remembers.
  init(records: [AnimationRecord], events: [PlayerEvent], restTime: Double?) {
    var rows: [Row] = []
    for record in records where record.end > record.begin {
      guard let layer = record.layer else { continue }
      let bar = Bar(
        begin: record.begin, end: record.end, reason: record.reason, curve: record.curve)
      let index = rows.firstIndex { $0.layer == layer && $0.property == record.property }
      if let index {
        rows[index].bars.append(bar)
      } else {
        rows.append(Row(layer: layer, property: record.property, bars: [bar]))
      }
    }
    let layers = rows.map(\.layer)
    self.rows = rows.enumerated().sorted { left, right in
      let places = [left, right].map { layers.firstIndex(of: $0.element.layer) ?? 0 }
      return (places[0], left.offset) < (places[1], right.offset)
    }.map(\.element)
    completions = events.compactMap { event in
      guard case .completion(let name, let finished, let reason) = event.kind else { return nil }
      return Completion(time: event.time, name: name, finished: finished, reason: reason)
    }
    inputs = events.compactMap { event in
      guard case .input(let input) = event.kind else { return nil }
      switch input {
      case .action(let name): return (event.time, name)
      case .press: return (event.time, "press")
      case .resize: return (event.time, "resize")
      case .move, .release: return nil
      }
    }
    self.restTime = restTime
    self.events = TakeEvent.list(records: records, events: events)
  }

  /// Scores are equal when they show the same.
  static func == (left: TakeScore, right: TakeScore) -> Bool {
    left.rows == right.rows && left.completions == right.completions
      && left.restTime == right.restTime && left.events == right.events
      && left.inputs.elementsEqual(right.inputs, by: ==)
  }
}
