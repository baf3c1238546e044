internal import Display
internal import Layers

/// The help over the dimmed desk: the key table in columns, beside it the demo's own keys.
///
/// A press on a key does what the key does, a press beside the sheet closes it.
final class HelpSheetView: OverlayView {
  /// Runs with what was pressed.
  var onChoose: ((HelpColumns.Deed) -> Void)?

  private var sections: [HelpColumns.Section] = []
  private var drawnFrame = Rect.zero
  private var lineFrame = Rect.zero
  private var closeFrame = Rect.zero
  private var targets: [(frame: Rect, deed: HelpColumns.Deed)] = []
  private var pointer: Point?
  private var pressed: HelpColumns.Deed?
  /// How far the lines are moved up where the window is too low for all of them.
  private var offset = 0.0
  /// How far they can be moved.
  private var greatestOffset = 0.0

  private static let travel = 12.0
  private static let dim = Color(white: 0, alpha: 0.6)
  private static let columnWidth = 312.0
  private static let columnGap = 32.0
  private static let lowWindow = 480.0
  private static let leastColumnWidth = 240.0
  private static let markWidth = 3.0
  /// Narrower columns have small type, so that their lines are not cut.
  private static let leastWidthForControls = 280.0
  private static let narrowCapsShare = 0.3
  private static let margin = 24.0
  private static let titleHeight = 40.0
  private static let capGap = 4.0
  private static let textGap = 12.0

  /// The heights of lines, and the font that fits them: roomy where the window allows.
  private struct Density {
    let row: Double

    static let roomiest = 28.0
    static let tightest = 16.0
    private static let leastForControls = 20.0

    var font: Font { row >= Self.leastForControls ? Typeface.control : Typeface.caption }
  }

  /// Makes ready to open with the keys of a demo.
  func prepare(_ sections: [HelpColumns.Section]) {
    self.sections = sections
    offset = 0
  }

  /// The sheet as it was drawn last.
  override var sheetFrame: Rect { drawnFrame }

  /// What can be pressed at a point, and where it lies; nil for nothing.
  private func target(at point: Point) -> (frame: Rect, deed: HelpColumns.Deed)? {
    lineFrame.contains(point) ? targets.first { $0.frame.contains(point) } : nil
  }

  /// Lights up the key under the pointer.
  override func pointerMoved(at point: Point) { pointer = point }

  /// Goes back to rest.
  override func pointerExited() {
    pointer = nil
    pressed = nil
  }

  /// Goes down.
  override func pointerPressed(at point: Point) {
    super.pointerPressed(at: point)
    pointer = point
    pressed = target(at: point)?.deed
  }

  /// Counts when the pointer is still on the same key, or beside the sheet.
  override func pointerReleased(at point: Point) {
    defer { pressed = nil }
    if let pressed {
      if target(at: point)?.deed == pressed { onChoose?(pressed) }
    } else if closeFrame.contains(point) {
      cancel()
    } else {
      super.pointerReleased(at: point)
    }
  }

  /// Comes up without counting.
  override func pointerCancelled() { pressed = nil }

