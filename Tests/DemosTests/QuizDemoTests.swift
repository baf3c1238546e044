import Display
import Layers
import Motion
import Testing

@testable import Demos

struct QuizDemoTests {
  private static let labels = ["labelA", "labelB"]

  private func visibleLabels(_ run: DemoRun) -> [Label] {
    Self.labels.compactMap { run.label($0) }.filter { $0.shownAlpha > 0.01 }
  }

  @Test func `two quick presses end at the third question, one after the other`() throws {
    let run = try DemoRun(QuizDemo.self)

    run.act("next", at: 0)
    run.act("next", at: 0.1)
    run.advance(to: 2)

    let visible = visibleLabels(run)
    #expect(visible.map(\.text) == ["Three?"])
    #expect(visible.first?.shownAlpha == 1)
    #expect(abs((visible.first?.stageFrame.midX ?? 0) - 480) < 0.5)
    #expect(
      run.takeCompletions() == [
        Completion(time: 0.5, name: "slide", finished: true),
        Completion(time: 1, name: "slide", finished: true),
      ])
  }

  @Test func `nothing moves faster than the curve's top speed`() throws {
    let run = try DemoRun(QuizDemo.self)
    let step = 0.001
    // A label crosses one width in half a second; ease-in-out is steepest in its middle.
    let topSpeed = 960 / 0.5 * Curve.easeInOut.derivative(at: 0.5)
    var fastest = 0.0
    var last: [String: (x: Double, alpha: Double)] = [:]

    run.act("next", at: 0)
    for tick in 0...1200 {
      let time = Double(tick) * step
      if tick == 100 { run.act("next", at: time) }
      run.advance(to: time)
      for name in Self.labels {
        guard let label = run.label(name) else { continue }
        let now = (x: label.stageFrame.midX, alpha: label.shownAlpha)
        if let before = last[name], now.alpha > 0, before.alpha > 0 {
          fastest = max(fastest, abs(now.x - before.x) / step)
        }
        last[name] = now
      }
    }

    #expect(fastest > topSpeed * 0.9)
    #expect(fastest <= topSpeed * 1.001)
  }

  @Test(arguments: [2, 3, 4, 7, 20])
  func `presses during a motion become one transition to the last question`(count: Int) throws {
    let run = try DemoRun(QuizDemo.self)

    for press in 0..<count { run.act("next", at: Double(press) * 0.01) }
    run.advance(to: 5)

    let questions = ["One?", "Two?", "Three?"]
    #expect(visibleLabels(run).map(\.text) == [questions[count % 3]])
    #expect(run.takeCompletions().map(\.time) == [0.5, 1])
  }

  @Test(arguments: ["fade-one", "swap", "slide", "linear"])
  func `every press fades the old text out and the new one in`(variant: String) throws {
    let run = try DemoRun(QuizDemo.self, ["variant": .choice(variant)])

    for press in 0..<4 {
      let start = Double(press)
      run.act("next", at: start)
      run.advance(to: start + 0.2)
      let alphas = visibleLabels(run).map(\.shownAlpha)
      #expect(alphas.contains { $0 > 0.01 && $0 < 0.99 }, "press \(press)")
      run.advance(to: start + 0.9)
      #expect(visibleLabels(run).map(\.shownAlpha) == [1], "press \(press)")
    }
  }

  @Test func `without the swap the second press shows no fade`() throws {
    let run = try DemoRun(QuizDemo.self, ["variant": .choice("fade-two")])

    run.act("next", at: 0)
    run.advance(to: 1)
    #expect(visibleLabels(run).map(\.text) == ["Two?"])
    run.act("next", at: 1)

    for time in [1, 1.1, 1.25, 1.5] {
      run.advance(to: time)
      #expect(run.label("labelA")?.shownAlpha == 0)
      #expect(run.label("labelB")?.shownAlpha == 1)
    }
  }

  @Test func `each question has its own answer, and the questions wrap around`() throws {
    let run = try DemoRun(QuizDemo.self)
    let expected = [("One?", "1"), ("Two?", "2"), ("Three?", "3"), ("One?", "1")]

    for (index, (question, answer)) in expected.enumerated() {
      let time = Double(index) * 2
      if index > 0 { run.act("next", at: time) }
      run.advance(to: time + 1)
      #expect(run.label("answer")?.text == "???")
      run.act("answer", at: time + 1.5)
      #expect(visibleLabels(run).map(\.text) == [question])
      #expect(run.label("answer")?.text == answer)
    }
  }

  @Test func `an answer asked for while a press waits belongs to the question that comes in`()
    throws
  {
    let run = try DemoRun(QuizDemo.self)

    run.act("next", at: 0)
    run.act("next", at: 0.1)
    run.act("answer", at: 0.2)
    #expect(run.label("answer")?.text == "2")

    run.advance(to: 0.6)
    #expect(run.label("answer")?.text == "???")
  }

  @Test(arguments: [0.0, 0.1, 0.25, 0.4])
  func `a resize in flight keeps the off-screen label off and the visible one centred`(
    time: Double
  ) throws {
    let run = try DemoRun(QuizDemo.self)

    run.act("next", at: 0)
    run.advance(to: time)
    run.stage.resize(to: Size(width: 1280, height: 720))
    run.advance(to: 1)

    let frames = Self.labels.compactMap { run.label($0)?.stageFrame }
    let centred = frames.filter { abs($0.midX - 640) < 0.5 }
    let offScreen = frames.filter { $0.maxX <= 0 || $0.minX >= 1280 }
    #expect(centred.count == 1)
    #expect(offScreen.count == 1)
  }

  @Test func `the off-screen label follows the width after a resize`() throws {
    let run = try DemoRun(QuizDemo.self)

    run.stage.resize(to: Size(width: 1600, height: 540))
    run.advance(to: 0.1)

    #expect(run.label("labelA")?.stageFrame.midX == 800)
    #expect(run.label("labelB")?.stageFrame.midX == -800)
  }

  @Test(arguments: [(320.0, 240.0), (480, 300), (900, 600), (1280, 720), (400, 1200)])
  func `the buttons lie on the sheet at any size, and a click does what the action does`(
    width: Double, height: Double
  ) throws {
    let page = Rect(x: 0, y: 0, width: width, height: height)
    let run = try DemoRun(QuizDemo.self, size: page.size)
    let next = try #require(run.button("Next question")).stageFrame
    let answer = try #require(run.button("Show answer")).stageFrame

    run.click(answer.center, at: 0.5)
    #expect(run.label("answer")?.text == "1")
    run.click(next.center, at: 1)
    run.advance(to: 2)

    #expect(visibleLabels(run).map(\.text) == ["Two?"])
    for frame in [next, answer] { #expect(frame.intersection(page) == frame) }
    #expect(next.intersection(answer).isEmpty)
  }

  @Test(arguments: [0, 1e-9, 600])
  func `any duration ends at the next question`(duration: Double) throws {
    let run = try DemoRun(QuizDemo.self, ["duration": .number(duration)])

    run.act("next", at: 0)
    run.advance(to: duration + 0.001)

    #expect(visibleLabels(run).map(\.text) == ["Two?"])
    #expect(run.takeCompletions().count == 1)
  }

  @Test func `a deck of one's own is named in the title`() throws {
    let own = try DemoRun(QuizDemo.self, ["deck": .files(["rivers.json"])])
    let builtIn = try DemoRun(QuizDemo.self)

    #expect(own.labels.contains { $0.text == "Quiz: Three" })
    #expect(builtIn.labels.contains { $0.text == "Quiz" })
  }

  @Test(arguments: [(320.0, 180.0), (480, 180), (320, 240), (960, 540)])
  func `question and answer have room, and lie apart`(width: Double, height: Double) throws {
    let run = try DemoRun(QuizDemo.self, size: Size(width: width, height: height))
    let answer = try #require(run.label("answer"))
    let question = try #require(run.label("labelA")).stageFrame
    let buttons = try #require(run.button("Next question")).stageFrame

    #expect(answer.font.size >= 15)
    #expect(question.maxY <= answer.stageFrame.minY)
    #expect(answer.stageFrame.maxY <= buttons.minY)
    #expect(answer.stageFrame.height >= 24)
  }
}
