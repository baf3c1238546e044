internal import Display
internal import Layers

/// A layer's values in two columns: as the program set them, and as they are shown.
final class LayerValuesView: RowsView {
  private var rows: [LayerReport.Row] = []

  /// At the right of the values, for the mark of those that differ.
  private static let markRoom = 12.0
  private static let gap = 8.0
  /// Wide enough for a size with tenths; the rest is the names'.
  private static let valueWidth = 76.0
  private static let valueShare = 0.32
  private static let dot = 5.0
  private static let figures = Font(size: 11, hasTabularFigures: true)

  /// The height of a row in points.
  override var rowHeight: Double { Self.height(of: 1) }

  /// Shows the values.
  func update(_ rows: [LayerReport.Row]) {
    self.rows = rows
    count = rows.count
  }

  /// The height that shows all of a number of values.
  static func height(of count: Int) -> Double { Double(count) * 20 }

  /// Draws a layer's title and the names of the columns into a rectangle above the list.
  static func drawHeadings(_ title: String, in rect: Rect, with ink: inout Ink) {
    let columns = columns(in: rect)
    var left = columns.shown.minX
    for (column, text) in [(columns.shown, "shown"), (columns.model, "model")] {
      let width = ink.text(
        text, in: column, font: Typeface.caption, color: ink.theme.secondary, .right)
      left = column.maxX - width
    }
    let name = Rect(
      x: rect.minX, y: rect.minY, width: left - gap - rect.minX, height: rect.height)
    ink.text(title, in: name, font: Typeface.strong)
  }

  /// Draws a property's line: its name whole, and a value that has no room in its column beside the
  /// other one.
  override func drawRow(_ index: Int, in rect: Rect, with ink: inout Ink) {
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    let columns = Self.columns(in: rect)
    if row.differs { ink.fill(rect, theme.red.withAlpha(0.10), radius: Grid.unit) }
    let name = ink.text(row.name, in: rect, font: Typeface.caption, color: theme.secondary)
    let room = Rect(
      x: rect.minX + name + Self.gap, y: rect.minY,
      width: columns.shown.maxX - rect.minX - name - Self.gap, height: rect.height)
    let shown = ink.text(row.shown, in: room, font: Self.figures, color: theme.text, .right)
    guard row.differs else { return }
    let width = ink.width(of: row.model, in: Self.figures)
    let fits = columns.model.maxX - width >= room.minX && shown <= columns.shown.width
    let right = fits ? columns.model.maxX : room.maxX - shown - Self.gap
    ink.text(
      row.model,
      in: Rect(x: room.minX, y: rect.minY, width: right - room.minX, height: rect.height),
      font: Self.figures, color: theme.secondary, .right)
    ink.disc(at: Point(x: rect.maxX - 3, y: rect.midY), diameter: Self.dot, theme.red)
  }

  private static func columns(in rect: Rect) -> (model: Rect, shown: Rect) {
    let width = max(valueWidth, (rect.width * valueShare).rounded())
    let right = rect.maxX - markRoom
    func column(_ right: Double) -> Rect {
      Rect(x: right - width, y: rect.minY, width: width, height: rect.height)
    }
    return (column(right - width - gap), column(right))
  }
}