  /// The arrows move the lines where they do not all show, Esc closes; every other key is the
  /// window's, so that what was just read can be tried at once.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    if press.key == .escape { return super.handle(press, clipboard) }
    guard press.modifiers.isEmpty, let distance = Self.distances[press.key] else { return false }
    return scroll(by: distance)
  }

  private static let page = 10 * Grid.row
  private static let distances: [Key: Double] = [
    .up: -Grid.row, .down: Grid.row, .pageUp: -page, .pageDown: page, .home: -.infinity,
    .end: .infinity,
  ]

  /// Moves the lines.
  @discardableResult
  override func scroll(by distance: Double) -> Bool {
    offset = min(max(0, offset + distance), greatestOffset).rounded()
    return greatestOffset > 0
  }

  /// Draws the sheet.
  override func draw(with ink: inout Ink) {
    ink.fill(bounds, Self.dim)
    // A low window gives its margins to the lines.
    let margin = bounds.height < Self.lowWindow ? Grid.gap : Self.margin
    let room = bounds.insetBy(dx: margin, dy: margin)
    let inside = room.width - 2 * (Grid.padding + Grid.gap) + Self.columnGap
    let count = max(1, min(3, Int(inside / (Self.leastColumnWidth + Self.columnGap))))
    let columns = HelpColumns(sections, columns: count)
    let lines = room.height - Self.titleHeight - 2 * Grid.padding
    let density = Density(
      row: min(
        Density.roomiest,
        max(Density.tightest, (lines / (Double(columns.height) - 0.5)).rounded(.down))))
    let sheet = sheet(for: columns, density: density, in: room)
    drawnFrame = sheet
    targets.removeAll(keepingCapacity: true)

    ink.card(.sheet, in: sheet)
    let inner = sheet.insetBy(dx: Grid.padding + Grid.gap, dy: Grid.padding)
    drawTitle(in: inner, with: &ink)
    let width =
      (inner.width + Self.columnGap) / Double(columns.columns.count) - Self.columnGap
    let window = Rect(
      x: inner.minX, y: inner.minY + Self.titleHeight - 4, width: inner.width,
      height: sheet.maxY - inner.minY - Self.titleHeight - 4)
    lineFrame = window
    let content = (Double(columns.height) - 0.5) * density.row + Grid.padding - Grid.unit
    greatestOffset = max(0, (content - window.height).rounded())
    offset = min(offset, greatestOffset)
    var table = Ink(theme: theme, measurer: ink.measurer)
    for (index, column) in columns.columns.enumerated() {
      let rect = Rect(
        x: inner.minX + Double(index) * (width + Self.columnGap),
        y: inner.minY + Self.titleHeight - density.row / 2 - offset, width: width,
        height: content)
      draw(column, in: rect, density: density, with: &table)
    }
    ink.commands.append(.group(GroupCommand(table.commands, clip: Clip(window))))
    drawMark(beside: window, of: content, right: sheet.maxX - Grid.gap, with: &ink)
  }

  /// How far the lines are moved, where they do not all show.
  private func drawMark(
    beside window: Rect, of content: Double, right: Double, with ink: inout Ink
  ) {
    guard greatestOffset > 0 else { return }
    let length = (window.height * window.height / content).rounded()
    let top = window.minY + (window.height - length) * offset / greatestOffset
    ink.fill(
      Rect(x: right - Self.markWidth, y: top, width: Self.markWidth, height: length),
      theme.secondary.withAlpha(0.45), radius: Self.markWidth / 2)
  }

  private func sheet(for columns: HelpColumns, density: Density, in room: Rect) -> Rect {
    let count = Double(columns.columns.count)
    let width = min(
      room.width,
      count * Self.columnWidth + (count - 1) * Self.columnGap + 2 * (Grid.padding + Grid.gap))
    let height = min(
      room.height,
      Double(columns.height) * density.row - density.row / 2 + Self.titleHeight + 2 * Grid.padding)
    return Rect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(),
      width: width.rounded(), height: height.rounded())
  }

  private func drawTitle(in rect: Rect, with ink: inout Ink) {
    let title = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 24)
    ink.text("Keys", in: title, font: Typeface.title)
    let width = ink.capWidth("Esc")
    closeFrame = Rect(x: title.maxX - width, y: title.minY, width: width, height: title.height)
    ink.cap("Esc", in: closeFrame, isLit: pointer.map(closeFrame.contains) ?? false)
  }

  private func draw(
    _ sections: [HelpColumns.Section], in rect: Rect, density: Density, with ink: inout Ink
  ) {
    let capsWidth = sections.flatMap(\.lines).map { self.capsWidth($0, ink) }.max() ?? 0
    var top = rect.minY
    for section in sections {
      top += density.row * 0.75
      ink.text(
        section.title,
        in: Rect(x: rect.minX, y: top, width: rect.width, height: density.row),
        font: Typeface.heading, color: theme.secondary)
      top += density.row
      for line in section.lines {
        draw(
          line, in: Rect(x: rect.minX, y: top, width: rect.width, height: density.row),
          capsWidth: capsWidth, density: density, with: &ink)
        top += density.row
      }
      top += density.row * 0.25
    }
  }

  private func draw(
    _ line: HelpColumns.Line, in rect: Rect, capsWidth: Double, density: Density,
    with ink: inout Ink
  ) {
    let hovered = pointer.flatMap(target)
    var left = rect.minX
    for cap in line.caps {
      let frame = Rect(
        x: left, y: rect.minY, width: ink.capWidth(cap.caption), height: rect.height)
      if let deed = cap.deed { targets.append((frame, deed)) }
      ink.cap(
        cap.caption, in: frame,
        isLit: hovered.map { $0.frame == frame || $0.deed == line.deed } ?? false)
      left = frame.maxX + Self.capGap
    }
    // In a narrow column only the lines with many keys give up the common edge.
    let isNarrow = rect.width < Self.leastWidthForControls
    let edge = isNarrow ? min(capsWidth, rect.width * Self.narrowCapsShare) : capsWidth
    let textLeft = max(rect.minX + edge, left - Self.capGap) + Self.textGap
    let words = Rect(x: textLeft, y: rect.minY, width: rect.maxX - textLeft, height: rect.height)
    if let deed = line.deed { targets.append((words, deed)) }
    ink.text(line.summary, in: words, font: isNarrow ? Typeface.caption : density.font)
  }

  private func capsWidth(_ line: HelpColumns.Line, _ ink: Ink) -> Double {
    line.caps.reduce(-Self.capGap) { $0 + ink.capWidth($1.caption) + Self.capGap }
  }
}
