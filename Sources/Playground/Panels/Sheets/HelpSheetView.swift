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

  private static let dim = Color(white: 0, alpha: 0.6)
  private static let lowWindow = 480.0
  private static let margin = 24.0
  private static let titleHeight = 40.0

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
    // A small window gives its margins to the lines.
    let isSmall = min(bounds.width, bounds.height) < Self.lowWindow
    let margin = isSmall ? Grid.gap : Self.margin
    let inset = isSmall ? Grid.padding : Grid.padding + Grid.gap
    let room = bounds.insetBy(dx: margin, dy: margin).insetBy(dx: inset, dy: Grid.padding)
    let lines = Size(
      width: max(0, room.width), height: max(Grid.row, room.height - Self.titleHeight))
    let measures = HelpLayout.Measures(text: ink.width, cap: ink.capWidth)
    let layout = HelpLayout(sections, in: lines, measures)
    let width = min(room.width, layout.width).rounded(.up)
    let height = (Self.titleHeight + min(lines.height, layout.height)).rounded(.up)
    let inner = Rect(
      x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
      height: height)
    drawnFrame = inner.insetBy(dx: -inset, dy: -Grid.padding)
    targets.removeAll(keepingCapacity: true)

    ink.card(.sheet, in: drawnFrame)
    drawTitle(in: inner, with: &ink)
    lineFrame = Rect(
      x: inner.minX, y: inner.minY + Self.titleHeight, width: inner.width,
      height: inner.height - Self.titleHeight)
    greatestOffset = max(0, (layout.height - lineFrame.height).rounded())
    offset = min(offset, greatestOffset)
    var table = Ink(sharing: ink)
    for index in layout.columns.indices { drawColumn(index, of: layout, measures, with: &table) }
    ink.commands.append(.group(GroupCommand(table.commands, clip: Clip(lineFrame))))
    ink.scrollMark(
      at: offset, of: layout.height,
      in: Rect(
        x: lineFrame.minX, y: lineFrame.minY, width: drawnFrame.maxX - 6 - lineFrame.minX,
        height: lineFrame.height))
  }

  private func drawTitle(in rect: Rect, with ink: inout Ink) {
    let title = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 24)
    ink.text("Keys", in: title, font: Typeface.title)
    let width = ink.capWidth("Esc")
    closeFrame = Rect(x: title.maxX - width, y: title.minY, width: width, height: title.height)
    ink.cap("Esc", in: closeFrame, isLit: pointer.map(closeFrame.contains) ?? false)
  }

  private func drawColumn(
    _ index: Int, of layout: HelpLayout, _ measures: HelpLayout.Measures, with ink: inout Ink
  ) {
    let left = lineFrame.minX + layout.left(of: index)
    let width = lineFrame.maxX - left
    var top = lineFrame.minY - layout.row / 2 - offset
    for section in layout.table.columns[index] {
      top += layout.row / 2
      ink.text(
        section.title, in: Rect(x: left, y: top, width: width, height: layout.row),
        font: Typeface.heading, color: theme.secondary)
      top += layout.row
      for line in section.lines {
        let caps = Rect(x: left, y: top, width: width, height: layout.row)
        drawCaps(of: line, in: caps, with: &ink)
        let edge = layout.stacks ? 0 : layout.columns[index].caps + HelpLayout.textGap
        let words = Rect(
          x: left + edge, y: layout.stacks ? top + layout.row : top,
          width: layout.stacks ? width : layout.columns[index].words, height: layout.row)
        if let deed = line.deed { targets.append((words, deed)) }
        ink.text(line.summary, in: words, font: layout.font)
        top += layout.lineHeight
      }
    }
  }

  private func drawCaps(of line: HelpColumns.Line, in rect: Rect, with ink: inout Ink) {
    let hovered = pointer.flatMap(target)
    var left = rect.minX
    for cap in line.caps {
      let frame = Rect(
        x: left, y: rect.minY, width: ink.capWidth(cap.caption), height: rect.height)
      if let deed = cap.deed { targets.append((frame, deed)) }
      ink.cap(
        cap.caption, in: frame,
        isLit: hovered.map { $0.frame == frame || $0.deed == line.deed } ?? false)
      left = frame.maxX + HelpLayout.capGap
    }
  }
}
