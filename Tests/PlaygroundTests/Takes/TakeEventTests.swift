import Demos
import Display
import Layers
import Testing

@testable import Playground

struct TakeEventTests {
  private static let twice = [TimedInput(0.1, .action("next")), TimedInput(0.3, .action("next"))]

  private func session(interruption: String = "retarget") throws -> Session {
    let session = try SessionFixture("quiz", journal: Self.twice).session
    try session.replaceSettings(["interruption": .choice(interruption)])
    return session
  }

  @Test func `events stand in order of time`() throws {
    let times = try session().score.events.map(\.time)

    #expect(times.count > 8)
    #expect(times == times.sorted())
  }

  @Test func `inputs are those of the journal`() throws {
    let inputs = try session().score.events.filter { $0.kind == .input }

    #expect(inputs.map(\.time) == [0.1, 0.3])
    #expect(inputs.map(\.title) == ["next", "next"])
  }

  @Test func `each animation has a begin and an end with its reason`() throws {
    let session = try session()
    let events = session.score.events

    let begins = events.filter { $0.kind == .begin }.count
    let ends = events.filter { if case .end = $0.kind { true } else { false } }.count

    #expect(begins == session.score.rows.reduce(0) { $0 + $1.bars.count })
    #expect(ends == begins)
    #expect(events.contains { $0.kind == .end(.replaced) && $0.time == 0.3 })
  }

  @Test func `completions are told as the player tells them`() throws {
    let session = try session()
    let player = try Player(take: session.take, resources: session.resources)
    player.seek(to: 5)

    let told: [String] = player.takeEvents().compactMap { event in
      guard case .completion(let name, let finished, let reason) = event.kind else { return nil }
      return "\(event.time) \(name) \(finished), \(reason.words)"
    }
    let listed = session.score.events.filter(EventFilter.completions.includes)

    #expect(listed.map { "\($0.time) \($0.title) \($0.detail)" }.sorted() == told.sorted())
    #expect(!told.isEmpty)
  }

  @Test func `a flood of moves is one line`() throws {
    let session = try SessionFixture(
      "modal",
      journal: [TimedInput(0, .press(Point(x: 5, y: 5)))]
        + (1...30).map { TimedInput(Double($0) / 60, .move(Point(x: 5, y: 5 + Double($0)))) }
        + [TimedInput(1, .release(Point(x: 5, y: 40)))]
    ).session

    let inputs = session.score.events.filter { $0.kind == .input }

    #expect(inputs.map(\.title) == ["press", "30 moves", "release"])
    #expect(inputs[1].detail == "to 5,35")
  }

  @Test func `up and down go from one listed instant to the next`() throws {
    let session = try session()
    session.show(.events)
    session.show(.events)
    session.show(.events)
    #expect(session.inspection.filter == .inputs)
    session.seek(to: 0)

    session.visitEvent(by: 1)
    #expect(session.time == 0.1)
    session.visitEvent(by: 1)
    session.visitEvent(by: 1)
    #expect(session.time == 0.3)
    session.visitEvent(by: -1)

    #expect(session.time == 0.1)
    #expect(session.transport.motion == .paused)
  }

  @Test func `the row at the playhead is the last one that has happened`() throws {
    let session = try session()
    session.show(.events)
    session.seek(to: 0.2)

    let model = try #require(ColumnModel(session).events)

    #expect(model.current.map { model.events[$0].time } == 0.1)
    #expect(model.current.map { model.events[$0 + 1].time } == 0.3)
  }

  @Test(arguments: EventFilter.allCases)
  func `a row is current with any filter, before the first event too`(filter: EventFilter) throws {
    let session = try session()
    session.show(.events)
    session.inspection.filter = filter
    session.seek(to: 0.05)

    #expect(ColumnModel(session).events?.current == 0)
  }
}
