internal import Display
internal import Layers

/// The export sheet: what, how large, how fast and where to, with the numbers that come of it.
final class ExportSheetView: OverlayView {
  /// Runs when the export is to start.
  var onStart: (() -> Void)?
  /// What is chosen; nil before it was opened.
  var form: ExportForm?

  private var pointer: Point?

  private static let width = 600.0
  private static let titleHeight = 44.0
  private static let labelWidth = 56.0
  private static let rowHeight = 36.0
  private static let optionPadding = 12.0
  private static let gap = 4.0
  private static let footHeight = 112.0

  /// An item with its place.
  private struct PlacedItem {
    let item: ExportForm.Item
    let frame: Rect
  }

  /// The sheet in the middle.
  override var sheetFrame: Rect {
    centered(
      Size(
        width: Self.width,
        height: Self.titleHeight + Double(lineCount) * Self.rowHeight + Self.footHeight))
  }

  /// Tab and the arrows go from field to field, ← → change a choice, Return starts.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    guard var form else { return super.handle(press, clipboard) }
    defer { self.form = form }
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
    } else if let placed = placedItems().first(where: { $0.frame.contains(point) }) {
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
    ink.text(
      "Export",
      in: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: Self.titleHeight),
      font: Typeface.title)
    drawLabels(of: form, with: &ink)
    var obstacle: String?
    for placed in placedItems() {
      let isHovered = pointer.map(placed.frame.contains) ?? false
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
            x: placed.frame.maxX + 6, y: placed.frame.minY, width: 80,
            height: placed.frame.height), font: Typeface.caption, color: theme.secondary)
      case .wrap: break
      }
    }
    drawFoot(of: form, obstacle: obstacle, with: &ink)
  }

  private func drawLabels(of form: ExportForm, with ink: inout Ink) {
    let inner = sheetFrame.insetBy(dx: Grid.padding, dy: 0)
    var top = inner.minY + Self.titleHeight
    for row in form.rows {
      ink.text(
        row.title,
        in: Rect(x: inner.minX, y: top, width: Self.labelWidth, height: Grid.row),
        color: theme.secondary)
      top += Self.rowHeight * Double(Self.lines(of: row))
    }
  }

  private func drawFoot(of form: ExportForm, obstacle: String?, with ink: inout Ink) {
    let inner = sheetFrame.insetBy(dx: Grid.padding, dy: 0)
    let top = sheetFrame.maxY - Self.footHeight
    ink.rule(Rect(x: inner.minX, y: top, width: inner.width, height: 1))
    let line = Rect(x: inner.minX, y: top + 8, width: inner.width, height: 20)
    ink.text(form.summary, in: line, font: Typeface.number)
    let note = obstacle.map { ($0, true) } ?? form.note.map { ($0.text, $0.isWarning) }
    if let (text, isWarning) = note {
      ink.note(text, isWarning: isWarning, in: line.offsetBy(dx: 0, dy: 22))
    }
    ink.button(
      Self.cancelTitle, cap: "Esc", in: cancelFrame,
      isHovered: pointer.map(cancelFrame.contains) ?? false)
    ink.button(
      startTitle, cap: "Return", in: startFrame, isMain: true,
      isHovered: pointer.map(startFrame.contains) ?? false, isEnabled: form.canStart)
  }

  private static let cancelTitle = "Cancel"
  private var startTitle: String { form?.question == nil ? "Export" : "Replace" }

  private var startFrame: Rect { buttonFrame(startTitle, cap: "Return", right: sheetFrame.maxX) }

  private var cancelFrame: Rect {
    buttonFrame(Self.cancelTitle, cap: "Esc", right: startFrame.minX + Grid.gap)
  }

  private func buttonFrame(_ title: String, cap: String, right: Double) -> Rect {
    guard let measurer = stage?.textMeasurer else { return .zero }
    let width = Ink(theme: theme, measurer: measurer).buttonWidth(title, cap: cap)
    return Rect(
      x: right - Grid.padding - width, y: sheetFrame.maxY - Grid.padding - 32, width: width,
      height: 32)
  }

  private var lineCount: Int { form?.rows.reduce(0) { $0 + Self.lines(of: $1) } ?? 0 }

  private static func lines(of row: ExportForm.Row) -> Int {
    row.items.reduce(1) { count, item in
      if case .wrap = item.content { count + 1 } else { count }
    }
  }

  private func placedItems() -> [PlacedItem] {
    guard let form else { return [] }
    let sheet = sheetFrame
    let start = sheet.minX + Grid.padding + Self.labelWidth
    var top = sheet.minY + Self.titleHeight
    var placed: [PlacedItem] = []
    for row in form.rows {
      var left = start
      for item in row.items {
        switch item.content {
        case .wrap:
          left = start
          top += Self.rowHeight
        case .option(let title, _, _, _):
          let width = (self.width(of: title, in: Typeface.control) + 2 * Self.optionPadding)
            .rounded()
          placed.append(
            PlacedItem(
              item: item, frame: Rect(x: left, y: top, width: width, height: Grid.row)))
          left += width + Self.gap
        case .entry(_, let wanted, let unit):
          if left > start { left += Grid.gap }
          let width = wanted ?? sheet.maxX - Grid.padding - left
          placed.append(
            PlacedItem(
              item: item, frame: Rect(x: left, y: top, width: width, height: Grid.row)))
          left += width + 6 + self.width(of: unit, in: Typeface.caption)
        }
      }
      top += Self.rowHeight
    }
    return placed
  }
}
