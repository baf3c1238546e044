import Demos
import Display
import Layers
import Motion
import Testing

@testable import Playground

struct ComparisonTuningTests {
  private func session(at time: Double = 0.2) throws -> Session {
    let session = try SessionFixture("label", journal: [TimedInput(0, .action("move"))]).session
    session.seek(to: time)
    return session
  }

  @Test func `the panels change B and leave A alone`() throws {
    let session = try session()
    let (take, curve) = (session.take, session.curve)

    session.toggleTunedSide()
    try session.moveEasing(by: 1)

    #expect(session.tunesOther)
    #expect(session.take == take)
    #expect(session.otherCurve == curve)
    #expect(session.curve != curve)
    #expect(session.comparison.settings?["curve"] == session.curve.map { .curve($0) })
  }

  @Test func `back at A the panels show A's values`() throws {
    let session = try session()
    let curve = session.curve
    session.toggleTunedSide()
    try session.moveEasing(by: 2)
    let other = session.curve

    session.toggleTunedSide()

    #expect(session.curve == curve)
    #expect(session.otherCurve == other)
  }

  @Test func `a step of B is undone and done again`() throws {
    let session = try session()
    session.toggleTunedSide()
    let before = session.curve
    try session.moveEasing(by: 1)
    let after = session.curve

    #expect(try session.undo() == "Curve of B")
    #expect(session.curve == before)
    _ = try session.redo()

    #expect(session.curve == after)
  }

  @Test func `undoing a swap gives both sides back`() throws {
    let session = try session()
    session.moveComparison()
    try session.moveEasing(by: 1)
    let sides = (session.curve, session.otherCurve)
    try session.swapComparison()

    _ = try session.undo()

    #expect(session.curve == sides.0)
    #expect(session.otherCurve == sides.1)
  }

  @Test func `undoing a copy gives B back`() throws {
    let session = try session()
    session.moveComparison()
    try session.moveEasing(by: 1)
    let other = session.otherCurve
    session.copyToComparison()
    #expect(session.otherCurve == session.curve)

    #expect(try session.undo() == "Copy to B")

    #expect(session.otherCurve == other)
  }

  @Test func `what B cannot be is refused and changes nothing`() throws {
    let session = try SessionFixture("quiz", journal: [TimedInput(0, .action("next"))]).session
    session.toggleTunedSide()
    let before = session.comparison.settings

    #expect(throws: CommandError.self) {
      try session.replaceTunedSettings(["deck": .files(["/nowhere/deck.txt"])], noting: "Deck")
    }

    #expect(session.comparison.settings == before)
    #expect(!session.history.canUndo)
  }

  @Test func `comparing no more, the panels change A`() throws {
    let session = try session()
    session.toggleTunedSide()

    session.moveComparison()
    session.moveComparison()

    #expect(session.comparison.mode == .off)
    #expect(!session.tunesOther)
  }

  @Test func `alike takes are said to be alike, others how far apart`() throws {
    let session = try session()
    session.moveComparison()
    for _ in 0..<100 where session.awaitsDifference { session.advanceDifference() }
    #expect(session.differenceText == "A and B move alike")

    try session.set(session.tuningRows[0].setting, to: .number(1))
    #expect(session.awaitsDifference)
    for _ in 0..<100 where session.awaitsDifference { session.advanceDifference() }

    let apart = try #require(session.difference)
    #expect(apart.distance > 1)
    #expect(session.differenceText.contains("\(apart.layer) "))
    #expect(!session.awaitsDifference)
  }

  @Test func `the distance is the one that the two players show`() throws {
    let session = try session()
    session.moveComparison()
    try session.moveEasing(by: 1)
    for _ in 0..<100 where session.awaitsDifference { session.advanceDifference() }
    let apart = try #require(session.difference)
    var other = session.take
    other.settings = try #require(session.comparison.settings)

    let centers = try [session.take, other].map { take in
      let player = try Player(take: take, resources: session.resources)
      player.seek(to: apart.time)
      let layer = try #require(player.stage.namedLayers().first { $0.name == apart.layer })
      return layer.layer.presentationFrame.center
    }

    #expect(abs(abs(centers[0].y - centers[1].y) - apart.distance) < 1e-9)
  }

  @Test func `while B is tuned, the timeline and the events are B's`() throws {
    let session = try session()
    session.toggleTunedSide()
    let duration = try #require(session.about.setting(named: "duration"))
    try session.set(duration, to: .number(2))
    session.show(.events)

    let (tuned, own) = (DeskModel(session), session.score)
    session.toggleTunedSide()
    let back = DeskModel(session)

    #expect(tuned.timeline.isOther)
    #expect(tuned.timeline.score != own)
    #expect(tuned.timeline.span >= 2)
    #expect(tuned.column.events?.events == tuned.timeline.score.events)
    #expect(!back.timeline.isOther)
    #expect(back.timeline.score == own)
  }

  @Test func `an old distance is not shown for takes that it was not measured in`() throws {
    let session = try session()
    session.moveComparison()
    try session.set(session.tuningRows[0].setting, to: .number(1))
    for _ in 0..<100 where session.awaitsDifference { session.advanceDifference() }

    session.copyToComparison()

    #expect(session.difference == nil)
    #expect(!session.differenceText.contains(" pt "))
  }
}
