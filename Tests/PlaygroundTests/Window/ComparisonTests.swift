import Demos
import Display
import Motion
import Testing

@testable import Playground

struct ComparisonTests {
  private func session(at time: Double) throws -> Session {
    let session = try SessionFixture("label", journal: [TimedInput(0, .action("move"))]).session
    session.seek(to: time)
    return session
  }

  @Test func `B begins as a copy of A and keeps it while A is tuned`() throws {
    let session = try session(at: 0.2)
    let curve = session.curve

    session.moveComparison()
    try session.moveEasing(by: 1)

    #expect(session.otherCurve == curve)
    #expect(session.curve != curve)
  }

  @Test func `ghosts show only where B differs`() throws {
    let session = try session(at: 0.2)
    session.moveComparison()
    #expect(session.overlay().isEmpty)

    try session.moveEasing(by: 1)

    #expect(!session.overlay().isEmpty)
  }

  @Test func `a swap changes both sides and can be undone`() throws {
    let session = try session(at: 0.2)
    session.moveComparison()
    let first = session.curve
    try session.moveEasing(by: 1)
    let second = session.curve

    try session.swapComparison()
    #expect(session.curve == first)
    #expect(session.otherCurve == second)
    _ = try session.undo()

    #expect(session.curve == second)
  }

  @Test func `what is compared never gets into the picture of the stage`() throws {
    let session = try session(at: 0.2)
    let picture = session.displayList()
    session.moveComparison()
    session.comparison.showsOnionSkin = true
    _ = session.overlay()

    #expect(session.displayList() == picture)
  }

  @Test func `side by side B has a picture of its own`() throws {
    let session = try session(at: 0.2)
    session.moveComparison()
    #expect(session.otherDisplayList() == nil)

    session.moveComparison()

    #expect(session.otherDisplayList() == session.displayList())
  }

  @Test func `the onion skin spans the motion with its delayed part`() throws {
    let session = try session(at: 0.1)

    #expect(session.motionSpan == 0...0.5)
  }

  @Test func `blue pencil draws no shadows and keeps opacities`() {
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    let pencil = BluePencil(color: Color(hex: 0x3F7FE8), strength: 1)

    let drawn = pencil.drawn([
      .shadow(ShadowCommand(square, cornerRadius: 0, blurRadius: 4, color: .black)),
      .rectangle(RectangleCommand(square, color: .white, opacity: 0.5)),
    ])

    let rectangles = drawn.compactMap { command in
      if case .rectangle(let rectangle) = command { rectangle } else { nil }
    }
    #expect(rectangles.count == drawn.count)
    #expect(rectangles.map(\.opacity) == [0.5, 0.5])
    #expect(rectangles.last?.borderColor == Color(hex: 0x3F7FE8))
  }

  @Test func `a view in the pencil's colour has a light line within the pencil's`() throws {
    let red = Theme.dark.red
    let square = RectangleCommand(Rect(x: 0, y: 0, width: 10, height: 10), color: red)

    let drawn = BluePencil(color: red, strength: 1).drawn([.rectangle(square)])

    let rectangles = drawn.compactMap { command in
      if case .rectangle(let rectangle) = command { rectangle } else { nil }
    }
    let (halo, line) = (try #require(rectangles.first), try #require(rectangles.last))
    #expect(halo.borderWidth > line.borderWidth)
    #expect(halo.borderColor.green > line.borderColor.green)
  }

  @Test func `side by side each take has an onion skin of its own color`() throws {
    let session = try session(at: 0.2)
    session.moveComparison()
    session.moveComparison()
    try session.moveEasing(by: 1)
    let plain = try #require(session.otherDisplayList()).commands

    session.comparison.showsOnionSkin = true

    let other = try #require(session.otherDisplayList()).commands.dropFirst(plain.count)
    #expect(Self.wayColor(in: Array(other)) == Theme.dark.blue)
    #expect(Self.wayColor(in: session.overlay()) == Theme.dark.red)
  }

  /// The colour of the line that connects the poses.
  private static func wayColor(in commands: [DrawCommand]) -> Color? {
    commands.compactMap { command in
      if case .polyline(let line) = command { line.color } else { nil }
    }.last
  }
}
