/// A line of text that is being typed: the text, the caret, and whether all of it is selected.
nonisolated struct TextEntry: Equatable, Sendable {
  /// The text.
  private(set) var text: String
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// True while the next character replaces everything.
  private(set) var isAllSelected: Bool

  /// In scalars: one character may have any number of them.
  private static let longest = 4096

  /// Begins with a text, all of it selected.
  init(_ text: String = "") {
    self.text = text
    caret = text.count
    isAllSelected = !text.isEmpty
  }

  /// Types or pastes characters; line breaks in them become spaces.
  mutating func insert(_ characters: String) {
    if isAllSelected { clear() }
    let line = String(characters.map { $0.isNewline ? " " : $0 }).filter { $0 >= " " }
    let room = max(0, Self.longest - text.unicodeScalars.count)
    // What is typed may join the character before it, an accent its letter.
    let head = text.prefix(caret) + String(line.unicodeScalars.prefix(room))
    text = String(head) + text.dropFirst(caret)
    caret = min(head.count, text.count)
  }

  /// Takes away the character before the caret, or everything that is selected.
  mutating func deleteBackward() {
    if isAllSelected { return clear() }
    guard caret > 0 else { return }
    text.remove(at: index(caret - 1))
    caret = min(caret - 1, text.count)
  }

  /// Takes away the character after the caret, or everything that is selected.
  mutating func deleteForward() {
    if isAllSelected { return clear() }
    guard caret < text.count else { return }
    text.remove(at: index(caret))
    caret = min(caret, text.count)
  }

  /// Moves the caret; a selection ends.
  mutating func move(by characters: Int) {
    isAllSelected = false
    caret = min(max(0, caret + characters), text.count)
  }

  /// Selects everything.
  mutating func selectAll() { isAllSelected = !text.isEmpty }

  private mutating func clear() {
    text = ""
    caret = 0
    isAllSelected = false
  }

  private func index(_ offset: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: min(max(0, offset), text.count))
  }
}
