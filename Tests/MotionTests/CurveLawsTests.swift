import Motion
import Testing

/// What holds for every curve.
struct CurveLawsTests {
  static let texts =
    NamedCurve.allCases.map(\.rawValue) + [
      "cubic-bezier(0, 1, 1, 0)", "cubic-bezier(1, -2, 0, 3)", "steps(5, jump-both)",
      "linear(0, 0.4 20%, 0.5 30% 60%, 1)", "spring(0.3)", "spring(1)", "spring(0.5, -4)",
      "spring(1, 100, 10)", "spring(2.5, 80.125, 7, -3)", "reversed(easeOutBack)",
      "reversed(linear(0, 0.2 30%, 1))", "part(ease, 0.25, 0.75)",
      "reversed(part(spring(1, 100, 20), 0.1, 0.9))", "linear(0, 0.5 33.3%, 1)",
    ]

  @Test(arguments: texts)
  func `a curve reads back from its text`(text: String) throws {
    let curve = try Curve(text)

    #expect(try Curve(curve.description) == curve)
  }

  @Test(arguments: texts)
  func `a curve has a finite value everywhere`(text: String) throws {
    let curve = try Curve(text)

    let values = [-1e300, -1, -1e-300, 0, 1e-300, 0.3, 1, 2, 1e9].map(curve.value)

    #expect(values.allSatisfy { !$0.isNaN })
    #expect(values[3...6].allSatisfy { $0.isFinite })
  }

  @Test(arguments: texts)
  func `progress holds at the ends`(text: String) throws {
    let curve = try Curve(text)
    let duration = curve.duration(requested: 0.7)

    #expect(curve.progress(after: duration, of: duration) == 1)
    #expect(curve.progress(after: duration + 5, of: duration) == 1)
    #expect(curve.progress(after: -1, of: duration) == curve.progress(after: 0, of: duration))
  }

  /// Steps stand still and jump, corners have two slopes: they are not asked.
  @Test(
    arguments: texts.filter {
      !$0.hasPrefix("step") && !$0.contains("linear(") && !$0.contains("Bounce")
    })
  func `the derivative is the slope`(text: String) throws {
    let curve = try Curve(text)
    let step = 1e-6

    for x in [0.13, 0.31, 0.47, 0.73, 0.91] {
      let slope = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
      #expect(abs(curve.derivative(at: x) - slope) < 1e-4 * max(1, abs(slope)))
    }
  }

  @Test(arguments: [(0.0, 0.0, 1.0, 1.0), (1, 0, 0, 1), (0, 1, 0, 1), (0.3, 0, 1, 0.2)])
  func `a Bézier whose points rise in order never falls`(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) throws {
    let curve = try CubicBezier(x1, y1, x2, y2)

    let values = (0...10_000).map { curve.value(at: Double($0) / 10_000) }

    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: [
    ("reversed(ease-in)", "ease-out"), ("reversed(easeInBounce)", "easeOutBounce"),
    ("reversed(linear)", "linear"), ("reversed(ease-in-out)", "ease-in-out"),
  ])
  func `a curve run backwards is its counterpart`(text: String, counterpart: String) throws {
    let reversed = try Curve(text)
    let expected = try Curve(counterpart)

    let places = (0...64).map { Double($0) / 64 }
    let misses = mismatches(
      places, places.map(expected.value), tolerance: { _ in 1e-12 }, of: reversed.value)

    #expect(misses.isEmpty)
  }

  @Test(arguments: [
    "", " ", "(", ")", "ease)", "linear(", "spring()", "spring(1,2,3,4,5)", "spring(nan)",
    "reversed()", "part(ease)", "part(ease, 0.5, 0.5)", "part(ease, 0.2, 1.2)",
    "part(steps(1), 0.2, 0.4)", "reversed(spring(1, 100, 0))", "cubic-bezier(1e999, 0, 0, 0)",
    "steps(99999999999999999999)", "ease\nlinear", "ease /* open", "éase", "linear(0 1e999%, 1)",
    "\u{0}",
    String(repeating: "reversed(", count: 1000), "spring(1e308, 1e-308, 1e308, 1e308)",
  ])
  func `text that means no curve is refused in one line`(text: String) {
    let error = #expect(throws: CurveError.self) { try Curve(text) }

    #expect(error?.description.contains("\n") == false)
  }
}
