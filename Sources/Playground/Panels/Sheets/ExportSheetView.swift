internal import Display
internal import Layers

/// The export sheet: what, how large, how fast and where to, with the numbers that come of it.
final class ExportSheetView: OverlayView {
  /// Runs when the export is to start.
  var onStart: (() -> Void)?
  /// What is chosen; nil before it was opened.
  var form: ExportForm?

  private var pointer: Point?
  private var offset = 0.0
  private var tallest: (width: Double, height: Double)?

  private static let width = 600.0
  private static let labelWidth = 56.0
  private static let rowHeight = 36.0
  private static let optionPadding = 12.0
  private static let gap = 4.0
  private static let smallNumber = Font(size: 11, hasTabularFigures: true)
  private static let leastEntry = 96.0
  private static let unitGap = 6.0
  /// A lower sheet has neither title nor summary, a narrower one no keys in its buttons.
  private static let lowSheet = 260.0
  private static let narrowSheet = 320.0

  /// An item with its place.
  private struct PlacedItem {
    let item: ExportForm.Item
    let frame: Rect
  }

  /// The rows one below the other, from the left edge of what they hold and from the first one's top.
  private struct Flow {
    var items: [PlacedItem] = []
    var labels: [(title: String, top: Double)] = []
    var height = 0.0
  }

  /// The sheet in the middle.
  override var sheetFrame: Rect {
    let width = min(Self.width, max(0, bounds.width - 2 * Grid.gap))
    return centered(
      Size(
        width: width,
        height: Self.titleHeight(isLow) + contentHeight(in: width) + Self.footHeight(isLow)))
  }

  private var isLow: Bool { bounds.height - 2 * Grid.gap < Self.lowSheet }
  private static func titleHeight(_ isLow: Bool) -> Double { isLow ? Grid.gap : 44 }
  private static func footHeight(_ isLow: Bool) -> Double { isLow ? 48 : 112 }

  /// The window on the rows.
  var rowsFrame: Rect {
    let sheet = sheetFrame
    let top = Self.titleHeight(isLow)
    return Rect(
      x: sheet.minX, y: sheet.minY + top, width: sheet.width,
      height: max(0, sheet.height - top - Self.footHeight(isLow)))
  }

  /// Moves the rows where they do not all show.
  @discardableResult
  override func scroll(by distance: Double) -> Bool {
    let greatest = max(0, contentHeight(in: sheetFrame.width) - rowsFrame.height)
    offset = min(max(0, offset + distance), greatest).rounded()
    return greatest > 0
  }

  /// Where the field lies that has the keys.
  var focusFrame: Rect? {
    let places = placedItems().filter { $0.item.field == form?.focus }.map(\.frame)
    return places.dropFirst().reduce(places.first) { $0?.union($1) }
  }

  private func revealFocus() {
    guard let focus = focusFrame else { return }
    let rows = rowsFrame
    if focus.minY < rows.minY { scroll(by: focus.minY - rows.minY) }
    if focus.maxY > rows.maxY { scroll(by: min(focus.maxY - rows.maxY, focus.minY - rows.minY)) }
  }

  /// Tab and the arrows go from field to field, ← → change a choice, Return starts.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    guard var form else { return super.handle(press, clipboard) }
    defer {
      self.form = form
      revealFocus()
    }
    switch press.key {
    case .escape:
      if !form.withdrawQuestion() { cancel() }
    case .return:
      onStart?()
      // Starting may ask a question: what it changed counts.
      form = self.form ?? form
    case .tab: form.moveFocus(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .down: form.moveFocus(by: 1)
    case .up: form.moveFocus(by: -1)
    case .left where !form.focus.isTyped: form.moveChoice(by: -1)
    case .right where !form.focus.isTyped: form.moveChoice(by: 1)
    default: form.type { _ = $0.handle(press, clipboard) }
    }
    return true
  }

  /// Types into the focused field.
  override func type(_ text: String) { form?.type { $0.insert(text) } }

