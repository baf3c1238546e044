internal import Display

/// A key together with what is held: what a row of the hotkey table answers to.
nonisolated struct KeyChord: Hashable, Sendable, CustomStringConvertible {
  /// The key, by its printed letter.
  var key: Key
  /// Exactly what must be held with it.
  var modifiers: KeyModifiers

  /// Makes a chord.
  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// As printed in the help: `Ctrl+Shift+Z`, `←`, `F9`.
  var description: String {
    let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [key.caption]).joined(separator: "+")
  }

  private static let modifierNames: [(modifier: KeyModifiers, name: String)] = [
    (.control, "Ctrl"), (.shift, "Shift"), (.alt, "Alt"),
  ]
}

nonisolated extension Key {
  /// What is printed on the key, in upper case.
  var caption: String {
    switch self {
    case .character(let character): character.uppercased()
    case .keypad(let character): "Keypad \(character == "-" ? "−" : String(character))"
    case .function(let number): "F\(number)"
    default: Self.names[self] ?? "?"
    }
  }

  private static let names: [Key: String] = [
    .space: "Space", .return: "Return", .tab: "Tab", .escape: "Esc", .backspace: "Backspace",
    .delete: "Delete", .left: "←", .right: "→", .up: "↑", .down: "↓", .home: "Home",
    .end: "End", .pageUp: "Page Up", .pageDown: "Page Down",
  ]
}
