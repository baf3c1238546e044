internal import Display
internal import Layers

/// Rows of one height in a column that scrolls; only those that show are drawn.
class RowsView: PanelView {
  /// Runs with the row that was pressed, and the place in it.
  var onPress: ((Int, Point) -> Void)?
  /// Runs with the row under the pointer; nil when there is none any more.
  var onHover: ((Int?) -> Void)?
  /// The row under the pointer.
  fileprivate(set) var hoveredRow: Int?
  /// The number of rows.
  var count = 0 {
    didSet { if count != oldValue { setNeedsLayout() } }
  }

  private let scroll: ScrollView
  private let canvas: RowsCanvas
  private var revealed: Int?

  /// At the right of the rows, for the mark that says how far they are scrolled.
  static let gutter = 8.0
  /// The height of a row in points.
  var rowHeight: Double { 24 }

  /// Makes an empty list.
  override init(theme: Theme, frame: Rect = .zero) {
    scroll = ScrollView(theme: theme)
    canvas = RowsCanvas(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scroll)
    scroll.content.addSubview(canvas)
    canvas.owner = self
  }

  /// Draws one row.
  func drawRow(_ index: Int, in rect: Rect, with ink: inout Ink) {}

  /// Scrolls as little as it takes to show a row, once for each row that is told.
  func reveal(_ row: Int?) {
    guard row != revealed else { return }
    revealed = row
    revealAgain()
  }

  /// Gives the rows their room.
  override func layoutSubviews() {
    let height = Double(count) * rowHeight
    scroll.frame = bounds
    scroll.contentSize = Size(width: bounds.width, height: height)
    canvas.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    revealAgain()
  }

  private func revealAgain() {
    guard let revealed, bounds.height > 0, (0..<count).contains(revealed) else { return }
    scroll.reveal(
      Rect(x: 0, y: Double(revealed) * rowHeight, width: bounds.width, height: rowHeight))
  }

  fileprivate func drawRows(with ink: inout Ink) {
    let first = max(0, Int(scroll.offset.y / rowHeight))
    let last = min(count, Int((scroll.offset.y + bounds.height) / rowHeight) + 1)
    guard first < last else { return }
    for index in first..<last {
      drawRow(
        index,
        in: Rect(
          x: 0, y: Double(index) * rowHeight, width: bounds.width - Self.gutter,
          height: rowHeight),
        with: &ink)
    }
  }

  fileprivate func row(at point: Point) -> Int? {
    let index = Int((point.y / rowHeight).rounded(.down))
    return (0..<count).contains(index) ? index : nil
  }
}

/// What moves under the window of a list.
private final class RowsCanvas: PanelView {
  unowned var owner: RowsView?

  override func draw(with ink: inout Ink) { owner?.drawRows(with: &ink) }

  override func pointerMoved(at point: Point) { hover(owner?.row(at: point)) }

  override func pointerExited() { hover(nil) }

  override func pointerPressed(at point: Point) {
    guard let owner, let row = owner.row(at: point) else { return }
    owner.onPress?(row, Point(x: point.x, y: point.y - Double(row) * owner.rowHeight))
  }

  private func hover(_ row: Int?) {
    guard let owner, owner.hoveredRow != row else { return }
    owner.hoveredRow = row
    owner.onHover?(row)
  }
}
