internal import Display
internal import Layers

/// The outline of the layers: names indented, what moves marked, what is not seen dimmed.
final class LayerTreeView: RowsView {
  /// Runs with the layer that was pressed.
  var onSelect: ((LayerPath) -> Void)?
  /// Runs with the layer whose triangle was pressed.
  var onFold: ((LayerPath) -> Void)?
  /// Runs with the layer under the pointer; nil when there is none any more.
  var onPoint: ((LayerPath?) -> Void)?

  private var rows: [LayerTree.Row] = []
  private var selected: LayerPath?
  private var hovered: LayerPath?

  private static let indent = 12.0
  private static let left = 8.0
  private static let triangleRoom = 16.0
  private static let markWidth = 3.0
  private static let dot = 5.0
  private static let deepest = 8

  /// Makes an empty outline.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    onPress = { [weak self] row, point in self?.press(row, at: point) }
    onHover = { [weak self] row in
      guard let self else { return }
      onPoint?(row.flatMap { self.rows.indices.contains($0) ? self.rows[$0].path : nil })
    }
  }

  /// Shows the layers.
  func update(_ model: LayersModel) {
    rows = model.tree
    selected = model.selected
    hovered = model.hovered
    count = rows.count
    reveal(rows.firstIndex { $0.path == selected })
  }

  /// Draws a layer's line.
  override func drawRow(_ index: Int, in rect: Rect, with ink: inout Ink) {
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let isSelected = row.path == selected
    if isSelected {
      ink.fill(rect, theme.lifted, radius: Grid.unit)
      ink.fill(
        Rect(
          x: rect.minX, y: rect.minY + Grid.unit, width: Self.markWidth,
          height: rect.height - 2 * Grid.unit), theme.red, radius: Self.markWidth / 2)
    } else if row.path == hovered || hoveredRow == index {
      ink.fill(rect, theme.lifted.withAlpha(0.5), radius: Grid.unit)
    }
    drawTriangle(row, in: rect, with: &ink)
    let left = titleLeft(of: row)
    let faint = theme.secondary.withAlpha(row.isInvisible ? 0.6 : 1)
    let color = row.isInvisible ? faint : row.isNamed ? theme.text : theme.secondary
    let right = rect.maxX - (row.isAnimating ? 20 : 8)
    let width = ink.text(
      row.title, in: Rect(x: left, y: rect.minY, width: right - left, height: rect.height),
      font: row.isNamed ? Self.named : Self.unnamed, color: color)
    let detailLeft = left + width + Grid.gap
    if detailLeft < right {
      ink.text(
        row.detail,
        in: Rect(x: detailLeft, y: rect.minY, width: right - detailLeft, height: rect.height),
        font: Typeface.caption, color: faint)
    }
    if row.isAnimating {
      ink.disc(at: Point(x: rect.maxX - 10, y: rect.midY), diameter: Self.dot, theme.red)
    }
  }

  private static let named = Font(size: 12, weight: .semibold)
  private static let unnamed = Font(size: 12)

  private func drawTriangle(_ row: LayerTree.Row, in rect: Rect, with ink: inout Ink) {
    guard row.fold != .none else { return }
    let center = Point(x: titleLeft(of: row) - Self.triangleRoom / 2 - 1, y: rect.midY)
    let points =
      row.fold == .open
      ? [
        Point(x: center.x - 4, y: center.y - 2), Point(x: center.x + 4, y: center.y - 2),
        Point(x: center.x, y: center.y + 3),
      ]
      : [
        Point(x: center.x - 2, y: center.y - 4), Point(x: center.x + 3, y: center.y),
        Point(x: center.x - 2, y: center.y + 4),
      ]
    ink.shape(points, theme.secondary)
  }

  private func titleLeft(of row: LayerTree.Row) -> Double {
    Self.left + Double(min(row.depth, Self.deepest)) * Self.indent + Self.triangleRoom
  }

  private func press(_ index: Int, at point: Point) {
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let left = titleLeft(of: row)
    if row.fold != .none, point.x < left, point.x >= left - Self.triangleRoom - 4 {
      onFold?(row.path)
    } else {
      onSelect?(row.path)
    }
  }
}
