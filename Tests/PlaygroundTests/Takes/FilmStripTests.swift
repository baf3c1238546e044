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

  @Test func `interruptions come at every tenth of the motion`() throws {
    let rows = try FilmStrip.interruptions(
      of: Take(demo: "quiz"), frames: 4, resources: Self.resources())

    #expect(rows.count == 9)
    #expect(rows.map { $0.player.take.journal.count }.allSatisfy { $0 == 2 })
    #expect(abs((rows[3].player.take.journal.last?.time ?? 0) - 0.2) < 1e-9)
  }

  @Test func `a row shows what waited for the motion before it`() throws {
    let rows = try FilmStrip.interruptions(
      of: Take(demo: "label"), frames: 4, resources: Self.resources())

    #expect(rows.allSatisfy { abs(($0.times.last ?? 0) - 1) < 1e-9 })
  }

  @Test func `the picture holds every frame`() throws {
    let resources = try Self.resources()
    let rows = try FilmStrip.interruptions(
      of: Take(demo: "quiz"), frames: 4, resources: resources)

    let strip = FilmStrip(rows, frameWidth: 96, text: resources.text)
    let groups = strip.displayList().commands.count { command in
      if case .group = command { true } else { false }
    }

    #expect(groups == 36)
    #expect(strip.size.width == 4 * 96 + 3 * 12 + 48)
  }

  @Test func `a figure is a drawing with the curve's name`() throws {
    let svg = CurveDrawing(try Curve("easeOutBack"), side: 200, theme: .light).svg

    #expect(svg.contains("<title>easeOutBack</title>"))
    #expect(svg.contains("<polyline"))
    #expect(!svg.contains("nan"))
  }
}
