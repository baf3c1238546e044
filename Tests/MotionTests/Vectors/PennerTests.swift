import Motion
import Testing

/// The thirty easings of easings.net.
@Suite(.vectors("penner"))
struct PennerTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let x: [Double]
    let y: [Double]

    var testDescription: String { id }
  }

  @Test(arguments: try Vectors.rows("penner", of: Row.self))
  func `an easing of easings net has its defined values`(row: Row) throws {
    let curve = try #require(NamedCurve(rawValue: row.id)).curve

    let misses = mismatches(row.x, row.y, tolerance: { _ in 1e-9 }, of: curve.value)

    #expect(misses.isEmpty)
  }
}
