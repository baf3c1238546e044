import Motion
import Testing

/// Values and slopes of Bézier curves at 50 digits.
@Suite(.vectors("bezier_exact"))
struct BezierExactTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let cp: [Double]
    let x: [Double]
    let y: [Double]
    let tol: [Double]
    let dydx: [Double]
    let dtol: [Double?]

    var testDescription: String { id }
    var curve: CubicBezier {
      get throws { try CubicBezier(cp[0], cp[1], cp[2], cp[3]) }
    }
  }

  @Test(arguments: try Vectors.rows("bezier_exact", of: Row.self))
  func `a Bézier's value is exact`(row: Row) throws {
    let curve = try row.curve

    let misses = mismatches(row.x, row.y, tolerance: { row.tol[$0] }, of: curve.value)

    #expect(misses.isEmpty)
  }

  @Test(arguments: try Vectors.rows("bezier_exact", of: Row.self))
  func `a Bézier's slope is exact`(row: Row) throws {
    let curve = try row.curve

    let misses = mismatches(row.x, row.dydx, tolerance: { row.dtol[$0] }, of: curve.derivative)

    #expect(misses.isEmpty)
  }
}
