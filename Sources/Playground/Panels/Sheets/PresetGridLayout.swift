internal import Display

/// Where the presets of the sheet lie: groups under their headings, in columns.
nonisolated struct PresetGridLayout: Equatable, Sendable {
  /// The place of each preset in the content.
  let cells: [Rect]
  /// The headings with their places.
  let headings: [(title: String, frame: Rect)]
  /// The height of the content.
  let height: Double

  /// The extent of a cell: the drawing, and the name below.
  static let cell = Size(width: 112, height: 84)
  /// The height of the drawing in it.
  static let drawingHeight = 60.0
  private static let gap = 8.0
  private static let headingHeight = 32.0

  /// Lays presets out that are sorted by group.
  init(_ presets: [CurvePreset], width: Double) {
    let columns = max(1, Int((width + Self.gap) / (Self.cell.width + Self.gap)))
    let free = width - Double(columns) * Self.cell.width
    let step = Self.cell.width + (columns > 1 ? min(2 * Self.gap, free / Double(columns - 1)) : 0)
    var cells: [Rect] = []
    var headings: [(String, Rect)] = []
    var top = 0.0
    var column = 0
    for (index, preset) in presets.enumerated() {
      if index == 0 || presets[index - 1].group != preset.group {
        if index > 0 { top += Self.cell.height + Self.gap }
        headings.append(
          (preset.group.rawValue, Rect(x: 0, y: top, width: width, height: Self.headingHeight)))
        top += Self.headingHeight
        column = 0
      } else if column == columns {
        top += Self.cell.height + Self.gap
        column = 0
      }
      cells.append(
        Rect(
          x: (Double(column) * step).rounded(), y: top, width: Self.cell.width,
          height: Self.cell.height))
      column += 1
    }
    self.cells = cells
    self.headings = headings
    height = presets.isEmpty ? 0 : top + Self.cell.height
  }

  /// The cell that lies next to one in a direction of the arrows; the same where there is none.
  func neighbour(of index: Int, right: Int, down: Int) -> Int {
    guard cells.indices.contains(index) else { return 0 }
    if right != 0 { return min(max(0, index + right), cells.count - 1) }
    let here = cells[index]
    let rows = cells.indices.filter {
      down > 0 ? cells[$0].minY > here.minY : cells[$0].minY < here.minY
    }
    let edge = rows.map { cells[$0].minY }
    guard let row = down > 0 ? edge.min() : edge.max() else { return index }
    return rows.filter { cells[$0].minY == row }
      .min { abs(cells[$0].minX - here.minX) < abs(cells[$1].minX - here.minX) } ?? index
  }

  /// Layouts are equal when everything lies at the same places.
  static func == (left: PresetGridLayout, right: PresetGridLayout) -> Bool {
    left.cells == right.cells && left.height == right.height
      && left.headings.elementsEqual(right.headings, by: ==)
  }
}
