import Demos
import Testing

@testable import Playground

struct SessionRecordingTests {
  @Test func `the clock runs through a recording in which nothing moves`() throws {
    var fixture = try SessionFixture()

    fixture.session.startRecording()
    fixture.run(frames: 30)

    #expect(fixture.session.isAdvancing)
    #expect(abs(fixture.session.time - 0.5) < 1e-9)
  }

  @Test func `what was pressed in between becomes a take, pauses and all`() throws {
    var fixture = try SessionFixture()
    fixture.session.startRecording()
    fixture.run(frames: 30)
    try fixture.session.perform("next")
    fixture.run(frames: 60)

    let recorded = try #require(fixture.session.stopRecording())

    #expect(recorded.take.journal.map(\.input) == [.action("next")])
    #expect(abs(recorded.take.journal[0].time - 0.5) < 1e-9)
    #expect(recorded.span.lowerBound == 0)
    #expect(abs(recorded.span.upperBound - 1.5) < 1e-9)
  }

  @Test func `a recording starts where the playhead is`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 60)
    let start = fixture.session.time

    fixture.session.startRecording()
    fixture.run(frames: 6)

    #expect(fixture.session.stopRecording()?.span.lowerBound == start)
  }

  @Test func `a recording without any time is none`() throws {
    let fixture = try SessionFixture()

    fixture.session.startRecording()

    #expect(fixture.session.stopRecording() == nil)
  }

  @Test func `after a recording the playhead stays where it is`() throws {
    var fixture = try SessionFixture()
    fixture.session.startRecording()
    fixture.run(frames: 30)
    _ = fixture.session.stopRecording()
    let time = fixture.session.time

    fixture.run(frames: 30)

    #expect(fixture.session.time == time)
    #expect(!fixture.session.isAdvancing)
  }

  @Test func `a stage on which nothing moves is still while its recording runs`() throws {
    var fixture = try SessionFixture()
    fixture.session.startRecording()
    fixture.run(frames: 3)
    #expect(fixture.session.isStill)

    try fixture.session.perform("next")

    #expect(!fixture.session.isStill)
  }
}
