internal import Display
internal import Layers

/// A layer's values in two columns: as the program set them, and as they are shown.
final class LayerValuesView: RowsView {
  private var rows: [LayerReport.Row] = []

  private static let nameShare = 0.28
  private static let dot = 5.0
  private static let figures = Font(size: 11, hasTabularFigures: true)

  /// The height of a row in points.
  override var rowHeight: Double { 20 }

  /// Shows the values.
  func update(_ rows: [LayerReport.Row]) {
    self.rows = rows
    count = rows.count
  }

  /// Draws the names of the columns into a rectangle above the list.
  static func drawHeadings(in rect: Rect, with ink: inout Ink) {
    let columns = columns(in: rect)
    for (column, text) in [(columns.model, "model"), (columns.shown, "shown")] {
      ink.text(text, in: column, font: Typeface.caption, color: ink.theme.secondary, .right)
    }
  }

  /// Draws a property's line.
  override func drawRow(_ index: Int, in rect: Rect, with ink: inout Ink) {
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let columns = Self.columns(in: rect)
    ink.text(row.name, in: columns.name, font: Typeface.caption, color: theme.secondary)
    if row.differs {
      ink.fill(rect, theme.red.withAlpha(0.10), radius: Grid.unit)
      ink.text(row.model, in: columns.model, font: Self.figures, color: theme.secondary, .right)
      ink.text(row.shown, in: columns.shown, font: Self.figures, color: theme.text, .right)
      ink.disc(
        at: Point(x: rect.maxX - 3, y: rect.midY), diameter: Self.dot, theme.red)
    } else {
      let both = Rect(
        x: columns.model.minX, y: rect.minY, width: columns.shown.maxX - columns.model.minX,
        height: rect.height)
      ink.text(row.shown, in: both, font: Self.figures, color: theme.text, .right)
    }
  }

  private static func columns(in rect: Rect) -> (name: Rect, model: Rect, shown: Rect) {
    let name = (rect.width * nameShare).rounded()
    let rest = rect.width - name - 12
    let half = (rest / 2).rounded()
    func column(_ left: Double, _ width: Double) -> Rect {
      Rect(x: rect.minX + left, y: rect.minY, width: width, height: rect.height)
    }
    return (
      column(0, name), column(name, half - Grid.unit), column(name + half, rest - half)
    )
  }
}
