internal import Demos

extension Session {
  /// Puts one of the demo's actions into the take at the playhead; what came later is dropped.
  func perform(_ action: String) throws(CommandError) {
    try append(.action(action))
  }

  /// Begins the demo again with an empty journal.
  func restart() throws(CommandError) {
    let before = take.journal
    try open(take.with(journal: []))
    if !before.isEmpty { history.note(.journal(before), of: "Restart", stroke: stroke) }
  }

  /// Shows another demo with an empty journal and the settings that it had here before.
  func choose(demo name: String) throws(CommandError) {
    let shelf =
      name == take.demo ? Shelf(settings: take.settings, history: history) : otherDemos[name]
    try leave(for: Take(demo: name, size: take.size, settings: shelf?.settings ?? [:]))
    history = shelf?.history ?? EditHistory()
  }

  /// What undoing the opening of a take is about.
  static let opening = "Opening"

  /// Shows another take from its start.
  func open(take: Take) throws(CommandError) {
    let before = self.take
    try leave(for: take)
    history = EditHistory()
    history.note(.take(before), of: Self.opening, stroke: stroke)
  }

  func leave(for next: Take) throws(CommandError) {
    let left = (take.demo, Shelf(settings: take.settings, history: history))
    try open(next)
    otherDemos[left.0] = left.1
    focusedRow = firstAdjustableRow
    inspection.forgetDemo()
    comparison.mode = .off
    comparison.settings = nil
  }
}
