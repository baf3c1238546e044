import Demos
import Display
import Layers
import Testing

@testable import Playground

struct LayerTreeTests {
  private func session(at time: Double = 0) throws -> Session {
    let session = try SessionFixture("label", journal: [TimedInput(0.1, .action("move"))]).session
    session.seek(to: time)
    session.show(.layers)
    return session
  }

  private func path(_ title: String, in session: Session) throws -> LayerPath {
    try #require(session.layerTree.rows.last { $0.title == title }).path
  }

  @Test func `the tree lists parents first and indents what is inside`() throws {
    let rows = try session(at: 0.2).layerTree.rows

    #expect(rows.first?.depth == 0)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1.depth <= $0.depth + 1 })
    #expect(rows.filter(\.isNamed).map(\.title) == ["label", "temp"])
  }

  @Test func `what moves is marked while it moves`() throws {
    let moving = try session(at: 0.2).layerTree.rows.filter(\.isAnimating).map(\.title)
    let resting = try session(at: 0.7).layerTree.rows.filter(\.isAnimating)

    #expect(moving == ["label", "temp"])
    #expect(resting.isEmpty)
  }

  @Test func `a path finds its layer again after the demo was rebuilt`() throws {
    let session = try session(at: 0.3)
    let path = try path("temp", in: session)
    let before = try #require(path.layer(in: session.player.stage.rootLayer))

    session.seek(to: 0.2)
    let after = try #require(path.layer(in: session.player.stage.rootLayer))

    #expect(before !== after)
    #expect(after.name == "temp")
  }

  @Test func `the path of a layer leads to that layer`() throws {
    let session = try session(at: 0.2)
    let root = session.player.stage.rootLayer

    for row in session.layerTree.rows {
      let layer = try #require(row.path.layer(in: root))
      #expect(LayerPath(of: layer, in: root) == row.path)
    }
  }

  @Test func `the page opens with the demo's first layer chosen`() throws {
    let session = try session()

    #expect(session.selectedLayer?.name == "label")
  }

  @Test func `arrows walk the lines and stay at the ends`() throws {
    let session = try session()
    session.moveSelection(by: -100)
    #expect(session.inspection.selected == .root)

    session.moveSelection(by: 1)
    #expect(session.inspection.selected == session.layerTree.rows[1].path)
    session.moveSelection(by: 100)

    #expect(session.inspection.selected == session.layerTree.rows.last?.path)
  }

  @Test func `closing goes to the layer around, opening into it`() throws {
    let session = try session()
    session.inspection.selected = .root
    let count = session.layerTree.rows.count

    session.closeSelection()
    #expect(session.layerTree.rows.count == 1)
    session.openSelection()
    #expect(session.layerTree.rows.count == count)
    session.openSelection()
    #expect(session.inspection.selected?.parent == .root)
    session.closeSelection()

    #expect(session.inspection.selected == .root)
  }

  @Test func `another demo forgets the choice`() throws {
    let session = try session()

    try session.choose(demo: "quiz")

    #expect(session.inspection.selected == nil)
  }
}