  /// Lights up what is under the pointer.
  override func pointerMoved(at point: Point) { pointer = point }

  /// Nothing is lit.
  override func pointerExited() { pointer = nil }

  /// Takes an option, focuses a field, starts or closes.
  override func pointerReleased(at point: Point) {
    if startFrame.contains(point) {
      onStart?()
    } else if cancelFrame.contains(point) {
      cancel()
    } else if rowsFrame.contains(point),
      let placed = placedItems().first(where: { $0.frame.contains(point) })
    {
      take(placed.item)
    } else {
      super.pointerReleased(at: point)
    }
  }

  private func take(_ item: ExportForm.Item) {
    switch item.content {
    case .option(_, _, nil, let choose):
      form?.choose(choose)
      form?.setFocus(item.field)
    case .entry: if form?.focus != item.field { form?.setFocus(item.field) }
    case .option, .wrap: break
    }
  }

  /// Draws the sheet.
  override func draw(with ink: inout Ink) {
    guard let form else { return }
    drawSheet(with: &ink)
    let inner = sheetFrame.insetBy(dx: Grid.padding, dy: 0)
    if !isLow {
      ink.text(
        "Export",
        in: Rect(
          x: inner.minX, y: inner.minY, width: inner.width, height: Self.titleHeight(isLow)),
        font: Typeface.title)
    }
    scroll(by: 0)
    var rows = Ink(sharing: ink)
    drawLabels(with: &rows)
    var obstacle: String?
    for placed in placedItems() { draw(placed, of: form, obstacle: &obstacle, with: &rows) }
    ink.commands.append(.group(GroupCommand(rows.commands, clip: Clip(rowsFrame))))
    let content = contentHeight(in: sheetFrame.width)
    ink.scrollMark(at: offset, of: content, in: rowsFrame.insetBy(dx: 3, dy: 0))
    drawFoot(of: form, obstacle: obstacle, with: &ink)
  }

  private func draw(
    _ placed: PlacedItem, of form: ExportForm, obstacle: inout String?, with ink: inout Ink
  ) {
    let isHovered = pointer.map { rowsFrame.contains($0) && placed.frame.contains($0) } ?? false
    switch placed.item.content {
    case .option(let title, let isChosen, let reason, _):
      ink.option(
        title, in: placed.frame,
        Ink.OptionState(
          isChosen: isChosen, isEnabled: reason == nil, isHovered: isHovered,
          isFocused: form.focus == placed.item.field))
      if isHovered, let reason { obstacle = reason }
    case .entry(let entry, _, let unit):
      ink.entry(entry, isFocused: form.focus == placed.item.field, in: placed.frame)
      ink.text(
        unit,
        in: Rect(
          x: placed.frame.maxX + Self.unitGap, y: placed.frame.minY, width: 80,
          height: placed.frame.height), font: Typeface.caption, color: theme.secondary)
    case .wrap: break
    }
  }

  private func drawLabels(with ink: inout Ink) {
    let rowsFrame = rowsFrame
    for (title, top) in flow(in: rowsFrame.width).labels {
      ink.text(
        title,
        in: Rect(
          x: rowsFrame.minX + Grid.padding, y: rowsFrame.minY + top - offset,
          width: Self.labelWidth,
          height: Grid.row), color: theme.secondary)
    }
  }

