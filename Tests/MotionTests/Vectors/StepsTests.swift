import Motion
import Testing

/// CSS steps with every jump term, before and after the start.
@Suite(.vectors("steps"))
struct StepsTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let steps: Int
    let position: String
    let before: Bool
    let x: Double
    let y: Double

    var testDescription: String {
      "steps(\(steps), \(position)) at \(x)\(before ? " before the start" : "")"
    }

    func misses() throws -> Bool {
      let position = try #require(StepsCurve.Position(rawValue: position))
      let curve = try StepsCurve(steps, position)
      let value = before ? curve.valueBeforeStart(at: x) : curve.value(at: x)
      return (value - y).magnitude > 1e-12
    }
  }

  @Test(arguments: StepsCurve.Position.allCases.map(\.rawValue))
  func `steps are on the level of CSS's algorithm`(position: String) throws {
    let rows = try Vectors.rows("steps", of: Row.self).filter { $0.position == position }

    let misses = try rows.filter { try $0.misses() }.map(\.testDescription)

    #expect(misses.isEmpty)
  }

  @Test func `a step is reached where the product of doubles says so`() throws {
    let rows = try Vectors.rows("steps", key: "rounding_sensitive", of: Row.self)

    let misses = try rows.filter { try $0.misses() }.map(\.testDescription)

    #expect(misses.isEmpty)
  }
}
