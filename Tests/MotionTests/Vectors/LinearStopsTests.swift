import Motion
import Testing

/// CSS `linear()`: how stops become points, text and values.
@Suite(.vectors("linear_stops"))
struct LinearStopsTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Stop: Decodable, Sendable {
      let output: Double
      let inputs_percent: [Double]
    }

    let css: String
    let stops: [Stop]
    let points: [[Double]]
    let canonical: String
    let x: [Double]
    let y: [Double]
    let tol: Double

    var testDescription: String { css }
  }

  @Test(arguments: try Vectors.rows("linear_stops", of: Row.self))
  func `a list of stops has CSS's values`(row: Row) throws {
    let curve = try Curve(css: row.css)

    let misses = mismatches(row.x, row.y, tolerance: { _ in row.tol }, of: curve.value)

    #expect(misses.isEmpty)
  }

  @Test(arguments: try Vectors.rows("linear_stops", of: Row.self))
  func `missing inputs are filled in as by CSS`(row: Row) throws {
    let percent = 100.0
    let stops = try LinearStops(
      row.stops.map { stop in
        let inputs = stop.inputs_percent.map { $0 / percent }
        return LinearStops.Stop(
          stop.output, at: inputs.first, until: inputs.count > 1 ? inputs[1] : nil)
      })

    #expect(stops.points.map(\.output) == row.points.map { $0[1] })
    #expect(zip(stops.points, row.points).allSatisfy { abs($0.input - $1[0]) < 1e-12 })
  }

  @Test(arguments: try Vectors.rows("linear_stops", of: Row.self))
  func `a list of stops prints as computed by CSS`(row: Row) throws {
    #expect(try Curve(css: row.css).css == row.canonical)
  }
}
