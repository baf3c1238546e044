import Motion
import Testing

@testable import Playground

struct CurveCommandTests {
  @Test(arguments: [
    ("ease-in", "css", "ease-in"),
    (
      "cubic-bezier(0.42, 0, 0.58, 1.1)", "swift",
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.42, y: 0), "
        + "controlPoint2: CGPoint(x: 0.58, y: 1.1))"
    ),
    (
      "spring(1, 100, 10, 2)", "swift-uikit",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
        + "initialVelocity: CGVector(dx: 2, dy: 2))"
    ),
  ])
  func `an easing prints in the target's own words`(
    easing: String, format: String, code: String
  ) throws {
    #expect(try CurveFormat(format).code(for: Curve(easing)) == code)
  }

  @Test func `a spring's list for CSS parses back to the same curve within 0.002`() throws {
    let spring = try Curve("spring(0.6)")
    let list = try Curve(css: #require(try CurveFormat("css").code(for: spring)))

    #expect(list.value(at: 0) == 0)
    #expect(list.value(at: 1) == 1)
    for index in 0..<1000 {
      let x = Double(index) / 1000
      #expect(abs(list.value(at: x) - spring.value(at: x)) < 0.002, "at \(x)")
    }
  }

  @Test func `a spring's table names it in four vocabularies`() throws {
    let text = try CurveFormat("table").text(of: Curve("spring(1, 100, 10)"), at: [0, 1])

    for name in ["physical", "uikit", "response", "bounce", "settles", "peak"] {
      #expect(text.contains("\n\(name) "), "\(name)")
    }
  }

  @Test func `rows of values have dots and the shortest digits`() throws {
    let text = try CurveFormat.csv.text(of: Curve("linear"), at: [0, 0.25, 1])

    #expect(text == "x,value,slope\n0,0,1\n0.25,0.25,1\n1,1,1\n")
  }
}
