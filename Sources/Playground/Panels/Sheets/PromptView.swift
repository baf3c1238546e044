internal import Display
internal import Layers

/// One line in which something is typed: a value, a path; it says what is allowed.
final class PromptView: PanelView {
  /// What is typed.
  var entry = TextEntry()
  /// What is asked for.
  private(set) var label = ""
  /// What is wrong with what was typed, or what is allowed.
  private(set) var hint = ""
  /// True while it is open.
  private(set) var isOpen = false

  private var isWrong = false

  private static let size = Size(width: 420, height: 72)
  private static let inset = 14.0
  private static let appearance = 0.15

  /// Opens the line with a text in it.
  func open(_ label: String, _ text: String, hint: String) {
    self.label = label
    self.hint = hint
    isWrong = false
    entry = TextEntry(text)
    setOpen(true)
  }

  /// Says why the text was not taken.
  func refuse(_ reason: String) {
    hint = reason
    isWrong = true
  }

  /// Closes the line.
  func close() { setOpen(false) }

  /// Puts the line over the middle of an area.
  func place(in area: Rect) {
    let width = min(Self.size.width, area.width - 2 * Grid.padding)
    frame = Rect(
      x: (area.midX - width / 2).rounded(),
      y: (area.maxY - Grid.padding - Self.size.height).rounded(),
      width: width, height: Self.size.height)
  }

  /// Draws the line, its caret and the hint.
  override func draw(with ink: inout Ink) {
    ink.card(.panel, in: bounds)
    let inner = bounds.insetBy(dx: Self.inset, dy: 0)
    let labelWidth = ink.text(
      label, in: Rect(x: inner.minX, y: 8, width: inner.width / 2, height: Grid.row),
      color: theme.secondary)
    let field = Rect(
      x: inner.minX + labelWidth + 12, y: 8, width: inner.width - labelWidth - 12, height: Grid.row)
    ink.frame(field, fill: theme.desk, border: theme.red, radius: Grid.unit)
    draw(in: field.insetBy(dx: 8, dy: 0), with: &ink)
    ink.text(
      hint, in: Rect(x: inner.minX, y: 42, width: inner.width, height: 20), font: Typeface.caption,
      color: isWrong ? theme.warningText : theme.secondary)
  }

  /// The end of a text that is too long shows, since that is where one types.
  private func draw(in field: Rect, with ink: inout Ink) {
    var shown = entry.text[...]
    var before = shown.prefix(entry.caret)
    while ink.width(of: String(shown), in: Typeface.number) > field.width, before.count > 1 {
      shown = shown.dropFirst()
      before = before.dropFirst()
    }
    let caretX = ink.width(of: String(before), in: Typeface.number)
    if entry.isAllSelected {
      let width = ink.width(of: String(shown), in: Typeface.number)
      ink.fill(
        Rect(x: field.minX - 2, y: field.minY + 5, width: width + 4, height: field.height - 10),
        theme.red.withAlpha(0.3), radius: 2)
    }
    ink.text(String(shown), in: field, font: Typeface.number)
    guard !entry.isAllSelected else { return }
    ink.fill(
      Rect(
        x: (field.minX + caretX).rounded(), y: field.minY + 6, width: 1.5, height: field.height - 12
      ),
      theme.red)
  }

  private func setOpen(_ opens: Bool) {
    isOpen = opens
    isUserInteractionEnabled = opens
    View.animate(
      withDuration: Self.appearance, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { alpha = opens ? 1 : 0 })
  }
}
