import Demos
import Display
import Motion
import Testing

@testable import Playground

struct FilmStripTests {
  private static func resources() throws -> Resources { try SessionFixture().resources }

  @Test func `frames stand at equal times in rows`() throws {
    let take = Take(demo: "quiz", journal: [TimedInput(0, .action("next"))])
    let player = try Player(take: take, resources: Self.resources())

    let rows = FilmStrip.rows(of: player, count: 5, columns: 3, span: 0...1)

    #expect(rows.map(\.times) == [[0, 0.25, 0.5], [0.75, 1]])
  }

  @Test func `a row of one take says its times beneath the frames`() throws {
    let resources = try Self.resources()
    let player = try Player(
      take: Take(demo: "quiz", journal: [TimedInput(0, .action("next"))]), resources: resources)
    let rows = FilmStrip.rows(of: player, count: 2, columns: 2, span: 0...1)

    let list = FilmStrip(rows, frameWidth: 96, text: resources.text).displayList()

    let times = list.commands.compactMap { command in
      if case .text(let text) = command { text } else { nil }
    }
    #expect(times.map(\.text) == ["0.000 s", "1.000 s"])
    #expect(times.allSatisfy { $0.origin.y > 24 + 54 })
  }

  @Test func `a figure is a drawing with the curve's name`() throws {
    let svg = CurveDrawing(try Curve("easeOutBack"), side: 200, theme: .light).svg

    #expect(svg.contains("<title>easeOutBack</title>"))
    #expect(svg.contains("<polyline"))
    #expect(!svg.contains("nan"))
  }
}
