import Demos
import Testing

@testable import Playground

struct EditHistoryTests {
  private func setting(_ name: String, in fixture: SessionFixture) throws -> Setting {
    try #require(fixture.session.about.setting(named: name))
  }

  @Test func `undo takes tuning steps back one by one, redo does them again`() throws {
    let fixture = try SessionFixture()
    let session = fixture.session
    let duration = try setting("duration", in: fixture)
    let start = session.take
    session.beginStroke()
    try session.set(duration, to: .number(1))
    session.beginStroke()
    try session.set(duration, to: .number(2))
    let end = session.take

    #expect(try session.undo() == "Duration")
    #expect(session.take.settings["duration"] == .number(1))
    #expect(try session.undo() == "Duration")
    #expect(session.take == start)
    #expect(try session.undo() == nil)
    _ = try session.redo()
    _ = try session.redo()

    #expect(session.take == end)
    #expect(try session.redo() == nil)
  }

  @Test func `the oldest steps go before all of them hold too much`() {
    let inputs = (0..<1000).map { TimedInput(Double($0), .action("next")) }
    var history = EditHistory()

    for stroke in 0..<400 { history.note(.journal(inputs), of: "Inputs", stroke: stroke) }

    #expect(history.valueCount <= EditHistory.mostValues)
    #expect(history.valueCount > EditHistory.mostValues / 2)
  }

  @Test func `a stroke of the hand is one step`() throws {
    let fixture = try SessionFixture()
    let duration = try setting("duration", in: fixture)
    fixture.session.beginStroke()
    for tenths in 6...20 {
      try fixture.session.set(duration, to: .number(Double(tenths) / 10))
    }

    _ = try fixture.session.undo()

    #expect(fixture.session.take.settings.isEmpty)
  }

  @Test func `a stroke that goes back to where it began is no step`() throws {
    let fixture = try SessionFixture()
    let session = fixture.session
    let duration = try setting("duration", in: fixture)
    session.beginStroke()
    try session.set(duration, to: .number(2))
    session.beginStroke()
    try session.set(duration, to: .number(3))
    try session.set(duration, to: .number(2))

    _ = try session.undo()

    #expect(session.take.settings.isEmpty)
    #expect(try session.undo() == nil)
  }

  @Test func `inputs that a new one dropped come back`() throws {
    let journal = [TimedInput(0.1, .action("next")), TimedInput(0.6, .action("answer"))]
    let fixture = try SessionFixture(journal: journal)
    fixture.session.seek(to: 0.3)
    try fixture.session.perform("next")
    #expect(fixture.session.take.journal.count == 2)

    #expect(try fixture.session.undo() == "Inputs")

    #expect(fixture.session.take.journal == journal)
  }

  @Test func `undoing a tuning step keeps the inputs that were added since`() throws {
    let fixture = try SessionFixture()
    try fixture.session.moveEasing(by: 1)
    try fixture.session.perform("next")

    _ = try fixture.session.undo()

    #expect(fixture.session.take.settings.isEmpty)
    #expect(fixture.session.take.journal.count == 1)
  }

  @Test func `a restart can be undone`() throws {
    let journal = [TimedInput(0.1, .action("next"))]
    let fixture = try SessionFixture(journal: journal)
    try fixture.session.restart()

    _ = try fixture.session.undo()

    #expect(fixture.session.take.journal == journal)
  }

  @Test func `a coordinate goes back to its default alone`() throws {
    let fixture = try SessionFixture("label")
    let rows = fixture.session.tuningRows
    let x = try #require(rows.firstIndex { $0.part == .x })
    let y = try #require(rows.firstIndex { $0.part == .y })
    for row in [x, y] {
      fixture.session.focus(row: row)
      try fixture.session.adjustFocused(by: 1, .normal)
    }

    fixture.session.focus(row: x)
    try fixture.session.resetFocused()

    #expect(!fixture.session.isChanged(rows[x]))
    #expect(fixture.session.isChanged(rows[y]))
  }
}
