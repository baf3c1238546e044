import Display
import Layers
import Testing

@testable import Demos

struct ModalDragTests {
  private func presented(_ run: DemoRun) -> View? { run.views(named: "presented").first }

  /// A demo whose view is presented at 1, with the hand on it.
  private func grabbed(_ animator: String = "slide") throws -> (DemoRun, Point) {
    let run = try DemoRun(
      ModalDemo.self, ["animator": .choice(animator), "duration": .number(1)])
    run.act("present", at: 0)
    run.advance(to: 2)
    let point = try #require(presented(run)).stageFrame.center
    run.stage.send(.pressed(point))
    return (run, point)
  }

  private func move(_ run: DemoRun, _ point: Point, by distance: Double, at time: Double) {
    run.advance(to: time)
    run.stage.send(.moved(point + Point(x: 0, y: distance)))
  }

  private func release(_ run: DemoRun, _ point: Point, by distance: Double, at time: Double) {
    run.advance(to: time)
    run.stage.send(.released(point + Point(x: 0, y: distance)))
  }

  @Test func `the view follows the hand, without the curve`() throws {
    let (run, point) = try grabbed()
    let view = try #require(presented(run))
    let top = view.stageFrame.minY

    for distance in [20.0, 60, 140, 100, 40] {
      move(run, point, by: distance, at: run.stage.time + 0.1)
      #expect(abs(view.stageFrame.minY - top - distance) < 1)
      run.advance(to: run.stage.time + 1)
      #expect(abs(view.stageFrame.minY - top - distance) < 1)
    }
  }

  @Test(arguments: ["fade", "slide", "zoom", "card"])
  func `let go below the middle it goes, and the screen takes touches again`(
    animator: String
  ) throws {
    let (run, point) = try grabbed(animator)

    move(run, point, by: 100, at: 2.5)
    move(run, point, by: 250, at: 3)
    move(run, point, by: 250, at: 4)
    release(run, point, by: 250, at: 5)
    run.advance(to: 7)

    #expect(presented(run) == nil)
    #expect(run.stage.isAtRest)
    let present = try #require(run.button("Present"))
    #expect(run.stage.hitTest(present.stageFrame.center) === present)
  }

  @Test(arguments: ["fade", "slide", "zoom", "card"])
  func `let go above the middle it comes back as it was`(animator: String) throws {
    let (run, point) = try grabbed(animator)
    let before = try #require(presented(run)).layer.presentation
    let picture = run.stage.displayList()

    move(run, point, by: 100, at: 2.5)
    #expect(run.stage.displayList() != picture)
    move(run, point, by: 100, at: 3.5)
    release(run, point, by: 100, at: 4)
    run.advance(to: 6)

    #expect(try #require(presented(run)).layer.presentation == before)
    #expect(run.labels.contains { $0.text == "Presented" && $0.name == nil })
    run.act("dismiss", at: 6)
    run.advance(to: 8)
    #expect(presented(run) == nil)
  }

  @Test func `a fling dismisses from anywhere, a fling upwards keeps`() throws {
    let (down, point) = try grabbed()
    move(down, point, by: 20, at: 2.1)
    move(down, point, by: 60, at: 2.12)
    release(down, point, by: 90, at: 2.14)
    let (up, _) = try grabbed()
    move(up, point, by: 300, at: 2.5)
    move(up, point, by: 260, at: 2.52)
    release(up, point, by: 220, at: 2.54)

    for run in [down, up] { run.advance(to: 5) }

    #expect(presented(down) == nil)
    #expect(presented(up) != nil)
  }

  @Test func `the rest takes the rest of the time`() throws {
    let (run, point) = try grabbed()
    let distance = try #require(run.views(named: "presenting").first).stageFrame.height * 0.75

    move(run, point, by: distance, at: 2.5)
    move(run, point, by: distance, at: 3)
    release(run, point, by: distance, at: 4)
    run.advance(to: 4.24)
    #expect(presented(run) != nil)
    run.advance(to: 4.26)

    #expect(presented(run) == nil)
  }

  @Test func `a press that hardly moves is no drag, and a stage left in mid drag goes`() throws {
    weak var demo: (any Demo)?
    do {
      let (run, point) = try grabbed()
      move(run, point, by: 4, at: 2.1)
      #expect(run.stage.isAtRest)
      move(run, point, by: 80, at: 2.2)
      demo = run.demo
    }

    #expect(demo == nil)
  }

  /// A demo with the hand on the presenting view.
  private func touched(_ animator: String) throws -> (DemoRun, Point) {
    let run = try DemoRun(
      ModalDemo.self, ["animator": .choice(animator), "duration": .number(0.8)])
    let point = try #require(run.views(named: "presenting").first).stageFrame.center
    run.stage.send(.pressed(point))
    return (run, point)
  }

  @Test(arguments: ["fade", "slide", "zoom", "card"])
  func `a drag up presents, and leaves its name in the trace`(animator: String) throws {
    let (run, point) = try touched(animator)

    move(run, point, by: -120, at: 0.3)
    move(run, point, by: -250, at: 0.6)
    move(run, point, by: -250, at: 1)
    #expect(run.labels.contains { $0.text == "Dragging" })
    release(run, point, by: -250, at: 1.1)
    run.advance(to: 3)

    let dismiss = try #require(run.button("Dismiss"))
    #expect(run.stage.hitTest(dismiss.stageFrame.center) === dismiss)
    #expect(run.takeCompletions().map(\.name) == ["present"])
    run.act("dismiss", at: 3)
    run.advance(to: 5)
    #expect(presented(run) == nil)
  }

  @Test(arguments: ["fade", "slide", "zoom", "card"])
  func `a drag up that is let go too early leaves the picture as it was`(
    animator: String
  ) throws {
    let (run, point) = try touched(animator)
    run.stage.send(.cancelled)
    let before = run.stage.displayList()
    run.stage.send(.pressed(point))

    move(run, point, by: -20, at: 0.3)
    move(run, point, by: -100, at: 0.6)
    move(run, point, by: -100, at: 1)
    #expect(run.stage.displayList() != before)
    release(run, point, by: -100, at: 1.1)
    run.advance(to: 3)

    #expect(presented(run) == nil)
    #expect(run.takeCompletions().map(\.finished) == [false])
    run.stage.send(.cancelled)
    #expect(run.stage.displayList() == before)
  }

  @Test(arguments: ["fade", "slide", "zoom", "card"])
  func `what a hand sends away, a hand brings back to its place`(animator: String) throws {
    let (run, point) = try grabbed(animator)
    let place = try #require(presented(run)).stageFrame
    move(run, point, by: 100, at: 2.5)
    move(run, point, by: 300, at: 3)
    release(run, point, by: 300, at: 4)
    run.advance(to: 6)

    run.stage.send(.pressed(point))
    move(run, point, by: -100, at: 6.5)
    move(run, point, by: -300, at: 7)
    release(run, point, by: -300, at: 8)
    run.advance(to: 10)

    #expect(try #require(presented(run)).stageFrame == place)
  }

  @Test func `a finished drag is told as such`() throws {
    let (run, point) = try grabbed()
    _ = run.takeCompletions()

    move(run, point, by: 100, at: 2.5)
    move(run, point, by: 300, at: 3)
    release(run, point, by: 300, at: 4)
    run.advance(to: 6)

    let ends = run.takeCompletions()
    #expect(ends.map(\.name) == ["dismiss"])
    #expect(ends.map(\.finished) == [true])
  }
}
