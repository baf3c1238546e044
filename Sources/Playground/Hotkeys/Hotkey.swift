/// One row of the hotkey table: the chords that it answers to and the words that explain them.
nonisolated struct Hotkey: Sendable {
  /// A part of the help sheet.
  enum Section: String, CaseIterable, Sendable {
    /// Choosing and working a demo.
    case demo = "Demo"
    /// Moving the playhead.
    case playback = "Playback"
    /// Changing settings.
    case tuning = "Tuning"
    /// Seeing more than one moment or take.
    case comparing = "Comparing"
    /// Looking at layers and events.
    case inspecting = "Inspecting"
    /// Making files.
    case recording = "Recording"
    /// The window itself.
    case window = "Window"
  }

  /// A chord and what it does.
  struct Binding: Sendable {
    /// What is pressed.
    let chord: KeyChord
    /// What is done.
    let command: HotkeyCommand
  }

  /// The part of the help that shows it.
  let section: Section
  /// The keys as printed, one cap each, as in `["←", "→"]`.
  let caps: [String]
  /// What they do, in one short line.
  let summary: String
  /// Every chord of the row.
  let bindings: [Binding]
  /// True when a held key counts again and again: stepping and nudging only.
  let repeats: Bool

  /// The keys in one string, as the README and `list keys` print them.
  var keys: String { caps.joined(separator: " ") }

  init(
    _ section: Section, _ caps: [String], _ summary: String, repeats: Bool = false,
    _ bindings: [(chord: KeyChord, command: HotkeyCommand)]
  ) {
    self.section = section
    self.caps = caps
    self.summary = summary
    self.repeats = repeats
    self.bindings = bindings.map { Binding(chord: $0.chord, command: $0.command) }
  }
}
