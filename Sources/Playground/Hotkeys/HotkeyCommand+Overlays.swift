nonisolated extension HotkeyCommand {
  /// True for what concerns the window alone: it works over prompts, menus and sheets, which take
  /// all other keys.
  var passesOverlays: Bool { self == .toggleFullScreen || self == .quit }

  /// True for what a person may do while reading the help.
  ///
  /// The help has nothing to type into: every other key closes it and does what it says, so that
  /// what was just read can be tried at once.
  var leavesHelpOpen: Bool {
    passesOverlays || self == .toggleHelp || self == .still
  }
}
