import Demos
import Display
import Layers
import Motion
import Testing

@testable import Playground

struct AnimationTracesTests {
  private static let twice = [TimedInput(0.1, .action("next")), TimedInput(0.3, .action("next"))]

  /// The quiz, turned round in flight, with the label chosen that two animations move.
  private func session(at time: Double = 0.4) throws -> Session {
    let session = try SessionFixture("quiz", journal: Self.twice).session
    try session.replaceSettings(["interruption": .choice("retarget")])
    session.seek(to: time)
    session.show(.layers)
    let row = try #require(session.layerTree.rows.first { $0.title == "labelB" })
    session.select(row.path)
    return session
  }

  private func traced(_ session: Session) -> Session {
    for _ in 0..<100 where session.awaitsTraces { session.advanceTraces() }
    return session
  }

  @Test func `the model with all contributions is what is shown, at every instant`() throws {
    let session = traced(try session())
    let traces = try #require(session.inspection.traces)
    let numbers = traces.numbers
    var compared = 0

    for number in numbers {
      let figure = try #require(traces.figure(of: number))
      let lines = figure.traces
      for (index, shown) in figure.shown.enumerated() {
        guard let model = figure.model[index].value, let value = shown.value else {
          continue
        }
        let sum = lines.reduce(model) { base, trace in
          guard let part = trace.samples[index].value else { return base }
          return trace.isAdditive ? base + part : part
        }
        #expect(abs(sum - value) < 1e-6)
        compared += 1
      }
    }

    #expect(compared > 300)
  }

  @Test func `two opposite animations are told apart`() throws {
    let model = try #require(TraceModel(traced(try session())))

    #expect(model.name == "position.x")
    #expect(model.lines.map(\.kind) == [.model, .animation(1), .animation(2), .shown])
    #expect(
      model.lines.map(\.detail)
        == ["", "additive, ease-in-out", "additive, ease-in-out", "the sum"])
    #expect(model.lines[1].title == "slide")
  }

  @Test func `the values at the playhead are exact and add up`() throws {
    let model = try #require(TraceModel(traced(try session(at: 0.37))))

    let values = model.lines.compactMap(\.value)

    #expect(values.count == 4)
    #expect(abs(values[0] + values[1] + values[2] - values[3]) < 1e-9)
  }

  @Test func `what comes to a sharp change is seen from both sides`() throws {
    let session = traced(try session())
    let traces = try #require(session.inspection.traces)
    let number = TracedNumber(property: "position", component: 0)

    let figure = try #require(traces.figure(of: number))
    let model = figure.model.filter { abs($0.time - 0.3) < 1e-6 }
    let shown = figure.shown.filter { abs($0.time - 0.3) < 1e-6 }.compactMap(\.value)

    #expect(model.compactMap(\.value).count == 2)
    #expect(model[0].value != model[1].value)
    #expect(abs(shown[0] - shown[1]) < 1e-2)
  }

  @Test func `traces are taken again only when the take or the layer changes`() throws {
    let session = traced(try session())
    let first = session.inspection.traces?.subject
    session.seek(to: 0.5)
    #expect(!session.awaitsTraces)

    try session.moveEasing(by: 1)
    #expect(session.awaitsTraces)

    #expect(traced(session).inspection.traces?.subject != first)
    #expect(!session.awaitsTraces)
  }

  @Test func `nothing is traced while another page shows, or before anything moves`() throws {
    let session = try session()
    session.show(.events)
    #expect(!session.awaitsTraces)

    let still = try SessionFixture("quiz").session
    still.show(.layers)

    #expect(!still.awaitsTraces)
  }

  @Test func `another number can be traced, round and round`() throws {
    let session = traced(try session())
    let numbers = try #require(session.inspection.traces).numbers
    #expect(numbers.count > 1)

    session.moveTrace(by: 1)
    #expect(session.tracedNumber == numbers[1])
    session.moveTrace(by: -2)

    #expect(session.tracedNumber == numbers.last)
  }

  @Test func `a layer that comes and goes is traced while it is there`() throws {
    let session = try SessionFixture("label", journal: [TimedInput(0, .action("move"))]).session
    session.seek(to: 0.3)
    session.show(.layers)
    session.select(try #require(session.layerTree.rows.first { $0.title == "temp" }).path)

    let model = try #require(TraceModel(traced(session)))

    #expect(model.lines.last?.samples.contains { $0.value == nil } == true)
    #expect(model.lines.last?.samples.contains { $0.value != nil } == true)
  }
}
