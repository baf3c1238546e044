import Demos
import Display
import Layers
import Testing

@testable import Playground

struct StageMarksTests {
  private func session(_ demo: String, _ action: String, at time: Double) throws -> Session {
    let session = try SessionFixture(demo, journal: [TimedInput(0, .action(action))]).session
    session.seek(to: time)
    session.show(.layers)
    return session
  }

  @Test func `nothing is drawn over the stage while another page shows`() throws {
    let session = try session("quiz", "next", at: 0.2)
    session.inspection.showsFrames = true

    session.show(.tune)

    #expect(session.stageMarks == .none)
  }

  @Test func `nothing is drawn over the stage, and keys mean the settings, while no page shows`()
    throws
  {
    let session = try session("quiz", "next", at: 0.2)
    session.inspection.showsFrames = true

    session.inspection.isShown = false

    #expect(session.stageMarks == .none)
    #expect(session.inspection.activePage == .tune)
    #expect(!session.awaitsTraces)
  }

  @Test func `the chosen layer shows its frame with its size, and where the model is`() throws {
    let outlines = try session("quiz", "next", at: 0.25).stageMarks.outlines

    #expect(outlines.map(\.role) == [.model, .selected])
    #expect(outlines.last?.label.contains(" × ") == true)
  }

  @Test func `at rest the model's frame is not drawn beside the shown one`() throws {
    let outlines = try session("quiz", "next", at: 0.6).stageMarks.outlines

    #expect(outlines.map(\.role) == [.selected])
  }

  @Test func `constraints of the chosen layer have their constants`() throws {
    let session = try session("quiz", "next", at: 0)
    session.inspection.showsConstraints = true

    let texts = session.stageMarks.dimensions.map(\.text)

    #expect(texts.contains { $0 == "960" || $0 == "−960" || $0 == "0" })
  }

  @Test func `all frames bring all constraints`() throws {
    let session = try session("quiz", "next", at: 0)
    session.inspection.showsConstraints = true
    let own = session.stageMarks.dimensions.count

    session.inspection.showsFrames = true

    #expect(session.stageMarks.dimensions.count > own)
  }
}
