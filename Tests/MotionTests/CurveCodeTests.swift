import Foundation
import Motion
import Testing

struct CurveCodeTests {
  private func code(_ format: String, _ curve: String, duration: Double = 0.5) throws -> String {
    try #require(CurveCode.named(format)).text(for: Curve(curve), duration: duration)
  }

  @Test(arguments: [
    ("css", "ease-in", "ease-in"),
    ("css", "cubic-bezier(.1,.2,.58,1)", "cubic-bezier(0.1, 0.2, 0.58, 1)"),
    ("css", "steps(3, jump-both)", "steps(3, jump-both)"),
    ("swift-uikit", "ease-in", "UICubicTimingParameters(animationCurve: .easeIn)"),
    (
      "swift-uikit", "cubic-bezier(.42, 0, .58, 1.2)",
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1.2))"
    ),
    (
      "swift-uikit", "spring(1, 100, 10, 2)",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 2))"
    ),
    (
      "swift-uikit", "spring(0.7, 3)",
      "UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 6, dy: 6))"
    ),
    ("swiftui", "ease-out", "Animation.easeOut(duration: 0.5)"),
    ("swiftui", "ease", "Animation.timingCurve(0.25, 0.1, 0.25, 1, duration: 0.5)"),
    (
      "swiftui", "spring(2, 100, 10)",
      "Animation.interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 0)"
    ),
    (
      "swiftui", "spring(duration: 0.5, bounce: 0.3)",
      "Animation.spring(duration: 0.5, bounce: 0.3)"
    ),
    (
      "swiftui", "spring(duration: 0.5, bounce: 0.3, velocity: 2)",
      "Animation.interpolatingSpring(duration: 0.5, bounce: 0.3, initialVelocity: 2)"
    ),
    (
      "kotlin", "spring(1, 100, 10, 3)",
      "spring<Float>(dampingRatio = 0.5f, stiffness = 100f) // animateTo(1f, initialVelocity = 3f)"
    ),
    ("core-animation", "ease", "CAMediaTimingFunction(name: .default)"),
    (
      "core-animation", "cubic-bezier(0, 1, 1, 0)",
      "CAMediaTimingFunction(controlPoints: 0, 1, 1, 0)"
    ),
    ("design-token", "ease-out", "{\"$type\": \"cubicBezier\", \"$value\": [0, 0, 0.58, 1]}"),
    ("kotlin", "ease-in-out", "CubicBezierEasing(0.42f, 0f, 0.58f, 1f)"),
    ("kotlin", "spring(1, 100, 10)", "spring<Float>(dampingRatio = 0.5f, stiffness = 100f)"),
    ("kotlin", "linear", "LinearEasing"), ("flutter", "ease", "Curves.ease"),
    ("flutter", "cubic-bezier(.1, .2, .3, .4)", "Cubic(0.1, 0.2, 0.3, 0.4)"),
    (
      "flutter", "spring(1, 100, 10)",
      "SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 1, 0)"
    ),
  ])
  func `a curve is written as its target has it`(
    format: String, curve: String, expected: String
  ) throws {
    #expect(try code(format, curve) == expected)
  }

  @Test(
    arguments: CurveCode.all.map(\.name),
    ["ease", "steps(3)", "easeInBack", "spring(0.5, 8)", "spring(1, 100, 40)"])
  func `every format has a form for every curve`(format: String, curve: String) throws {
    #expect(try !code(format, curve).isEmpty)
  }

  @Test(arguments: ["ease", "linear", "easeInBack", "spring(0.5)"])
  func `a design token is JSON of four numbers`(curve: String) throws {
    let data = Data(try code("design-token", curve).utf8)

    let token = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])

    #expect((token["$value"] as? [Double])?.count == 4)
  }

  @Test(arguments: ApproximationTests.curves)
  func `CSS reads what is written for it`(curve: String) throws {
    #expect(throws: Never.self) { try Curve(css: code("css", curve)) }
    #expect(throws: Never.self) { try Curve(css: code("linear-list", curve)) }
  }

  @Test func `what is only near says how near`() throws {
    let text = try code("flutter", "easeOutBounce")

    #expect(text.contains("// nearest to easeOutBounce, off by up to 0.19"))
  }

  @Test func `a duration that is no time is refused`() throws {
    #expect(throws: CurveError.self) { try code("swiftui", "ease", duration: 0) }
  }

  @Test func `a spring has words in four vocabularies`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)

    #expect(spring.vocabularies.map(\.name) == ["physical", "uikit", "response", "bounce"])
  }

  @Test(arguments: ["css", "linear-list", "design-token"])
  func `what settles by itself says how long that takes`(format: String) throws {
    #expect(try code(format, "spring(1, 100, 10)").contains("duration: 1473ms"))
    #expect(try !code(format, "spring(0.6)").contains("duration"))
  }
}
