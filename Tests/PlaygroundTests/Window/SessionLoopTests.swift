import Demos
import Testing

@testable import Playground

struct SessionLoopTests {
  @Test func `a score shows what moves when, and what was told`() throws {
    let fixture = try SessionFixture(journal: [TimedInput(0.1, .action("next"))])

    let score = fixture.session.score

    #expect(score.inputs.map(\.title) == ["next"])
    #expect(score.rows.contains { $0.layer == "labelA" && $0.property == "opacity" })
    #expect(score.rows.allSatisfy { $0.bars.allSatisfy { $0.begin == 0.1 && $0.end == 0.6 } })
    #expect(score.completions.map(\.time) == [0.6])
    #expect(score.completions.allSatisfy { $0.finished })
  }

  @Test func `a loop's rest after the end belongs to the length that is told`() throws {
    let fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])

    fixture.session.toggleLoop()

    #expect(PlaybackModel(fixture.session, curve: "").length == 0.5 + Session.loopRest)
    #expect(fixture.session.span == 0.5 + Session.loopRest)
  }

  @Test func `a loop goes round between its points`() throws {
    var fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.session.seek(to: 0.1)
    fixture.session.toggleInPoint()
    fixture.session.seek(to: 0.3)
    fixture.session.toggleOutPoint()
    fixture.session.toggleLoop()
    var times: [Double] = []

    for _ in 0..<40 {
      fixture.run(frames: 1)
      times.append(fixture.session.time)
    }

    #expect(times.allSatisfy { $0 >= 0.1 && $0 <= 0.3 })
    #expect(zip(times, times.dropFirst()).contains { $1 < $0 })
  }

  @Test func `an in point behind the out point takes it away`() throws {
    let fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.session.seek(to: 0.2)
    fixture.session.toggleOutPoint()
    fixture.session.seek(to: 0.4)

    fixture.session.toggleInPoint()

    #expect(fixture.session.loop.inPoint == 0.4)
    #expect(fixture.session.loop.outPoint == nil)
  }

  @Test func `an empty take can be scrubbed before anything was played`() throws {
    let fixture = try SessionFixture()

    fixture.session.scrub(to: 0.6)
    try fixture.session.perform("next")

    #expect(fixture.session.take.journal.map(\.time) == [0.6])
  }

  @Test(arguments: [(1.0, 780.0, 0.1), (12, 780, 1), (0.3, 300, 0.1)])
  func `the ruler's labels have room`(span: Double, width: Double, step: Double) {
    #expect(abs(TimelineGeometry.tickStep(span: span, width: width) - step) < 1e-9)
  }

  @Test(arguments: [0, 0.005])
  func `a point that is set again at its place goes`(miss: Double) throws {
    let session = try SessionFixture(journal: [TimedInput(0, .action("next"))]).session
    for toggle in [session.toggleInPoint, session.toggleOutPoint] {
      session.seek(to: 0.2)
      toggle()
      session.seek(to: 0.2 + miss)
      toggle()
    }

    #expect(session.loop.inPoint == nil)
    #expect(session.loop.outPoint == nil)
  }

  @Test func `both points go at once`() throws {
    let session = try SessionFixture(journal: [TimedInput(0, .action("next"))]).session
    session.seek(to: 0.1)
    session.toggleInPoint()
    session.seek(to: 0.3)
    session.toggleOutPoint()

    session.clearPoints()

    #expect(session.loop == Session.Loop())
  }

  @Test func `points less than a frame apart are no loop: the older one goes`() throws {
    let fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.session.seek(to: 0.2)
    fixture.session.toggleInPoint()
    fixture.session.seek(to: 0.205)

    fixture.session.toggleOutPoint()

    #expect(fixture.session.loop.outPoint == 0.205)
    #expect(fixture.session.loop.inPoint == nil)
  }

  @Test func `a loop that is switched on at the end of the take begins at its in point`() throws {
    var fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.session.seek(to: 5.0 / 60)
    fixture.session.toggleInPoint()
    fixture.session.seek(to: 6.0 / 60)
    fixture.session.toggleOutPoint()
    fixture.session.seek(to: fixture.session.length)
    var times: [Double] = []

    fixture.session.toggleLoop()
    for _ in 0..<10 {
      times.append(fixture.session.time)
      fixture.run(frames: 1)
    }
    fixture.session.togglePlay()
    times.append(fixture.session.time)

    #expect(times.dropFirst().allSatisfy { $0 >= 5.0 / 60 && $0 < 6.0 / 60 })
  }
}
