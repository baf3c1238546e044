import Demos
import Display
import Testing

@testable import Playground

struct SessionPointerTests {
  @Test func `hovering leaves no trace in the take`() throws {
    let fixture = try SessionFixture()

    for x in 0..<50 { fixture.session.pointerMoved(to: Point(x: Double(x), y: 20)) }

    #expect(fixture.session.take.journal.isEmpty)
  }

  @Test func `a press and its release are inputs of the take`() throws {
    let fixture = try SessionFixture()
    let point = Point(x: 12, y: 34)

    fixture.session.pointerPressed(at: point)
    fixture.session.pointerReleased(at: point)

    #expect(fixture.session.take.journal.map(\.input) == [.press(point), .release(point)])
  }

  @Test func `moves with the button down count once a tick`() throws {
    var fixture = try SessionFixture()
    fixture.session.pointerPressed(at: Point(x: 0, y: 0))

    for x in 1...20 { fixture.session.pointerMoved(to: Point(x: Double(x), y: 0)) }
    fixture.run(frames: 1)

    #expect(
      fixture.session.take.journal.map(\.input) == [
        .press(Point(x: 0, y: 0)), .move(Point(x: 20, y: 0)),
      ])
  }

  @Test func `a release without a press is none`() throws {
    let fixture = try SessionFixture()

    fixture.session.pointerReleased(at: Point(x: 1, y: 1))

    #expect(fixture.session.take.journal.isEmpty)
  }

  @Test func `hovering changes nothing that a replay shows later`() throws {
    var hovered = try SessionFixture()
    var still = try SessionFixture()

    hovered.session.pointerMoved(to: Point(x: 480, y: 450))
    for session in [hovered.session, still.session] { try session.perform("next") }
    hovered.run(frames: 20)
    still.run(frames: 20)
    hovered.session.pointerMoved(to: Point(x: -10, y: -10))

    #expect(hovered.session.take == still.session.take)
    #expect(hovered.session.displayList() == still.session.displayList())
  }
}
