/// The key table arranged for reading: sections in order, spread over columns of like height.
nonisolated struct HelpColumns: Equatable {
  /// What a press on a key in the help does.
  enum Deed: Hashable {
    /// What the key does anywhere.
    case command(HotkeyCommand)
    /// An action of the demo, by its name in the take.
    case action(String)
  }

  /// A key as it is printed.
  struct Cap: Equatable {
    /// What is printed on it.
    let caption: String
    /// What a press on it does; nil where it stands for several keys or for the pointer.
    let deed: Deed?
  }

  /// A line of the help.
  struct Line: Equatable {
    /// The keys.
    let caps: [Cap]
    /// What they do.
    let summary: String

    /// What a press on the words does: what all the keys do, or nil where they differ.
    var deed: Deed? {
      let deeds = Set(caps.map(\.deed))
      return deeds.count == 1 ? deeds.first.flatMap(\.self) : nil
    }
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
    let own = actions.map { action in
      Line(
        caps: action.caps.map { Cap(caption: $0, deed: .action(action.name)) },
        summary: action.title)
    }
    let table = Hotkey.Section.allCases.map { section in
      Section(
        title: section.rawValue,
        lines: Hotkeys.table.filter { $0.section == section }.map {
          Line(caps: caps(of: $0), summary: $0.summary)
        })
    }
    return (own.isEmpty ? [] : [Section(title: demo, lines: own)]) + table
  }

  /// The caps of a row with the commands of the chords that are printed like them.
  private static func caps(of row: Hotkey) -> [Cap] {
    row.caps.map { caption in
      let binding = row.bindings.first {
        $0.chord.description.replacing("-", with: "−") == caption
      }
      return Cap(caption: caption, deed: binding.map { .command($0.command) })
    }
  }
}
