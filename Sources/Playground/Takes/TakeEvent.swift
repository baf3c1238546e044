internal import Demos
internal import Layers
internal import Motion

/// One line of what happens in a take: an input, the begin or the end of an animation, or a
/// completion.
struct TakeEvent: Equatable {
  /// What happened.
  enum Kind: Equatable {
    /// Something was done to the stage.
    case input
    /// An animation begins to move.
    case begin
    /// An animation is over.
    case end(StageEvent.Reason)
    /// A block is over, and its completion was told so.
    case completion(finished: Bool, StageEvent.Reason)
  }

  /// When, in seconds of the take.
  let time: Double
  /// What.
  let kind: Kind
  /// The input, the layer and its property, or the block.
  let title: String
  /// How, or why.
  let detail: String
  /// What begins or ends; nil for inputs and completions.
  var animation: Animation?

  /// Which animation an event is about.
  struct Animation: Equatable {
    /// The layer, or the nearest one around it that has a name; nil when none has.
    let layer: String?
    /// The property's name.
    let property: String
    /// How progress depends on time.
    let curve: Curve
    /// True when it is added to what lies below.
    let isAdditive: Bool
  }

  /// Lists what a stage remembers, in order of time.
  static func list(records: [AnimationRecord], events: [PlayerEvent]) -> [TakeEvent] {
    let all = records.flatMap(list) + list(events)
    return all.enumerated().sorted { left, right in
      (left.element.time, left.element.rank, left.offset)
        < (right.element.time, right.element.rank, right.offset)
    }.map(\.element)
  }

  /// At one instant: what ran out is over before anything new comes, and what an input cuts short
  /// comes after the input.
  private var rank: Int {
    switch kind {
    case .end(.ended): 0
    case .completion(true, _): 1
    case .input: 2
    case .end: 3
    case .begin: 4
    case .completion(false, _): 5
    }
  }

  private static func list(_ record: AnimationRecord) -> [TakeEvent] {
    let title = "\(record.layer ?? "unnamed layer") \(record.property)"
    let animation = Animation(
      layer: record.layer, property: record.property, curve: record.curve,
      isAdditive: record.isAdditive)
    var list: [TakeEvent] = []
    if record.end >= record.begin {
      let manner = record.isAdditive ? ", additive" : ""
      list.append(
        TakeEvent(
          time: record.begin, kind: .begin, title: title,
          detail: (CurvePreset.name(of: record.curve) ?? record.curve.description) + manner,
          animation: animation))
    }
    if let reason = record.reason {
      list.append(
        TakeEvent(
          time: record.end, kind: .end(reason), title: title, detail: reason.words,
          animation: animation))
    }
    return list
  }

  /// Moves come in floods: those of one stroke are one line.
  private static func list(_ events: [PlayerEvent]) -> [TakeEvent] {
    var list: [TakeEvent] = []
    var moves: [(time: Double, input: StageInput)] = []
    func flush() {
      if let first = moves.first, let last = moves.last {
        let words = last.input.description.split(separator: " ").dropFirst().joined(separator: " ")
        list.append(
          TakeEvent(
            time: first.time, kind: .input,
            title: moves.count == 1 ? "move" : "\(moves.count) moves",
            detail: "to \(words)"))
      }
      moves = []
    }
    for event in events {
      if case .input(let input) = event.kind, case .move = input {
        moves.append((event.time, input))
        continue
      }
      flush()
      list.append(TakeEvent(event))
    }
    flush()
    return list
  }

  private init(_ event: PlayerEvent) {
    time = event.time
    switch event.kind {
    case .input(let input):
      let words = input.description.split(separator: " ", maxSplits: 1).map(String.init)
      kind = .input
      title = words.first ?? ""
      detail = words.count > 1 ? words[1] : ""
    case .completion(let name, let finished, let reason):
      kind = .completion(finished: finished, reason)
      title = name
      detail = "\(finished), \(reason.words)"
    }
  }

  private init(
    time: Double, kind: Kind, title: String, detail: String, animation: Animation? = nil
  ) {
    self.time = time
    self.kind = kind
    self.title = title
    self.detail = detail
    self.animation = animation
  }
}

nonisolated extension StageEvent.Reason {
  /// The reason as a person reads it.
  var words: String {
    switch self {
    case .ended: "ended"
    case .replaced: "replaced"
    case .removed: "removed"
    case .leftStage: "left its stage"
    }
  }
}
