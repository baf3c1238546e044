import Motion
import Testing

struct PastedCodeTests {
  @Test(
    arguments: CurveCode.all.map(\.name).filter { $0 != "numbers" && $0 != "linear-list" },
    ["ease", "ease-in-out", "cubic-bezier(0.68, -0.55, 0.265, 1.55)"])
  func `code that was copied pastes as the same curve`(format: String, text: String) throws {
    let curve = try Curve(text)
    let code = try #require(CurveCode.named(format)).text(for: curve)

    #expect(try Curve(pasted: code) == curve)
  }

  @Test(arguments: ["swift-uikit", "swiftui", "core-animation", "flutter"])
  func `a spring that was copied pastes as the same spring`(format: String) throws {
    let spring = Curve.spring(
      try Spring(mass: 2, stiffness: 80.5, damping: 9, initialVelocity: -1.5))
    let code = try #require(CurveCode.named(format)).text(for: spring)

    #expect(try Curve(pasted: code) == spring)
  }

  @Test(arguments: [
    ("transition-timing-function: ease-in;", "ease-in"),
    ("  cubic-bezier(0,0,1,1);\n", "cubic-bezier(0, 0, 1, 1)"),
    ("[0.1, 0.2, 0.3, 0.4]", "cubic-bezier(0.1, 0.2, 0.3, 0.4)"),
    ("options: .curveEaseOut", "ease-out"), ("Curves.easeIn", "ease-in"),
    ("UISpringTimingParameters(dampingRatio: 0.7)", "spring(0.7)"),
    ("usingSpringWithDamping: 0.5, initialSpringVelocity: 0", "spring(0.5)"),
    (
      "// nearest to x, off by up to 0.1\nCubic(0.1, 0.2, 0.3, 0.4)",
      "cubic-bezier(0.1, 0.2, 0.3, 0.4)"
    ),
  ])
  func `code that people paste is read`(code: String, text: String) throws {
    #expect(try Curve(pasted: code) == Curve(text))
  }

  @Test(arguments: ["", "hello", "Cubic(1, 2)", "UICubicTimingParameters(2, 0, 0, 1)", "42", "🙂"])
  func `what is no curve is refused`(code: String) {
    #expect(throws: CurveError.self) { try Curve(pasted: code) }
  }
}
