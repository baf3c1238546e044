import Motion
import Testing

struct ApproximationTests {
  static let curves = [
    "ease", "ease-in-out", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0, 1, 0, 1)",
    "cubic-bezier(.68, -.55, .265, 1.55)", "easeInBounce", "easeOutElastic", "easeInExpo",
    "easeOutCirc", "spring(0.25)", "spring(0.8)", "spring(1, 100, 10)", "spring(1, 100, 1)",
    "spring(1, 100, 40)", "spring(0.5, 8)", "steps(4, jump-none)", "steps(3)", "linear",
    "linear(0, 1.2 30%, 1)", "part(easeInOutBack, 0.1, 0.7)", "reversed(spring(0.5))",
    "reversed(spring(0.2))", "reversed(spring(1, 100, 10))",
  ]

  @Test(arguments: curves)
  func `a list printed and read back is within its tolerance of the curve`(text: String) throws {
    let curve = try Curve(text)
    let span = curve.naturalDuration ?? 1
    let list = try LinearApproximation(of: curve, within: 0.002)
    let css = try #require(Curve(list.stops).css)

    let read = try Curve(css: css)

    let places = (0..<1999).map { (Double($0) + 0.4321) / 2000 }
    let misses = mismatches(
      places, places.map { curve.value(at: $0 * span) }, tolerance: { _ in 0.002 }, of: read.value)
    #expect(misses.isEmpty, "\(css)")
    #expect(list.maximumError <= 0.002)
  }

  @Test(arguments: curves.filter { !$0.hasPrefix("steps") })
  func `a list starts exactly at 0 and ends exactly at 1`(text: String) throws {
    let stops = try LinearApproximation(of: Curve(text)).stops

    #expect(stops.value(at: 0) == 0)
    #expect(stops.value(at: 1) == 1)
  }

  @Test func `a list has no more corners than it needs`() throws {
    #expect(try LinearApproximation(of: .linear).stops.points.count == 2)
    #expect(try LinearApproximation(of: .ease).stops.points.count < 30)
    #expect(try LinearApproximation(of: Curve("spring(1, 100, 10)")).stops.points.count < 80)
  }

  @Test func `a spring that never settles has no list`() throws {
    let curve = Curve.spring(try Spring(damping: 0))

    #expect(throws: CurveError.self) { try LinearApproximation(of: curve) }
  }

  @Test(arguments: [
    ("easeInOutSine", 0.01), ("easeOutCubic", 0.01), ("easeInBack", 0.02), ("easeInQuad", 0.01),
    ("spring(1)", 0.03), ("linear", 1e-15), ("ease", 0),
  ])
  func `the nearest Bézier is near`(text: String, error: Double) throws {
    let approximation = try BezierApproximation(of: Curve(text))

    #expect(approximation.maximumError <= error)
  }

  @Test(arguments: ["easeInOutSine", "spring(0.4)", "easeOutBounce"])
  func `the stated error of the nearest Bézier is its error`(text: String) throws {
    let curve = try Curve(text)
    let approximation = try BezierApproximation(of: curve)

    let worst =
      (0...500).map { index in
        let x = Double(index) / 500
        return abs(approximation.bezier.value(at: x) - curve.value(at: x))
      }.max() ?? 0

    #expect(worst <= approximation.maximumError + 1e-12)
    #expect(worst > approximation.maximumError * 0.9)
  }
}

@Test(arguments: ["spring(1, 100, 0.001, 0)", "spring(1, 1e7, 1, 0)", "spring(1, 1e308, 1, 0)"])
func `a spring that swings too often for a list is refused`(text: String) throws {
  let curve = try Curve(text)

  #expect(throws: CurveError.self) { try LinearApproximation(of: curve) }
}
