import Motion
import Testing

struct CurveCasesTests {
  @Test(arguments: [
    ("ease", 0.25, 0.408510591), ("ease", 0.5, 0.802403388), ("ease", 0.75, 0.960458978),
    ("cubic-bezier(1, 0, 0, 1)", 0.25, 0.029724606), ("cubic-bezier(0, 1, 0, 1)", 0.001, 0.271),
    ("cubic-bezier(.68, -.55, .265, 1.55)", 0.1, -0.066291477),
    ("spring(1, 100, 10)", 0.1, 0.340299847), ("spring(1, 100, 10)", 0.5, 1.074590567),
    ("spring(1, 100, 10)", 1, 1.002170117), ("spring(1, 100, 20)", 0.1, 0.264241118),
    ("spring(1, 100, 20)", 0.5, 0.959572318), ("spring(1, 100, 20)", 1, 0.999500601),
    ("spring(1, 100, 40)", 0.1, 0.177736576), ("spring(1, 100, 40)", 0.5, 0.717828826),
    ("spring(1, 100, 40)", 1, 0.926095928),
  ])
  func `a curve passes through its published values`(
    text: String, x: Double, expected: Double
  ) throws {
    let curve = try Curve(text)

    let value = curve.value(at: x)

    #expect(abs(value - expected) < 1e-9)
  }

  @Test func `a vertical tangent in the middle is met at the middle`() throws {
    let curve = try Curve.cubicBezier(1, 0, 0, 1)

    let value = curve.value(at: 0.5)

    #expect(abs(value - 0.5) < 1e-5)
  }

  @Test(arguments: [
    ("cubic-bezier(1.2, 0, 0, 1)", "x1"), ("cubic-bezier(0, 0, -0.1, 1)", "x2"),
    ("spring(0, 100, 10)", "mass"), ("spring(-1, 100, 10)", "mass"),
    ("spring(1, 0, 10)", "stiffness"), ("spring(1, 100, -1)", "damping"), ("spring(0)", "ratio"),
    ("spring(1.5)", "ratio"),
  ])
  func `a parameter outside its range is refused by its name`(text: String, field: String) {
    let error = #expect(throws: CurveError.self) { try Curve(text) }

    #expect(error?.description.contains(field) == true)
  }
}
