internal import Demos
internal import Display
internal import Layers

/// The colour editor: four sliders whose tracks show what they would give, and the notation.
///
/// It does not dim the desk: one mixes a colour by looking at the stage.
final class ColorSheetView: OverlayView {
  /// Runs with the colour whenever it changes.
  var onChange: ((Color) -> Void)?
  /// What is mixed.
  private(set) var form = ColorForm(.white)
  /// The area in which it lies, at the right of its foot.
  var area = Rect.zero

  private var title = ""
  private var first = Color.white
  private var dragged: ColorForm.Field?

  private static let size = Size(width: 320, height: 224)
  private static let labelWidth = 72.0
  private static let numberWidth = 44.0
  private static let trackHeight = 12.0
  private static let pieces = 24

  /// The heights of the parts; a low window has no room for the note, a lower one for the title.
  private struct Parts {
    var title = 40.0
    var row = Grid.row
    var note = 44.0

    private static let rows = Double(ColorForm.Field.allCases.count)

    init(height: Double) {
      if height < title + Self.rows * row + note { note = Grid.gap }
      if height < title + Self.rows * row + note {
        title = Grid.gap
        row = max(0, (height - title - note) / Self.rows)
      }
    }
  }

  private var parts: Parts { Parts(height: sheetFrame.height) }

  /// The sheet over the stage's corner, beside the settings.
  override var sheetFrame: Rect {
    let width = max(0, min(Self.size.width, bounds.width - 2 * Grid.gap))
    let height = max(0, min(Self.size.height, bounds.height - 2 * Grid.gap))
    return Rect(
      x: max(Grid.gap, area.maxX - Grid.padding - width),
      y: max(Grid.gap, area.maxY - Grid.padding - height), width: width, height: height)
  }

  /// Makes ready to open.
  func prepare(_ title: String, _ color: Color) {
    self.title = title
    first = color
    form = ColorForm(color)
  }

  /// Puts the first colour back.
  override func cancel() {
    if form.color != first { onChange?(first) }
    super.cancel()
  }

  /// Tab and the arrows go from field to field, ← → move a slider, Return keeps, Esc puts back.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    let places = press.modifiers.contains(.shift) ? 10 : 1
    switch press.key {
    case .return: onClose?()
    case .escape: cancel()
    case .tab: form.moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .down: form.moveFocus(by: 1)
    case .up: form.moveFocus(by: -1)
    case .left where form.focus != .text: change { $0.nudge(by: -places) }
    case .right where form.focus != .text: change { $0.nudge(by: places) }
    case .home where form.focus != .text: change { $0.slide($0.focus, to: 0) }
    case .end where form.focus != .text: change { $0.slide($0.focus, to: 1) }
    default: change { form in form.type { _ = $0.handle(press, clipboard) } }
    }
    return true
  }

  /// Types the notation.
  override func type(_ text: String) { change { form in form.type { $0.insert(text) } } }

  private func change(_ body: (inout ColorForm) -> Void) {
    let before = form.color
    body(&form)
    if form.color != before { onChange?(form.color) }
  }

  /// Takes hold of a slider, or focuses the notation.
  override func pointerPressed(at point: Point) {
    guard let field = ColorForm.Field.allCases.first(where: { rowFrame(of: $0).contains(point) })
    else { return super.pointerPressed(at: point) }
    form.setFocus(field)
    guard field != .text else { return }
    dragged = field
    pointerMoved(at: point)
  }

  /// Moves the slider that is held.
  override func pointerMoved(at point: Point) {
    guard let dragged else { return }
    let track = trackFrame(of: dragged)
    change { $0.slide(dragged, to: (point.x - track.minX) / track.width) }
  }

  /// Lets go; a press beside the sheet keeps the colour.
  override func pointerReleased(at point: Point) {
    if dragged == nil { super.pointerReleased(at: point) }
    dragged = nil
  }

  /// Keeps the colour that one sees.
  override func pressedBeside() { onClose?() }

  /// Lets go.
  override func pointerCancelled() { dragged = nil }

  /// Draws the sheet.
  override func draw(with ink: inout Ink) {
    let sheet = sheetFrame
    ink.card(.panel, in: sheet)
    let inner = sheet.insetBy(dx: Grid.padding, dy: 0)
    let parts = parts
    if parts.title > Grid.gap {
      ink.text(
        title, in: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: parts.title),
        font: Typeface.strong)
      ink.swatch(
        form.color,
        in: Rect(x: inner.maxX - 56, y: inner.minY + 10, width: 56, height: parts.title - 16))
    }
    for field in ColorForm.Field.allCases { draw(field, with: &ink) }
    guard parts.note > Grid.gap else { return }
    ink.note(
      form.mistake ?? "Return keeps it, Esc puts it back", isWarning: form.mistake != nil,
      in: Rect(x: inner.minX, y: sheet.maxY - 32, width: inner.width, height: 20))
  }

  private func draw(_ field: ColorForm.Field, with ink: inout Ink) {
    let row = rowFrame(of: field)
    let isFocused = form.focus == field
    ink.text(
      field.title, in: Rect(x: row.minX, y: row.minY, width: Self.labelWidth, height: row.height),
      color: isFocused ? theme.text : theme.secondary)
    guard field != .text else {
      let entry = isFocused ? form.entry : TextEntry(form.color.text)
      let left = row.minX + Self.labelWidth
      return ink.entry(
        entry, isFocused: isFocused,
        in: Rect(
          x: left, y: row.minY + 2, width: min(120, row.maxX - left), height: row.height - 4))
    }
    let track = trackFrame(of: field)
    func edge(_ piece: Int) -> Double {
      (track.minX + track.width * Double(piece) / Double(Self.pieces)).rounded()
    }
    ink.fill(track, theme.hairline, radius: 3)
    for piece in 0..<Self.pieces {
      let color = form.color(of: field, at: (Double(piece) + 0.5) / Double(Self.pieces))
      ink.fill(
        Rect(
          x: edge(piece), y: track.minY, width: edge(piece + 1) - edge(piece),
          height: track.height), color)
    }
    let x = track.minX + track.width * form.fraction(of: field)
    ink.disc(at: Point(x: x, y: track.midY), diameter: 16, isFocused ? theme.red : theme.desk)
    ink.disc(at: Point(x: x, y: track.midY), diameter: 12, .white)
    ink.text(
      form.text(of: field),
      in: Rect(
        x: row.maxX - Self.numberWidth, y: row.minY, width: Self.numberWidth, height: row.height),
      font: Typeface.number, color: theme.secondary, .right)
  }

  private func rowFrame(of field: ColorForm.Field) -> Rect {
    let sheet = sheetFrame
    return Rect(
      x: sheet.minX + Grid.padding,
      y: sheet.minY + parts.title + Double(field.rawValue) * parts.row,
      width: sheet.width - 2 * Grid.padding, height: parts.row)
  }

  private func trackFrame(of field: ColorForm.Field) -> Rect {
    let row = rowFrame(of: field)
    return Rect(
      x: row.minX + Self.labelWidth + 8, y: row.midY - Self.trackHeight / 2,
      width: row.width - Self.labelWidth - Self.numberWidth - 20, height: Self.trackHeight)
  }
}
