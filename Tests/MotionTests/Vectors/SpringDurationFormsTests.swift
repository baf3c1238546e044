import Motion
import Testing

/// Springs given by durations.
@Suite(.vectors("spring_duration_forms"))
struct SpringDurationFormsTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let form: String
    let duration: Double?
    let bounce: Double?
    let dampingRatio: Double
    let mass: Double?
    let stiffness: Double?
    let damping: Double?
    let settlingDuration: Double?
    let eps: Double?
    let omega0_sine_term: Double?

    var testDescription: String {
      "\(form) \(duration ?? settlingDuration ?? 0) \(bounce ?? dampingRatio)"
    }
  }

  private static func rows(_ form: String) throws -> [Row] {
    try Vectors.rows("spring_duration_forms", of: Row.self).filter { $0.form == form }
  }

  private func isClose(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-9 * max(abs(expected), .leastNormalMagnitude)
  }

  @Test(arguments: try rows("perceptual"))
  func `a duration and a bounce make a spring`(row: Row) throws {
    let spring = try Spring(
      duration: #require(row.duration), bounce: #require(row.bounce))

    #expect(isClose(spring.stiffness, try #require(row.stiffness)))
    #expect(isClose(spring.damping, try #require(row.damping)))
  }

  @Test(arguments: try rows("perceptual"))
  func `a response and a damping fraction make the same spring`(row: Row) throws {
    let spring = try Spring(
      response: #require(row.duration), dampingFraction: row.dampingRatio)

    #expect(isClose(spring.stiffness, try #require(row.stiffness)))
    #expect(isClose(spring.damping, try #require(row.damping)))
  }

  @Test(arguments: try rows("perceptual-inverse"))
  func `a spring knows its duration and bounce`(row: Row) throws {
    let spring = try Spring(
      mass: #require(row.mass), stiffness: #require(row.stiffness), damping: #require(row.damping))

    #expect(isClose(spring.response, try #require(row.duration)))
    #expect(abs(spring.bounce - (try #require(row.bounce))) < 1e-9)
    #expect(isClose(spring.dampingRatio, row.dampingRatio))
  }

  /// Of the three readings of a settling duration the product's is that of the sine term.
  @Test(arguments: try rows("settling"))
  func `a settling duration is that of the sine term`(row: Row) throws {
    let spring = try Spring(
      settlingDuration: #require(row.settlingDuration), dampingRatio: row.dampingRatio,
      epsilon: #require(row.eps))

    #expect(isClose(spring.frequency, try #require(row.omega0_sine_term)))
  }
}
