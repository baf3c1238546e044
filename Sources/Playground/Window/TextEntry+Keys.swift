internal import Display

/// Where a line of text copies to and pastes from.
struct TextClipboard {
  /// Reads the clipboard.
  let read: () -> String?
  /// Writes the clipboard.
  let write: (String) -> Void
}

extension TextEntry {
  /// Types, moves the caret, deletes, cuts, copies and pastes; false when the key is for something
  /// else.
  mutating func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    switch (press.key, press.modifiers) {
    case (.backspace, _): deleteBackward()
    case (.delete, _): deleteForward()
    case (.left, _): move(by: -1)
    case (.right, _): move(by: 1)
    case (.home, _): move(by: -caret)
    case (.end, _): move(by: text.count)
    case (.character("a"), .control): selectAll()
    case (.character("v"), .control): clipboard.read().map { insert($0) }
    case (.character("c"), .control): clipboard.write(text)
    case (.character("x"), .control):
      clipboard.write(text)
      selectAll()
      deleteBackward()
    default:
      guard let text = press.text else { return false }
      insert(text)
    }
    return true
  }
}
