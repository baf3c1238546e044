import Display
import Layers
import Testing

@testable import Demos

struct ModalDemoTests {
  nonisolated static let animators = ModalMotion.allCases.map(\.rawValue)

  private func presented(_ run: DemoRun) -> View? { run.views(named: "presented").first }

  /// The middle of a button with a title.
  private func middle(of title: String, _ run: DemoRun) throws -> Point {
    try #require(run.button(title)).stageFrame.center
  }

  @Test(arguments: animators)
  func `the picture after dismissing is the one before presenting`(animator: String) throws {
    let run = try DemoRun(ModalDemo.self, ["animator": .choice(animator)])
    let before = run.stage.displayList()

    run.act("present", at: 0)
    run.advance(to: 2.5)
    #expect(run.stage.displayList() != before)
    run.act("dismiss", at: 2.5)
    run.advance(to: 5)

    #expect(run.stage.displayList() == before)
    #expect(presented(run) == nil)
  }

  @Test(arguments: animators)
  func `the presented view is not there until it comes, and rests on the screen`(
    animator: String
  ) throws {
    let run = try DemoRun(ModalDemo.self, ["animator": .choice(animator)])
    let presenting = try #require(run.views(named: "presenting").first)
    #expect(presented(run) == nil)

    run.act("present", at: 0)
    run.advance(to: 1)
    #expect(run.demo.view.takesTouches)
    run.advance(to: 2)

    let view = try #require(presented(run))
    #expect(view.shownAlpha == 1)
    #expect(view.transform == .identity)
    #expect(view.stageFrame.center.distance(to: presenting.stageFrame.center) <= 1)
  }

  @Test(arguments: animators)
  func `it comes to the same place every time`(animator: String) throws {
    let run = try DemoRun(
      ModalDemo.self, ["animator": .choice(animator), "duration": .number(0.3)])
    run.act("present", at: 0)
    run.advance(to: 1)
    let first = run.stage.displayList()

    run.act("dismiss", at: 1)
    run.act("present", at: 2)
    run.advance(to: 3)

    #expect(run.stage.displayList() == first)
  }

  @Test func `the fade takes two seconds, eased, and the presenter never moves`() throws {
    let run = try DemoRun(ModalDemo.self)
    let presenting = try #require(run.views(named: "presenting").first)
    let frame = presenting.stageFrame

    run.act("present", at: 0)
    for tick in 1..<40 {
      run.advance(to: Double(tick) * 0.05)
      #expect(presenting.stageFrame == frame)
      #expect(presenting.shownAlpha == 1)
    }

    #expect(abs((presented(run)?.shownAlpha ?? 0) - 1) < 0.01)
    run.advance(to: 2)
    #expect(run.takeCompletions() == [Completion(time: 2, name: "present", finished: true)])
  }

  @Test func `the screen takes no touches while the transition runs, and again after it`() throws {
    let run = try DemoRun(ModalDemo.self)

    run.click(try middle(of: "Present", run), at: 0)
    run.advance(to: 1)
    let dismiss = try middle(of: "Dismiss", run)
    run.click(dismiss, at: 1)
    run.advance(to: 2.1)
    #expect(presented(run)?.shownAlpha == 1)
    run.click(dismiss, at: 2.1)
    run.advance(to: 3.1)

    #expect((presented(run)?.shownAlpha ?? 1) < 1)
  }

  @Test func `without completeTransition nothing can be pressed until the watchdog comes`() throws {
    let run = try DemoRun(ModalDemo.self, ["variant": .choice("forgets")])
    run.act("present", at: 0)
    run.advance(to: 3)
    let dismiss = try middle(of: "Dismiss", run)

    run.click(dismiss, at: 3)
    run.act("dismiss", at: 3.5)
    run.advance(to: 6.9)
    #expect(presented(run)?.shownAlpha == 1)
    #expect(run.labels.contains { $0.text == "Blocked" })
    #expect(run.labels.contains { $0.text == "1 s" && !$0.isHidden })
    run.advance(to: 7)

    #expect(run.labels.contains { $0.text == "Presented" && $0.name == nil })
    #expect(run.stage.hitTest(dismiss) is Button)
  }

  @Test func `the key recovers at once`() throws {
    let run = try DemoRun(ModalDemo.self, ["variant": .choice("forgets")])
    run.act("present", at: 0)
    run.advance(to: 2.5)

    run.act("recover", at: 2.5)
    run.act("dismiss", at: 3)
    run.advance(to: 5)
    #expect(presented(run) == nil)
    run.act("recover", at: 5.5)

    #expect(run.stage.isAtRest)
    #expect(run.labels.contains { $0.text == "Ready" })
  }

  @Test func `presses too many do nothing`() throws {
    let run = try DemoRun(ModalDemo.self)

    run.act("dismiss", at: 0)
    run.act("recover", at: 0)
    run.act("present", at: 0)
    run.act("present", at: 0.5)
    run.act("dismiss", at: 1)
    run.advance(to: 3)
    run.act("present", at: 3)
    run.advance(to: 6)

    #expect(run.takeCompletions().map(\.name) == ["present"])
    #expect(run.views(named: "presented").count == 1)
  }

  @Test func `a stage that is left in the middle goes as a whole`() throws {
    weak var demo: (any Demo)?
    do {
      let run = try DemoRun(ModalDemo.self, ["variant": .choice("forgets")])
      demo = run.demo
      run.act("present", at: 0)
      run.advance(to: 3)
    }

    #expect(demo == nil)
  }
}
