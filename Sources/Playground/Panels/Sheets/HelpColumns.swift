/// The key table arranged for reading: sections in order, spread over columns of like height.
nonisolated struct HelpColumns: Equatable {
  /// A line of the help.
  struct Line: Equatable {
    /// The keys, one cap each.
    let caps: [String]
    /// What they do.
    let summary: String
  }

  /// Lines under a heading.
  struct Section: Equatable {
    /// The heading.
    let title: String
    /// The lines.
    let lines: [Line]

    /// The height in lines; the heading and the gap before it count as two.
    var height: Int { lines.count + 2 }
  }

  /// The columns from left to right.
  let columns: [[Section]]

  /// The number of lines of the tallest column.
  var height: Int {
    columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0
  }

  /// Spreads sections over at most so many columns, keeping their order, with the tallest column as
  /// low as possible.
  init(_ sections: [Section], columns count: Int) {
    precondition(count > 0, "Help has at least one column.")
    // The least height that fits is found by trying: there are a handful of sections.
    let tallest = sections.map(\.height).max() ?? 0
    let total = sections.reduce(0) { $0 + $1.height }
    let fitting = (tallest...max(tallest, total)).lazy
      .map { Self.fill(sections, height: $0) }
      .first { $0.count <= count }
    columns = fitting ?? [sections]
  }

  private static func fill(_ sections: [Section], height: Int) -> [[Section]] {
    var columns: [[Section]] = []
    var used = height
    for section in sections {
      if used + section.height > height {
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(section)
      used += section.height
    }
    return columns
  }

  /// The sections of the hotkey table, after the demo's own actions.
  static func sections(actions: [DeskModel.Action], demo: String) -> [Section] {
    let own = actions.map { Line(caps: $0.caps, summary: $0.title) }
    let table = Hotkey.Section.allCases.map { section in
      Section(
        title: section.rawValue,
        lines: Hotkeys.table.filter { $0.section == section }.map {
          Line(caps: $0.caps, summary: $0.summary)
        })
    }
    return (own.isEmpty ? [] : [Section(title: demo, lines: own)]) + table
  }
}
