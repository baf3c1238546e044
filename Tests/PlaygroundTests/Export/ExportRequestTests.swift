import Demos
import Display
import Foundation
import Recording
import Testing

@testable import Playground

struct ExportRequestTests {
  @Test(arguments: [
    ExportRequest(),
    ExportRequest(
      subject: .last, kind: .gif, extent: .scale(1.5), framesPerSecond: 25, order: .pingPong,
      stripCount: 12, folder: "/tmp/ä \"b\""),
    ExportRequest(kind: .curveDrawing, extent: .pixels(width: 1080, height: 1920), order: .loop),
  ])
  func `choices read back as they were`(request: ExportRequest) throws {
    let field = JSONField(try JSONValue(parsing: Data(request.json.utf8)))

    #expect(try ExportRequest(field) == request)
  }

  @Test func `choices that there are not any more stay at their defaults`() throws {
    let text = #"{"what":"all","format":"avi","size":0,"fps":1e9,"order":"odd","frames":0}"#

    let field = JSONField(try JSONValue(parsing: Data(text.utf8)))

    #expect(try ExportRequest(field) == ExportRequest())
  }

  @Test func `a strip is as large as it is drawn`() throws {
    let fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    let player = try Player(take: fixture.session.take, resources: fixture.resources)

    for count in [1, 4, 7, 8] {
      let rows = FilmStrip.rows(
        of: player, count: count, columns: min(count, FilmStrip.usualColumns), span: 0...0.5)
      let strip = FilmStrip(
        rows, frameWidth: FilmStrip.usualWidth, text: fixture.resources.text)
      #expect(strip.size == FilmStrip.size(count: count, stage: Take.defaultSize))
    }
  }

  @Test func `the time left is what the rest would take at the same pace`() {
    let progress = ExportProgress(name: "a", fraction: 0.25, elapsed: 2)

    #expect(progress.secondsLeft == 6)
    #expect(progress.text == "25 %  ·  6 s left")
  }

  @Test func `minutes are minutes`() {
    #expect(
      ExportProgress(name: "a", fraction: 0.1, elapsed: 10).text == "10 %  ·  1 min 30 s left")
  }

  @Test func `the first moments know nothing of the rest`() {
    #expect(ExportProgress(name: "a", fraction: 0.01, elapsed: 0.1).secondsLeft == nil)
    #expect(ExportProgress(name: "a", fraction: 0, elapsed: 5).secondsLeft == nil)
  }
}
