internal import Display
internal import Layers

/// What a control is called, and the keys that do the same.
nonisolated struct Hint: Equatable, Sendable {
  /// What it is or does, in a few words.
  let title: String
  /// The keys, one cap each; empty where there are none.
  var caps: [String] = []

  /// Makes a hint with the keys that the key table has for commands.
  init(_ title: String, _ commands: HotkeyCommand...) {
    self.title = title
    caps = commands.compactMap { Hotkeys.cap(for: $0) }
  }

  /// Makes a hint with keys as they are printed.
  init(_ title: String, caps: [String]) {
    self.title = title
    self.caps = caps
  }
}

/// A view with controls that say what they are when the pointer rests on them.
protocol HintSource: View {
  /// What is at a point, and where it lies, both in the view's own coordinates; nil for nothing.
  func hint(at point: Point) -> (hint: Hint, place: Rect)?
}

nonisolated extension Hotkeys {
  /// The first chord of a command as it is printed; nil when no key does it.
  static func cap(for command: HotkeyCommand) -> String? {
    let bindings = table.lazy.flatMap(\.bindings)
    return bindings.first { $0.command == command }?.chord.description
      .replacingMinus
  }
}
