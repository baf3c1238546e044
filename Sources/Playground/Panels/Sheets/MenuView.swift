internal import Display
internal import Layers

/// A short list to choose from, over the dimmed desk; keys and pointer work alike.
final class MenuView: OverlayView {
  /// A line of the list.
  struct Item: Equatable {
    /// What a person reads.
    let title: String
    /// What explains it.
    let detail: String
  }

  /// Runs with the number of the line that was chosen.
  var onChoose: ((Int) -> Void)?
  /// The chosen line.
  private(set) var selected = 0

  private var title = ""
  private var items: [Item] = []
  private var first = 0

  private static let width = 440.0
  private static let titleHeight = 44.0

  /// Makes ready to open with a list.
  func prepare(_ title: String, _ items: [Item], selected: Int) {
    self.title = title
    self.items = items
    first = 0
    select(selected)
  }

  /// The arrows and Tab go from line to line and round, Return and Space take one, Esc closes.
  override func handle(_ press: KeyPress, _ clipboard: TextClipboard) -> Bool {
    switch press.key {
    case .return, .space: if !press.isRepeat { onChoose?(selected) }
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .tab: move(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .home: select(0)
    case .end: select(items.count - 1)
    case .pageUp: select(selected - shownCount)
    case .pageDown: select(selected + shownCount)
    default: return super.handle(press, clipboard)
    }
    return true
  }

  /// Moves the lines, as far as they do not all show.
  @discardableResult
  override func scroll(by distance: Double) -> Bool {
    let lines = Int((distance / Grid.row).rounded())
    first = min(max(0, first + lines), max(0, items.count - shownCount))
    return items.count > shownCount
  }

  private func move(by places: Int) {
    guard !items.isEmpty else { return }
    select(((selected + places) % items.count + items.count) % items.count)
  }

  private func select(_ index: Int) {
    selected = min(max(0, index), max(0, items.count - 1))
    first = min(first, selected)
    first = max(first, selected - shownCount + 1)
  }

  /// Lights up the line under the pointer.
  override func pointerMoved(at point: Point) {
    if let index = index(at: point) { selected = index }
  }

  /// Takes the line; a press beside the list closes it.
  override func pointerReleased(at point: Point) {
    if let index = index(at: point) {
      onChoose?(index)
    } else {
      super.pointerReleased(at: point)
    }
  }

  /// Draws the list.
  override func draw(with ink: inout Ink) {
    drawSheet(with: &ink)
    let sheet = sheetFrame
    ink.text(
      title,
      in: Rect(
        x: sheet.minX + Grid.padding, y: sheet.minY, width: sheet.width - 2 * Grid.padding,
        height: Self.titleHeight),
      font: Typeface.title)
    for row in 0..<shownCount {
      let index = first + row
      guard items.indices.contains(index) else { break }
      draw(items[index], isSelected: index == selected, in: frame(ofRow: row), with: &ink)
    }
    let lines = Rect(
      x: sheet.minX, y: sheet.minY + Self.titleHeight, width: sheet.width - 3,
      height: Double(shownCount) * Grid.row)
    ink.scrollMark(
      at: Double(first) * Grid.row, of: Double(items.count) * Grid.row, in: lines)
  }

  private func draw(_ item: Item, isSelected: Bool, in rect: Rect, with ink: inout Ink) {
    if isSelected {
      ink.fill(rect, theme.lifted, radius: Grid.unit)
      ink.fill(
        Rect(x: rect.minX, y: rect.minY + 4, width: 3, height: rect.height - 8), theme.red,
        radius: 1.5)
    }
    let inner = rect.insetBy(dx: 12, dy: 0)
    let width = ink.text(item.title, in: inner)
    ink.text(
      item.detail,
      in: Rect(
        x: inner.minX + width + Grid.padding, y: inner.minY,
        width: inner.width - width - Grid.padding, height: inner.height),
      font: Typeface.caption, color: theme.secondary, .right)
  }

  /// The list in the middle.
  override var sheetFrame: Rect {
    let height = Self.titleHeight + Double(shownCount) * Grid.row + Grid.gap
    let width = max(0, min(Self.width, bounds.width - 2 * Grid.gap))
    return Rect(
      x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: width, height: height)
  }

  private var shownCount: Int {
    let margins = min(4 * Grid.padding, bounds.height / 8)
    let room = bounds.height - Self.titleHeight - Grid.gap - margins
    return max(1, min(items.count, Int(room / Grid.row)))
  }

  private func frame(ofRow row: Int) -> Rect {
    let sheet = sheetFrame
    return Rect(
      x: sheet.minX + Grid.gap, y: sheet.minY + Self.titleHeight + Double(row) * Grid.row,
      width: sheet.width - 2 * Grid.gap, height: Grid.row)
  }

  private func index(at point: Point) -> Int? {
    (0..<shownCount).first { frame(ofRow: $0).contains(point) }.map { $0 + first }
      .flatMap { items.indices.contains($0) ? $0 : nil }
  }
}
