import Demos
import Display
import Motion
import Testing

@testable import Playground

struct SessionTuningTests {
  @Test func `a changed setting shows at once at the same time`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 15)
    let time = fixture.session.time
    let picture = fixture.session.displayList()

    try fixture.session.moveEasing(by: 1)

    #expect(fixture.session.time == time)
    #expect(fixture.session.displayList() != picture)
    #expect(fixture.session.take.journal.count == 1)
  }

  @Test func `easings go round through every preset`() throws {
    let fixture = try SessionFixture()
    let start = fixture.session.curve
    var seen: Set<Curve> = []

    for _ in CurvePreset.all {
      try fixture.session.moveEasing(by: 1)
      fixture.session.curve.map { _ = seen.insert($0) }
    }

    #expect(seen.count == CurvePreset.all.count)
    #expect(fixture.session.curve == start)
  }

  @Test func `a value that is back at its default leaves the take`() throws {
    let fixture = try SessionFixture()

    try fixture.session.moveEasing(by: 1)
    #expect(!fixture.session.take.settings.isEmpty)
    try fixture.session.moveEasing(by: -1)

    #expect(fixture.session.take.settings.isEmpty)
  }

  @Test func `a shorter duration keeps the playhead`() throws {
    var fixture = try SessionFixture()
    try fixture.session.perform("next")
    fixture.run(frames: 27)
    let time = fixture.session.time
    let duration = try #require(fixture.session.about.setting(named: "duration"))

    try fixture.session.set(duration, to: .number(0.1))
    fixture.run(frames: 10)

    #expect(fixture.session.time == time)
    #expect(!fixture.session.isAdvancing)
  }

  @Test func `the focus goes round through all settings`() throws {
    let fixture = try SessionFixture()
    let adjustable = fixture.session.tuningRows.count
    let start = fixture.session.focusedRow
    var seen: Set<Int> = []

    for _ in 0..<adjustable {
      fixture.session.moveFocus(by: 1)
      seen.insert(fixture.session.focusedRow)
    }

    #expect(seen.count == adjustable)
    #expect(fixture.session.focusedRow == start)
  }

  @Test(arguments: [
    (NumberScale.StepSize.normal, 0.55), (.coarse, 1.0), (.fine, 0.505),
  ])
  func `steps are the setting's own, ten of them, or a tenth`(
    stride: NumberScale.StepSize, expected: Double
  ) throws {
    let fixture = try SessionFixture()
    let row = try #require(
      fixture.session.tuningRows.firstIndex { $0.setting.name == "duration" })
    fixture.session.focus(row: row)

    try fixture.session.adjustFocused(by: 1, stride)

    #expect(fixture.session.value(of: fixture.session.tuningRows[row]) == .number(expected))
  }

  @Test func `a vector is tuned a coordinate at a time`() throws {
    let fixture = try SessionFixture("label")
    let rows = fixture.session.tuningRows
    let x = try #require(rows.firstIndex { $0.part == .x })
    guard case .point(let before) = fixture.session.value(of: rows[x]) else {
      Issue.record("The offset is a vector.")
      return
    }

    fixture.session.focus(row: x)
    try fixture.session.adjustFocused(by: 1, .normal)

    guard case .point(let after) = fixture.session.value(of: rows[x]) else { return }
    #expect(after.x > before.x)
    #expect(after.y == before.y)
  }

  @Test func `the dot of the graph follows the motion from the last action`() throws {
    var fixture = try SessionFixture()
    #expect(fixture.session.curveProgress == nil)

    try fixture.session.perform("next")
    fixture.run(frames: 15)
    #expect(abs((fixture.session.curveProgress ?? -1) - 0.5) < 1e-9)
    fixture.run(frames: 60)

    #expect(fixture.session.curveProgress == 1)
  }

  @Test func `what moves nothing with the curve does not set the dot back`() throws {
    var fixture = try SessionFixture("modal")
    try fixture.session.perform("present")
    fixture.run(frames: 240)
    #expect(fixture.session.curveProgress == 1)

    fixture.session.pointerPressed(at: Point(x: 2, y: 2))
    fixture.session.pointerReleased(at: Point(x: 2, y: 2))

    #expect(fixture.session.curveProgress == 1)
  }

  @Test func `the dot follows a press that had to wait from when it moves`() throws {
    let fixture = try SessionFixture(
      "quiz", journal: [TimedInput(0, .action("next")), TimedInput(0.3, .action("next"))])
    fixture.session.seek(to: 0.45)
    #expect(abs((fixture.session.curveProgress ?? -1) - 0.9) < 1e-9)

    fixture.session.seek(to: 0.75)

    #expect(abs((fixture.session.curveProgress ?? -1) - 0.5) < 1e-9)
  }

  @Test func `a pasted curve and its duration are one step`() throws {
    let session = try SessionFixture().session
    session.beginStroke()

    let seconds = try session.paste(.easeIn, seconds: 0.3).duration

    #expect(seconds == 0.3)
    #expect(session.curve == .easeIn)
    #expect(session.duration == 0.3)
    #expect(try session.undo() == "Paste")
    #expect(session.duration == 0.5)
    #expect(try session.undo() == nil)
  }

  @Test func `a pasted delay is part of the same step where the demo has one`() throws {
    let session = try SessionFixture().session
    session.beginStroke()

    let times = try session.paste(.easeIn, seconds: 0.3, delay: 0.2)

    #expect(times == PastedTimes(duration: 0.3, delay: 0.2))
    #expect(session.tunedSettings["delay"] == .number(0.2))
    #expect(try session.undo() == "Paste")
    #expect(session.tunedSettings["delay"] == nil)
  }

  @Test func `a pasted duration that is not allowed is left alone`() throws {
    let session = try SessionFixture().session

    #expect(try session.paste(.easeIn, seconds: 1e6).duration == nil)

    #expect(session.curve == .easeIn)
    #expect(session.duration == 0.5)
  }

  @Test(arguments: [("5,10", Point(x: 5, y: 10)), ("7", Point(x: 7, y: 96))])
  func `a vector's row takes one number or both`(text: String, offset: Point) throws {
    let session = try SessionFixture("label").session
    let row = try #require(session.tuningRows.first { $0.part == .x })

    try session.set(row, typed: text)

    #expect(session.value(of: row) == .point(offset))
  }

  @Test func `a number is typed with a dot or a comma`() throws {
    let session = try SessionFixture("label").session
    let row = try #require(session.tuningRows.first { $0.setting.name == "duration" })

    try session.set(row, typed: "0,25")
    #expect(session.value(of: row) == .number(0.25))
    try session.set(row, typed: "1.5")

    #expect(session.value(of: row) == .number(1.5))
  }

  @Test(arguments: ["5,", "a", "1,2,3", "5000", "1,5000"])
  func `a vector's row refuses in the words of its hint`(text: String) throws {
    let session = try SessionFixture("label").session
    let row = try #require(session.tuningRows.first { $0.part == .x })

    let error = #expect(throws: CommandError.self) { try session.set(row, typed: text) }

    #expect(error?.description.contains(row.allowed) == true)
  }

  @Test func `a curve's row takes a preset's name`() throws {
    let session = try SessionFixture().session
    let row = try #require(session.tuningRows.first { $0.isCurve })

    try session.set(row, typed: "swiftui bouncy")

    #expect(session.curve?.description == "spring(duration: 0.5, bounce: 0.3)")
  }

  @Test func `a curve that settles by itself rules the durations, and says so`() throws {
    let session = try SessionFixture("label").session
    let rows = session.tuningRows.filter { $0.setting.name.lowercased().hasSuffix("duration") }
    #expect(rows.map { session.unusedNote(of: $0) } == [nil, nil])

    try session.setCurve(Curve("spring(1, 100, 10)"))

    #expect(rows.allSatisfy { session.unusedNote(of: $0) == "1.47 s, the curve’s own" })
  }

  @Test func `a direction counts only where the transition has one`() throws {
    let session = try SessionFixture("transitions").session
    let row = try #require(session.tuningRows.first { $0.setting.name == "subtype" })
    let type = try #require(session.tuningRows.first { $0.setting.name == "type" })
    #expect(session.unusedNote(of: row) == "no directions")

    try session.set(type, typed: "push")

    #expect(session.unusedNote(of: row) == nil)
  }

  @Test func `a type that an action went on from shows beside the one that is set`() throws {
    let session = try SessionFixture("transitions").session
    let type = try #require(session.tuningRows.first { $0.setting.name == "type" })
    #expect(session.text(of: type) == "fade")

    try session.perform("next-type")
    try session.perform("next-type")
    #expect(session.text(of: type) == "fade, now push")
    try session.perform("previous-type")
    try session.perform("previous-type")

    #expect(session.text(of: type) == "fade")
  }
}
