import Display
import Testing

@testable import Playground

struct HelpLayoutTests {
  /// About as wide as Inter.
  private static let measures = HelpLayout.Measures(
    text: { Double($0.count) * $1.size * 0.53 }, cap: { max(20, Double($0.count) * 5.8 + 12) })
  private static let sections = HelpColumns.sections(actions: [], demo: "Quiz")
  private nonisolated static let rooms = [
    Size(width: 1184, height: 600), Size(width: 804, height: 480), Size(width: 560, height: 360),
    Size(width: 280, height: 190), Size(width: 150, height: 60), Size(width: 2400, height: 1300),
  ]

  @Test(arguments: rooms) func `no line is wider than its column, no column leaves the room`(
    room: Size
  ) {
    let layout = HelpLayout(Self.sections, in: room, Self.measures)

    for (column, sections) in zip(layout.columns, layout.table.columns) {
      for line in sections.flatMap(\.lines) {
        #expect(HelpLayout.capsWidth(line, Self.measures) <= column.caps)
        #expect(Self.measures.text(line.summary, layout.font) <= column.words)
      }
    }
    #expect(layout.stacks || layout.width <= room.width)
    #expect(layout.table.columns.flatMap { $0 } == Self.sections)
  }

  @Test(arguments: [
    (1184.0, 600.0, 3, false), (804, 480, 2, true), (560, 360, 1, true), (2400, 1300, 3, false),
  ])
  func `fewer columns that move stand in for lines that would be cut`(
    width: Double, height: Double, columns: Int, moves: Bool
  ) {
    let layout = HelpLayout(
      Self.sections, in: Size(width: width, height: height), Self.measures)

    #expect(layout.columns.count == columns)
    #expect((layout.height > height) == moves)
    #expect(!layout.stacks)
  }

  @Test func `words go under their keys where a line has no room for both`() {
    let layout = HelpLayout(Self.sections, in: Size(width: 220, height: 200), Self.measures)

    #expect(layout.stacks)
    #expect(layout.lineHeight > layout.row)
  }
}
