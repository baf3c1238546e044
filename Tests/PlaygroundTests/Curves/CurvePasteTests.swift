import Motion
import Testing

@testable import Playground

struct CurvePasteTests {
  /// Targets that keep every curve's own words, at least in a comment.
  private nonisolated static let exact = [
    "css", "swift-uikit", "swiftui", "core-animation", "design-token", "kotlin", "flutter",
  ]

  private nonisolated static let plain = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-end", "easeOutBack",
    "easeInOutQuad", "cubic-bezier(0.2, 0, 0, 1)", "cubic-bezier(0.36, 0, 0.66, -0.56)",
    "linear(0, 0.25, 1 40%, 0.72, 1)",
  ]

  @Test(arguments: exact) func `what was copied pastes back to the same curve`(
    format: String
  ) throws {
    let code = try #require(CurveCode.named(format))

    for curve in try Self.plain.map({ try Curve($0) }) {
      guard format != "css" || curve.css != nil else { continue }
      let text = try code.text(for: curve, duration: 0.5)

      #expect(CurvePaste.curve(in: text, duration: 0.5) == curve, "\(format): \(text)")
    }
  }

  @Test(arguments: ["swift-uikit", "swiftui", "core-animation", "flutter"])
  func `a physical spring pastes back with its speed`(format: String) throws {
    let curve = try Curve("spring(2, 150, 12, 3)")
    let code = try #require(CurveCode.named(format))

    #expect(CurvePaste.curve(in: try code.text(for: curve)) == curve)
  }

  @Test(arguments: CurvePasteTests.exact)
  func `a readable spring pastes back to the same curve`(format: String) throws {
    let curve = try Curve("spring(duration: 0.5, bounce: 0.3)")
    let code = try #require(CurveCode.named(format))

    let text = try code.text(for: curve)
    let pasted = try #require(CurvePaste.curve(in: text))

    // Compose's word for damping is a ratio that was divided and multiplied again.
    #expect(abs(pasted.value(at: 0.3) - curve.value(at: 0.3)) < 1e-12)
    #expect(pasted == curve || format == "kotlin")
  }

  @Test func `Compose's spring pastes back with its speed`() throws {
    let curve = try Curve("spring(1, 100, 10, 3)")
    let code = try #require(CurveCode.named("kotlin"))

    #expect(CurvePaste.curve(in: try code.text(for: curve)) == curve)
  }

  @Test(arguments: [
    (
      "UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, "
        + "initialSpringVelocity: 0.5)",
      "spring(0.7, 0.3)"
    ),
    ("UIView.animate(springDuration: 0.4, bounce: 0.2) {", "spring(duration: 0.4, bounce: 0.2)"),
    ("withAnimation(.bouncy) {", "spring(duration: 0.5, bounce: 0.3)"),
    (".snappy(duration: 0.4)", "spring(duration: 0.4, bounce: 0.15)"),
    (".smooth", "spring(duration: 0.5, bounce: 0)"),
    (".bouncy(duration: 0.4, extraBounce: 0.1)", "spring(duration: 0.4, bounce: 0.4)"),
    (".spring", "spring(response: 0.5, dampingFraction: 0.825)"),
    (".animation(.spring(), value: isOn)", "spring(response: 0.5, dampingFraction: 0.825)"),
    (".spring(duration: 0.4)", "spring(duration: 0.4, bounce: 0)"),
    (".spring(response: 0.3)", "spring(response: 0.3, dampingFraction: 0.825)"),
    (
      ".spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)",
      "spring(response: 0.3, dampingFraction: 0.6)"
    ),
    (".interactiveSpring", "spring(response: 0.15, dampingFraction: 0.86)"),
    (".interpolatingSpring(stiffness: 170, damping: 15)", "spring(1, 170, 15, 0)"),
    ("UISpringTimingParameters(duration: 0.5, bounce: 0.2)", "spring(duration: 0.5, bounce: 0.2)"),
    ("UISpringTimingParameters(dampingRatio: 0.8)", "spring(0.8)"),
    ("UICubicTimingParameters(animationCurve: .easeIn)", "ease-in"),
    ("UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut)", "ease-out"),
    ("options: [.curveEaseInOut, .allowUserInteraction]", "ease-in-out"),
    ("UIView.animate(withDuration: 0.3) { view.alpha = 0 }", "ease-in-out"),
    (".easeInOut(duration: 0.3)", "ease-in-out"),
  ])
  func `lines of UIKit and SwiftUI are read`(line: String, curve: String) throws {
    #expect(CurvePaste.curve(in: line) == (try Curve(curve)))
  }

  @Test(arguments: [
    (".easeInOut(duration: 0.3)", 0.3), ("UIView.animate(withDuration: 0.25) {", 0.25),
    ("transition: opacity .3s ease-in 1s;", 0.3), ("transition: all 300ms ease-out", 0.3),
    ("tween(400, easing = LinearEasing, durationMillis = 400)", 0.4),
    ("CAMediaTimingFunction(name: .easeIn)", nil), (".bouncy(duration: 0.4)", nil),
    (".spring(duration: 0.4, bounce: 0.1)", nil), ("ease-in", nil),
  ])
  func `a duration is read where the curve has none of its own`(line: String, seconds: Double?) {
    #expect(CurvePaste(line)?.seconds == seconds)
  }

  @Test func `UIKit's spring pastes back as itself`() throws {
    let curve = try Curve("spring(0.6, 1)")
    let code = try #require(CurveCode.named("swift-uikit"))

    let text = try code.text(for: curve, duration: 0.5)

    #expect(CurvePaste.curve(in: text, duration: 0.5) == curve)
  }

  @Test(arguments: [
    ("transition: opacity .3s cubic-bezier(.42, 0, 1, 1);", "ease-in"),
    ("animation-timing-function: steps(4, jump-none);", "steps(4, jump-none)"),
    ("[0.68, -0.55, 0.265, 1.55]", "cubic-bezier(0.68, -0.55, 0.265, 1.55)"),
    (
      ".spring(response: 0.5, dampingFraction: 1)",
      "spring(1, 157.91367041742973, 25.132741228718345, 0)"
    ),
    ("  ease-in-out;\n", "ease-in-out"),
    ("transition: all 0.3s ease-out", "ease-out"),
  ])
  func `curves are found in what people copy`(text: String, curve: String) throws {
    #expect(CurvePaste.curve(in: text) == (try Curve(curve)))
  }

  @Test(arguments: [
    "", "   ", "hello", "cubic-bezier(2, 0, 1, 1)", "{\"a\": 1}", "steps(", "\u{0}",
  ])
  func `other texts hold no curve`(text: String) {
    #expect(CurvePaste.curve(in: text) == nil)
  }

  @Test func `a wrong number in CSS is named`() {
    let mistake = CurvePaste.mistake(in: "transition: all 1s cubic-bezier(5,0,0,1);")

    #expect(mistake == "x1 is 5: it must be between 0 and 1")
  }

  @Test func `a text that is too long for a curve is told so`() {
    let text = String(repeating: "0 ", count: 60_000)

    #expect(CurvePaste.mistake(in: text)?.contains("too long") == true)
    #expect(CurvePaste.mistake(in: "hello") == nil)
  }
}
