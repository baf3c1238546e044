import Motion
import Testing

/// Bézier curves outside 0…1, where they follow their end tangents.
@Suite(.vectors("bezier_extrapolation"))
struct BezierExtrapolationTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let cp: [Double]
    let x: Double
    let y: Double

    var testDescription: String { "\(id) at \(x)" }
  }

  @Test(arguments: try Vectors.rows("bezier_extrapolation", of: Row.self))
  func `a Bézier continues along its end tangent`(row: Row) throws {
    let curve = try CubicBezier(row.cp[0], row.cp[1], row.cp[2], row.cp[3])

    let value = curve.value(at: row.x)

    #expect((value - row.y).magnitude <= 1e-9 * max(1, row.y.magnitude))
  }
}
