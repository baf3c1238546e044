import Demos
import Testing

@testable import Playground

struct HelpColumnsTests {
  private static let sections = HelpColumns.sections(actions: [], demo: "Quiz")

  @Test(arguments: 1...4) func `every row of the table is in the help once, in order`(count: Int) {
    let columns = HelpColumns(Self.sections, columns: count)

    let shown = columns.columns.flatMap { $0 }.flatMap(\.lines).map(\.summary)

    #expect(columns.columns.count <= count)
    #expect(shown == Hotkeys.table.map(\.summary))
  }

  @Test func `more columns make a lower sheet`() {
    let one = HelpColumns(Self.sections, columns: 1)
    let three = HelpColumns(Self.sections, columns: 3)

    #expect(three.height < one.height)
  }

  @Test func `the demo's own keys come first`() throws {
    let action = DeskModel.Action(name: "next", title: "Next question", caps: ["Return", "N"])

    let sections = HelpColumns.sections(actions: [action], demo: "Quiz")

    #expect(sections.first?.title == "Quiz")
    let line = try #require(sections.first?.lines.first)
    #expect(line.caps.map(\.caption) == ["Return", "N"])
    #expect(line.deed == .action("next"))
  }

  @Test func `a printed key does what the key does`() {
    let caps = Self.sections.flatMap(\.lines).flatMap(\.caps)
    let deeds = Dictionary(caps.map { ($0.caption, $0.deed) }) { first, _ in first }

    #expect(deeds["Shift+Tab"] == .command(.moveDemo(-1)))
    #expect(deeds["Alt+−"] == .command(.adjust(-1, .fine)))
    #expect(deeds["?"] == .command(.toggleHelp))
    let silent = caps.filter { $0.deed == nil }.map(\.caption)
    #expect(silent == ["1…9", "Ctrl+Click"])
  }
}
