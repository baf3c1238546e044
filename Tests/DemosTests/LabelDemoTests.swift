import Display
import Layers
import Testing

@testable import Demos

struct LabelDemoTests {
  /// How much of a word is to be seen: the more visible of the two labels.
  private func coverage(_ run: DemoRun) -> Double {
    (run.views(named: "label") + run.views(named: "temp")).map(\.shownAlpha).max() ?? 0
  }

  @Test func `the duplicate waits 0.2 s, lasts 0.25 s and comes from the offset`() throws {
    let run = try DemoRun(LabelDemo.self, ["offset": .point(Point(x: 80, y: 0))])

    run.act("move", at: 0)
    run.advance(to: 0.2)
    let temp = try #require(run.label("temp"))
    let label = try #require(run.label("label"))
    #expect(temp.shownAlpha == 0)
    #expect(temp.layer.presentation.transform.translation == Point(x: 80, y: 0))
    #expect(label.shownAlpha < 1)
    run.advance(to: 0.45)

    #expect(temp.shownAlpha == 1)
    #expect(temp.layer.presentation.transform.translation == .zero)
  }

  @Test func `as written the word is all but gone for the last 50 ms`() throws {
    let run = try DemoRun(LabelDemo.self, ["variant": .choice("as-written")])

    run.act("move", at: 0)
    run.advance(to: 0.449)
    #expect(coverage(run) > 0.95)
    run.advance(to: 0.451)

    #expect(run.views(named: "temp").isEmpty)
    #expect(coverage(run) < 0.2)
    run.advance(to: 0.499)
    #expect(coverage(run) < 0.2)
    run.advance(to: 0.5)
    #expect(coverage(run) == 1)
  }

  @Test func `the default variant never loses the word once it has come`() throws {
    let run = try DemoRun(LabelDemo.self)

    run.act("move", at: 0)
    for tick in 440...700 {
      run.advance(to: Double(tick) / 1000)
      #expect(coverage(run) > 0.9, "at \(tick) ms")
    }

    #expect(run.views(named: "temp").isEmpty)
    #expect(run.label("label")?.text == "Anticipation")
    #expect(run.label("label")?.transform == .identity)
  }

  @Test(arguments: [(0.5, 0.2, 0.25), (0.2, 0.3, 0.6), (0, 0, 0), (1, 0, 0)])
  func `whichever ends last, the real label comes back once`(
    duration: Double, tempDelay: Double, tempDuration: Double
  ) throws {
    let run = try DemoRun(
      LabelDemo.self,
      [
        "duration": .number(duration), "tempDelay": .number(tempDelay),
        "tempDuration": .number(tempDuration),
      ])

    run.act("move", at: 0)
    run.advance(to: 2)

    #expect(run.label("label")?.shownAlpha == 1)
    #expect(run.label("label")?.text == "Anticipation")
    #expect(run.views(named: "temp").isEmpty)
    #expect(run.takeCompletions().map(\.name).sorted() == ["in", "out"])
  }

  @Test func `a press during the motion waits for its end`() throws {
    let run = try DemoRun(LabelDemo.self)

    run.act("move", at: 0)
    run.act("move", at: 0.1)
    #expect(run.views(named: "temp").count == 1)
    run.advance(to: 2)

    #expect(run.label("label")?.text == "Key")
    #expect(run.takeCompletions().count == 4)
  }
}
