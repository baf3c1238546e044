import Motion
import Testing

/// Numbers that other projects' own tests assert.
@Suite(.vectors("peer_rows"))
struct PeerRowsTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let source: String
    let kind: String
    let cp: [Double]?
    let id: String?
    let css: String?
    let steps: Int?
    let position: String?
    let before: Bool?
    let x: Double?
    let expect: Double?
    let tol: Double?
    let mass: Double?
    let stiffness: Double?
    let damping: Double?
    let initialVelocity: Double?
    let from: Double?
    let to: Double?
    let t: Double?
    let min: Double?
    let max: Double?
    let duration: Double?
    let bounce: Double?

    var testDescription: String { "\(source): \(kind) at \(x ?? t ?? .nan)" }
  }

  private static func rows(_ kinds: String...) throws -> [Row] {
    try Vectors.rows("peer_rows", of: Row.self).filter { kinds.contains($0.kind) }
  }

  private func check(_ value: Double, _ row: Row) throws {
    let expected = try #require(row.expect)
    let tolerance = try #require(row.tol)
    #expect(abs(value - expected) <= tolerance)
  }

  private func bezier(_ row: Row) throws -> CubicBezier {
    let cp = try #require(row.cp)
    return try CubicBezier(cp[0], cp[1], cp[2], cp[3])
  }

  @Test(arguments: try rows("bezier.y"))
  func `a Bézier has its peers' values`(row: Row) throws {
    try check(bezier(row).value(at: #require(row.x)), row)
  }

  @Test(arguments: try rows("bezier.slope"))
  func `a Bézier has its peers' slopes`(row: Row) throws {
    try check(bezier(row).derivative(at: #require(row.x)), row)
  }

  @Test(arguments: try rows("bezier.range_min", "bezier.range_max"))
  func `a Bézier has its peers' range`(row: Row) throws {
    let range = try bezier(row).range

    try check(row.kind == "bezier.range_min" ? range.lowerBound : range.upperBound, row)
  }

  @Test(arguments: try rows("steps.y"))
  func `steps have their peers' values`(row: Row) throws {
    let position = try #require(StepsCurve.Position(rawValue: row.position ?? "end"))
    let curve = try StepsCurve(#require(row.steps), position)
    let x = try #require(row.x)

    try check(row.before == true ? curve.valueBeforeStart(at: x) : curve.value(at: x), row)
  }

  @Test(arguments: try rows("linear.y"))
  func `lists have their peers' values`(row: Row) throws {
    try check(Curve(css: #require(row.css)).value(at: #require(row.x)), row)
  }

  @Test(arguments: try rows("penner.y"))
  func `named easings have their peers' values`(row: Row) throws {
    let named = try #require(NamedCurve(rawValue: row.id ?? ""))

    try check(named.curve.value(at: #require(row.x)), row)
  }

  @Test(arguments: try rows("spring.x", "spring.v"))
  func `springs move as their peers'`(row: Row) throws {
    let (from, to) = (try #require(row.from), try #require(row.to))
    let spring = try Spring(
      mass: #require(row.mass), stiffness: #require(row.stiffness), damping: #require(row.damping),
      initialVelocity: (row.initialVelocity ?? 0) / (to - from))
    let t = try #require(row.t)

    let value =
      row.kind == "spring.x"
      ? from + (to - from) * spring.value(at: t) : (to - from) * spring.velocity(at: t)

    #expect(value >= row.min ?? value)
    #expect(value <= row.max ?? value)
    if row.expect != nil { try check(value, row) }
  }

  @Test(arguments: try rows("spring_form.stiffness", "spring_form.damping"))
  func `a perceptual spring is Apple's example`(row: Row) throws {
    let spring = try Spring(duration: #require(row.duration), bounce: #require(row.bounce))

    try check(row.kind == "spring_form.stiffness" ? spring.stiffness : spring.damping, row)
  }

  @Test(arguments: try rows("spring_form.bounce"))
  func `a spring's bounce is Apple's example`(row: Row) throws {
    let spring = try Spring(
      mass: #require(row.mass), stiffness: #require(row.stiffness), damping: #require(row.damping))

    try check(spring.bounce, row)
  }
}
