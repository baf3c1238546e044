import Demos
import Display
import Motion
import Testing

@testable import Playground

struct SessionTakeTests {
  @Test func `a loop that is switched on before anything moves waits for it`() throws {
    let session = try SessionFixture().session

    session.toggleLoop()

    #expect(session.transport.motion == .forwards)
  }

  @Test func `the take before the one that was opened comes back`() throws {
    let session = try SessionFixture().session
    try session.perform("next")
    let before = session.take

    try session.open(take: Take(demo: "label"))
    #expect(session.take.demo == "label")
    #expect(try session.undo() == Session.opening)
    #expect(session.take == before)
    #expect(try session.redo() == Session.opening)

    #expect(session.take.demo == "label")
  }

  @Test func `a button that was pressed is not lit in a replay`() throws {
    let resources = Resources.stub()
    let place = Point(x: 560, y: 448)
    let take = Take(
      demo: "quiz", journal: [TimedInput(0, .press(place)), TimedInput(0.1, .release(place))])
    let action = Take(demo: "quiz", journal: [TimedInput(0.1, .action("next"))])

    let lists = try [take, action].map { take in
      let player = try Player(take: take, resources: resources)
      player.seek(to: 3)
      return player.displayList()
    }

    #expect(lists[0].commands.texts.contains { $0.text == "What is 7+7?" })
    let isSame = lists[0] == lists[1]
    #expect(isSame)
  }

  @Test func `a restart that is done again stands at the start`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 60)
    fixture.session.beginStroke()
    try fixture.session.restart()
    _ = try fixture.session.undo()
    fixture.session.seek(to: 0.5)

    _ = try fixture.session.redo()

    #expect(fixture.session.time == 0)
    #expect(fixture.session.length == 0)
  }

  @Test func `backwards the loop goes round as well`() throws {
    var fixture = try SessionFixture("quiz", journal: [TimedInput(0, .action("next"))])
    fixture.session.seek(to: 0.4)
    fixture.session.toggleOutPoint()
    fixture.session.seek(to: 0.2)
    fixture.session.toggleInPoint()
    fixture.session.toggleLoop()
    fixture.session.run(.backwards)

    fixture.run(frames: 3)

    #expect(fixture.session.transport.motion == .backwards)
    #expect((0.2...0.4).contains(fixture.session.time))
    #expect(fixture.session.time > 0.3)
  }
}
