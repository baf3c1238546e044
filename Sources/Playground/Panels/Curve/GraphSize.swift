/// How the curve's graph shows.
nonisolated enum GraphSize: CaseIterable, Hashable, Sendable {
  /// At the head of the column.
  case normal
  /// In a column of nearly half the window, for work on its handles.
  case large
  /// Not at all: the settings have its room.
  case hidden

  /// The next one, round and round.
  var next: GraphSize {
    switch self {
    case .normal: .large
    case .large: .hidden
    case .hidden: .normal
    }
  }
}
