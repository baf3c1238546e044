import Display
import Motion
import Testing

@testable import Playground

struct GraphGeometryTests {
  private static let well = Rect(x: 0, y: 0, width: 288, height: 248)

  @Test func `the unit box is a square with room for overshoot at both ends`() {
    let box = GraphGeometry(in: Self.well, lowest: 0, highest: 1).box

    #expect(box.width == box.height)
    #expect(box.minY >= 0.11 * box.height)
    #expect(Self.well.maxY - box.maxY >= 0.11 * box.height)
  }

  @Test func `time goes to the right and progress upwards`() {
    let geometry = GraphGeometry(in: Self.well, lowest: 0, highest: 1)

    #expect(
      geometry.point(time: 0, progress: 0) == Point(x: geometry.box.minX, y: geometry.box.maxY))
    #expect(
      geometry.point(time: 1, progress: 1) == Point(x: geometry.box.maxX, y: geometry.box.minY))
  }

  @Test(arguments: [(-0.6, 1.0), (0, 1.9), (-1, 2), (0, 1)])
  func `every value of the curve is inside the well`(lowest: Double, highest: Double) {
    let geometry = GraphGeometry(in: Self.well, lowest: lowest, highest: highest)

    #expect(geometry.point(time: 0, progress: lowest).y <= Self.well.maxY)
    #expect(geometry.point(time: 0, progress: highest).y >= Self.well.minY)
  }

  @Test func `the range of a curve holds its overshoot`() throws {
    let curve = try Curve.cubicBezier(0.68, -0.55, 0.265, 1.55)

    let range = GraphGeometry.range { curve.value(at: $0) }

    #expect(range.lowest < -0.05)
    #expect(range.highest > 1.05)
  }

  @Test(arguments: [("step-start", 0.0), ("step-end", 1), ("steps(3, jump-none)", 1.0 / 3)])
  func `a jump is drawn upright`(text: String, time: Double) throws {
    let curve = try Curve(text)
    let geometry = GraphGeometry(
      in: Rect(x: 0, y: 0, width: 200, height: 200), lowest: 0, highest: 1)

    let line = geometry.line { curve.value(at: $0) }

    let riser = zip(line, line.dropFirst()).first { abs($0.y - $1.y) > 1 }
    let found = try #require(riser)
    #expect(abs(found.0.x - found.1.x) < 1e-9)
    #expect(abs(found.0.x - geometry.point(time: time, progress: 0).x) < 0.01)
  }
}
