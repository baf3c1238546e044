import Motion
import Testing

/// The step response of damped springs in all three regimes.
@Suite(.vectors("springs"))
struct SpringsTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Settle: Decodable, Sendable {
      let eps: Double
      let time: Double?
      let time_tol: Double?
    }

    let id: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let t: [Double]
    let p: [Double]
    let v: [Double]
    let vtol: Double
    let settle: [Settle]

    var testDescription: String { id }
    var spring: Spring {
      get throws {
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
      }
    }
  }

  private static let displacementTolerance = 1e-9

  @Test(arguments: try Vectors.rows("springs", of: Row.self))
  func `a spring's displacement is exact`(row: Row) throws {
    let spring = try row.spring

    let misses = mismatches(
      row.t, row.p, tolerance: { _ in Self.displacementTolerance }, of: spring.value)

    #expect(misses.isEmpty)
  }

  @Test(arguments: try Vectors.rows("springs", of: Row.self))
  func `a spring's velocity is exact`(row: Row) throws {
    let spring = try row.spring

    let misses = mismatches(row.t, row.v, tolerance: { _ in row.vtol }, of: spring.velocity)

    #expect(misses.isEmpty)
  }

  @Test(arguments: try Vectors.rows("springs", of: Row.self))
  func `a spring settles at the last crossing of the rest distance`(row: Row) throws {
    let spring = try row.spring
    let settle = row.settle

    let misses = mismatches(
      settle.map(\.eps), settle.map { $0.time ?? .infinity },
      tolerance: { settle[$0].time_tol ?? 0 }, of: spring.settlingTime)

    #expect(misses.isEmpty)
  }
}
