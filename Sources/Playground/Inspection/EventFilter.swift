/// Which events a list shows.
enum EventFilter: CaseIterable, Hashable, Sendable {
  /// Every one.
  case all
  /// The ends of blocks.
  case completions
  /// What was done to the stage.
  case inputs

  /// What a person reads.
  var title: String {
    switch self {
    case .all: "All"
    case .completions: "Completions"
    case .inputs: "Inputs"
    }
  }

  /// The next one, round and round.
  var next: EventFilter {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// True when an event is listed.
  func includes(_ event: TakeEvent) -> Bool {
    switch (self, event.kind) {
    case (.all, _), (.completions, .completion), (.inputs, .input): true
    default: false
    }
  }
}
