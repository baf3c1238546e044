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
}
