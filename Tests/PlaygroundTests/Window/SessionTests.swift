import Demos
import Display
import Testing

@testable import Playground

struct SessionTests {
  @Test func `the clock rests while nothing moves`() throws {
    var fixture = try SessionFixture()

    fixture.run(frames: 30)

    #expect(fixture.session.time == 0)
    #expect(!fixture.session.isAdvancing)
  }

  @Test func `an action runs to the end of its motion and rests there`() throws {
    var fixture = try SessionFixture()

    try fixture.session.perform("next")
    #expect(fixture.session.isAdvancing)
    fixture.run(frames: 60)

    #expect(abs(fixture.session.time - 0.5) < 1e-9)
    #expect(!fixture.session.isAdvancing)
  }

  @Test func `a stall of five seconds moves the demo by at most a tenth of a second`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 6)
    let before = fixture.session.time

    fixture.pass(5)

    #expect(fixture.session.time - before <= 0.1 + 1e-12)
  }

  @Test func `what is seen by playing is what is seen by seeking`() throws {
    var played = try SessionFixture()
    try played.session.perform("next")
    played.run(frames: 17)

    var sought = try SessionFixture()
    try sought.session.perform("next")
    sought.run(frames: 60)
    sought.session.seek(to: played.session.time)

    #expect(sought.session.displayList() == played.session.displayList())
  }

  @Test func `an input in the past drops what came later`() throws {
    var fixture = try SessionFixture()
    for _ in 0..<3 {
      try fixture.session.perform("next")
      fixture.run(frames: 45)
    }
    #expect(fixture.session.take.journal.count == 3)

    fixture.session.seek(to: 0.6)
    try fixture.session.perform("answer")

    #expect(
      fixture.session.take.journal.map(\.input) == [
        .action("next"), .action("next"), .action("answer"),
      ])
    #expect(fixture.session.take.journal.last?.time == 0.6)
  }

  @Test func `inputs are put where the playhead is also in a pause`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 12)
    fixture.session.run(.paused)
    let time = fixture.session.time

    try fixture.session.perform("answer")
    fixture.pass(1)

    #expect(fixture.session.take.journal.last == TimedInput(time, .action("answer")))
    #expect(fixture.session.time == time)
  }

  @Test func `changing the speed keeps the time and the picture`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 12)
    let time = fixture.session.time
    let picture = fixture.session.displayList()

    fixture.session.changeSpeed(by: -1)
    fixture.session.toggleSlowMotion()

    #expect(fixture.session.time == time)
    #expect(fixture.session.displayList() == picture)
  }

  @Test func `space pauses what moves, goes on, and starts over at the end`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 12)

    fixture.session.togglePlay()
    #expect(!fixture.session.isAdvancing)
    fixture.session.togglePlay()
    #expect(fixture.session.isAdvancing)
    fixture.run(frames: 60)
    fixture.session.togglePlay()

    #expect(fixture.session.time == 0)
    #expect(fixture.session.isAdvancing)
  }

  @Test func `space pauses a take in which nothing happened yet`() throws {
    let fixture = try SessionFixture()

    fixture.session.togglePlay()
    #expect(fixture.session.transport.motion == .paused)
    fixture.session.togglePlay()

    #expect(fixture.session.transport.motion == .forwards)
  }

  @Test func `a take that is opened with a journal plays by itself`() throws {
    var fixture = try SessionFixture(journal: [TimedInput(0.2, .action("next"))])

    fixture.run(frames: 60)

    #expect(abs(fixture.session.time - 0.7) < 1e-9)
  }

  @Test func `restart empties the journal and keeps the settings`() throws {
    var fixture = try SessionFixture()
    try fixture.session.moveEasing(by: 1)
    try fixture.session.perform("next")
    fixture.run(frames: 10)
    let settings = fixture.session.take.settings

    try fixture.session.restart()

    #expect(fixture.session.take == Take(demo: "quiz", settings: settings))
    #expect(fixture.session.time == 0)
  }

  @Test func `a demo is found again with the settings that it had`() throws {
    let fixture = try SessionFixture()
    try fixture.session.moveEasing(by: 1)
    let settings = fixture.session.take.settings

    try fixture.session.choose(demo: "label")
    #expect(fixture.session.take.settings.isEmpty)
    try fixture.session.choose(demo: "quiz")

    #expect(!settings.isEmpty)
    #expect(fixture.session.take.settings == settings)
  }

  @Test func `a take at rest stands still at its start, and steps from there`() throws {
    var fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.run(frames: 60)
    #expect(!fixture.session.isAdvancing)

    fixture.session.goToStart()
    fixture.run(frames: 10)

    #expect(fixture.session.time == 0)
    fixture.session.step(by: 1)
    #expect(fixture.session.time == 1.0 / 60)
  }

  @Test func `a take that plays goes on playing from its start`() throws {
    var fixture = try SessionFixture(journal: [TimedInput(0, .action("next"))])
    fixture.run(frames: 12)

    fixture.session.goToStart()
    fixture.run(frames: 3)

    #expect(abs(fixture.session.time - 3.0 / 60) < 1e-9)
  }
}
