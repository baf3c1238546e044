internal import Display
internal import Layers

/// One line in which something is typed: a value, a path; it says what is allowed.
///
/// It does not dim the desk: one types a value by looking at the stage.
final class PromptView: OverlayView {
  /// Runs with the text that is to be taken; the reason why it is not stays below it.
  var onAccept: ((String) throws(CommandError) -> Void)?
  /// The area in which it lies, at the middle of its foot.
  var area = Rect.zero
  /// What is typed.
  private(set) var entry = TextEntry()
  /// What is wrong with it; nil when nothing is.
  private(set) var mistake: String?

  private var label = ""
  private var hint = ""

  private static let size = Size(width: 420, height: 72)
  private static let inset = 14.0

  /// Makes ready to open with a text in the line.
  func prepare(_ label: String, _ text: String, hint: String) {
    self.label = label
    self.hint = hint
    mistake = nil
    entry = TextEntry(text)
  }

  /// The line over the middle of the area.
  override var sheetFrame: Rect {
    let width = max(0, min(Self.size.width, area.width - 2 * Grid.gap))
    return Rect(
      x: (area.midX - width / 2).rounded(),
      y: max(Grid.gap, area.maxY - Grid.padding - Self.size.height).rounded(),
      width: width, height: Self.size.height)
  }

  /// Return takes the text, Esc closes, the rest is the line's.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    switch press.key {
    case .escape: cancel()
    case .return: accept()
    default: change { _ = $0.handle(press, clipboard) }
    }
    return true
  }

  /// Types into the line.
  override func type(_ text: String) { change { $0.insert(text) } }

  private func accept() {
    do throws(CommandError) {
      try onAccept?(entry.text)
    } catch {
      mistake = error.description
    }
  }

  private func change(_ body: (inout TextEntry) -> Void) {
    let before = entry.text
    body(&entry)
    if entry.text != before { mistake = nil }
  }

  /// Draws the line, its caret and the hint.
  override func draw(with ink: inout Ink) {
    let sheet = sheetFrame
    ink.card(.panel, in: sheet)
    let inner = sheet.insetBy(dx: Self.inset, dy: 0)
    let labelWidth = ink.text(
      label, in: Rect(x: inner.minX, y: inner.minY + 8, width: inner.width / 2, height: Grid.row),
      color: theme.secondary)
    let field = Rect(
      x: inner.minX + labelWidth + 12, y: inner.minY + 8, width: inner.width - labelWidth - 12,
      height: Grid.row)
    ink.entry(entry, isFocused: true, in: field)
    ink.text(
      mistake ?? hint,
      in: Rect(x: inner.minX, y: inner.minY + 42, width: inner.width, height: 20),
      font: Typeface.caption, color: mistake == nil ? theme.secondary : theme.warningText)
  }
}
