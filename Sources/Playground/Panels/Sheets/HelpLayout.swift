internal import Display

/// How the table of keys lies in a room: in as many columns as show every line whole, in small type
/// where that shows all of it at once, else moved up and down.
nonisolated struct HelpLayout: Equatable {
  /// How wide the keys and the words of a column are.
  struct Column: Equatable {
    /// The widest keys.
    let caps: Double
    /// The longest words.
    let words: Double
  }

  /// The sections in columns.
  let table: HelpColumns
  /// The measures of each column.
  let columns: [Column]
  /// The font of the words.
  let font: Font
  /// The height of a line.
  let row: Double
  /// True where words stand under their keys, because a line has no room for both.
  let stacks: Bool

  /// Between keys of a line.
  static let capGap = 4.0
  /// Between the keys and the words.
  static let textGap = 12.0
  private static let columnGap = 32.0
  private static let mostColumns = 3
  private static let roomiest = 28.0
  private static let least = 20.0
  private static let leastInSmallType = 16.0
  /// The rows of a line whose words stand under its keys, and some air.
  private static let stackedRows = 2.3
  /// Where the lines are moved anyway.
  private static let movedRow = 24.0

  /// The width of the text in a font, and of a key.
  struct Measures {
    /// The width of a text.
    let text: (String, Font) -> Double
    /// The width of a key with its caption.
    let cap: (String) -> Double
  }

  /// Lays the sections out in a room.
  init(_ sections: [HelpColumns.Section], in room: Size, _ measures: Measures) {
    let tables = (1...Self.mostColumns).reversed().map { HelpColumns(sections, columns: $0) }
    func columns(_ table: HelpColumns, _ font: Font) -> [Column] {
      table.columns.map { Self.column($0, font, measures) }
    }
    func fits(_ table: HelpColumns, _ font: Font) -> Bool {
      Self.width(of: columns(table, font), stacks: false) <= room.width
    }
    func row(_ table: HelpColumns) -> Double {
      (room.height / Self.rows(of: table, perLine: 1)).rounded(.down)
    }
    let large = tables.filter { fits($0, Typeface.control) }
    let small = tables.filter { fits($0, Typeface.caption) }
    let whole =
      large.first { row($0) >= Self.least }.map { ($0, Typeface.control, row($0)) }
      ?? small.first { row($0) >= Self.leastInSmallType }.map { ($0, Typeface.caption, row($0)) }
    let moved =
      large.first.map { ($0, Typeface.control, Self.movedRow) }
      ?? small.first.map { ($0, Typeface.caption, Self.movedRow) }
    let chosen = whole ?? moved
    stacks = chosen == nil
    (table, font, self.row) =
      chosen.map { ($0.0, $0.1, min(Self.roomiest, $0.2)) }
      ?? (HelpColumns(sections, columns: 1), Typeface.control, Self.least)
    self.columns = columns(table, font)
  }

  /// The height of a line of keys with its words.
  var lineHeight: Double { (stacks ? Self.stackedRows : 1) * row }

  /// The height of the whole table.
  var height: Double { Self.rows(of: table, perLine: stacks ? Self.stackedRows : 1) * row }

  /// The width of the whole table.
  var width: Double { Self.width(of: columns, stacks: stacks) }

  /// The left edge of a column.
  func left(of index: Int) -> Double {
    columns.prefix(index).reduce(0) {
      $0 + Self.width(of: [$1], stacks: stacks) + Self.columnGap
    }
  }

  /// The width of the keys of a line.
  static func capsWidth(_ line: HelpColumns.Line, _ measures: Measures) -> Double {
    line.caps.reduce(-capGap) { $0 + measures.cap($1.caption) + capGap }
  }

  /// The rows of the tallest column: a heading takes one, and half of one before it.
  private static func rows(of table: HelpColumns, perLine: Double) -> Double {
    table.columns.map { sections in
      sections.reduce(-0.5) { $0 + 1.5 + Double($1.lines.count) * perLine }
    }.max() ?? 0
  }

  private static func column(
    _ sections: [HelpColumns.Section], _ font: Font, _ measures: Measures
  ) -> Column {
    let lines = sections.flatMap(\.lines)
    return Column(
      caps: lines.map { capsWidth($0, measures) }.max() ?? 0,
      words: (lines.map { measures.text($0.summary, font) }.max() ?? 0).rounded(.up))
  }

  private static func width(of columns: [Column], stacks: Bool) -> Double {
    columns.reduce(-columnGap) { sum, column in
      let width =
        stacks ? max(column.caps, column.words) : column.caps + textGap + column.words
      return sum + width + columnGap
    }
  }
}
