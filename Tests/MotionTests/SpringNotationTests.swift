import Motion
import Testing

/// Springs are written with the labels of any vocabulary.
struct SpringNotationTests {
  @Test(arguments: [
    ("spring(mass: 2, stiffness: 80, damping: 9)", "spring(2, 80, 9, 0)"),
    ("spring(velocity: 3, damping: 9, stiffness: 80, mass: 2)", "spring(2, 80, 9, 3)"),
    ("Spring( Mass: 2,Stiffness:80 , damping : 9 )", nil),
  ])
  func `physical labels stand in any order, each with its colon`(
    text: String, canonical: String?
  ) throws {
    #expect((try? Curve(text))?.description == canonical)
  }

  @Test func `every vocabulary makes its own spring`() throws {
    #expect(
      try Curve("spring(dampingRatio: 0.6, duration: 0.8)")
        == .spring(Spring(dampingRatio: 0.6, duration: 0.8)))
    #expect(
      try Curve("spring(response: 0.4, dampingFraction: 0.7, velocity: -2)")
        == .spring(Spring(response: 0.4, dampingFraction: 0.7, initialVelocity: -2)))
    #expect(
      try Curve("spring(bounce: -0.2, duration: 0.35)")
        == .spring(Spring(duration: 0.35, bounce: -0.2)))
  }

  @Test(arguments: [
    "spring(duration: 0.5)", "spring(duration: 0.5, 0.3)", "spring(0.5, bounce: 0.3)",
    "spring(duration: 0.5, bounce: 0.3, bounce: 0.3)", "spring(velocity: 1)",
    "spring(duration: 50%, bounce: 0.3)", "spring(duration: 0.5, bounce: 0.3, mass: 1)",
    "cubic-bezier(x1: 0, y1: 0, x2: 1, y2: 1)", "steps(count: 4)", "linear(0, 1: 50%)", "ease:",
  ])
  func `other labels are refused`(text: String) {
    #expect(throws: CurveError.self) { try Curve(text) }
  }

  @Test func `a labelled number outside its range is refused by its name`() throws {
    let error = #expect(throws: CurveError.self) { try Curve("spring(duration: 0.5, bounce: 2)") }

    #expect(error?.description == "bounce is 2: it must be more than -1 and at most 1")
  }

  @Test(arguments: [
    ("spring(duration: 0.5, bounce: 0.3)", "spring(duration: 0.5, bounce: 0.3)"),
    (
      "spring(response: 0.55, dampingFraction: 0.7, velocity: 3)",
      "spring(duration: 0.55, bounce: 0.3, velocity: 3)"
    ),
    ("spring(dampingRatio: 0.7, duration: 0.35)", "spring(dampingRatio: 0.7, duration: 0.35)"),
    ("spring(1, 100, 10, 0)", "spring(1, 100, 10, 0)"),
    ("spring(2, 80.125, 7, -3)", "spring(2, 80.125, 7, -3)"),
  ])
  func `a spring is written in its shortest words`(text: String, shortest: String) throws {
    let curve = try Curve(text)

    #expect(curve.description == shortest)
    #expect(try Curve(curve.description) == curve)
  }
}