  private func drawFoot(of form: ExportForm, obstacle: String?, with ink: inout Ink) {
    let inner = sheetFrame.insetBy(dx: Grid.padding, dy: 0)
    let top = sheetFrame.maxY - Self.footHeight(isLow)
    ink.rule(Rect(x: inner.minX, y: top, width: inner.width, height: 1))
    if !isLow {
      let line = Rect(x: inner.minX, y: top + 8, width: inner.width, height: 20)
      let isWide = ink.width(of: form.summary, in: Typeface.number) > line.width
      ink.text(form.summary, in: line, font: isWide ? Self.smallNumber : Typeface.number)
      let note = obstacle.map { ($0, true) } ?? form.note.map { ($0.text, $0.isWarning) }
      if let (text, isWarning) = note {
        ink.note(text, isWarning: isWarning, in: line.offsetBy(dx: 0, dy: 22))
      }
    }
    let showsCaps = showsCaps
    ink.button(
      Self.cancelTitle, cap: showsCaps ? "Esc" : nil, in: cancelFrame,
      isHovered: pointer.map(cancelFrame.contains) ?? false)
    ink.button(
      startTitle, cap: showsCaps ? "Return" : nil, in: startFrame, isMain: true,
      isHovered: pointer.map(startFrame.contains) ?? false, isEnabled: form.canStart)
  }

  private var showsCaps: Bool { sheetFrame.width >= Self.narrowSheet }

  private static let cancelTitle = "Cancel"
  private var startTitle: String { form?.question == nil ? "Export" : "Replace" }

  private var startFrame: Rect { buttonFrame(startTitle, cap: "Return", right: sheetFrame.maxX) }

  private var cancelFrame: Rect {
    buttonFrame(Self.cancelTitle, cap: "Esc", right: startFrame.minX + Grid.gap)
  }

  private func buttonFrame(_ title: String, cap: String, right: Double) -> Rect {
    guard let measurer = stage?.textMeasurer else { return .zero }
    let width = Ink(theme: theme, measurer: measurer)
      .buttonWidth(title, cap: showsCaps ? cap : nil)
    let margin = isLow ? Grid.gap : Grid.padding
    return Rect(
      x: right - Grid.padding - width, y: sheetFrame.maxY - margin - 32, width: width,
      height: 32)
  }

  private func placedItems() -> [PlacedItem] {
    let rowsFrame = rowsFrame
    return flow(in: rowsFrame.width).items.map {
      PlacedItem(
        item: $0.item, frame: $0.frame.offsetBy(dx: rowsFrame.minX, dy: rowsFrame.minY - offset))
    }
  }

  /// The height of the kind with the most lines, so that the choice of another kind moves nothing.
  private func contentHeight(in width: Double) -> Double {
    if let tallest, tallest.width == width { return tallest.height }
    guard let form, stage != nil else { return 0 }
    let height = ExportKind.allCases.map { flow(of: form.rows(for: $0), in: width).height }.max()
    tallest = (width, height ?? 0)
    return height ?? 0
  }

  private func flow(in width: Double) -> Flow { flow(of: form?.rows ?? [], in: width) }

  /// What has no room in its line goes to the next one.
  private func flow(of rows: [ExportForm.Row], in width: Double) -> Flow {
    let start = Grid.padding + Self.labelWidth
    let end = width - Grid.padding
    var flow = Flow()
    for row in rows {
      flow.labels.append((row.title, flow.height))
      var left = start
      func place(_ item: ExportForm.Item, _ width: Double, unit: Double = 0) {
        if left > start, left + width + unit > end {
          left = start
          flow.height += Self.rowHeight
        }
        let frame = Rect(
          x: left, y: flow.height, width: max(0, min(width, end - left - unit)), height: Grid.row)
        flow.items.append(PlacedItem(item: item, frame: frame))
        left = frame.maxX + unit
      }
      for item in row.items {
        switch item.content {
        case .wrap:
          left = start
          flow.height += Self.rowHeight
        case .option(let title, _, _, _):
          let text = self.width(of: title, in: Typeface.control)
          place(item, (text + 2 * Self.optionPadding).rounded())
          left += Self.gap
        case .entry(_, let wanted, let unit):
          if left > start { left += Grid.gap }
          let unit = Self.unitGap + self.width(of: unit, in: Typeface.caption)
          place(item, wanted ?? max(Self.leastEntry, end - left - unit), unit: unit)
        }
      }
      flow.height += Self.rowHeight
    }
    return flow
  }
}
