import Motion
import Testing

@testable import Playground

struct CurveCommandTests {
  @Test(arguments: [
    ("ease-in", "css", "ease-in"),
    (
      "cubic-bezier(0.42, 0, 0.58, 1)", "swift",
      "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.42, y: 0), "
        + "controlPoint2: CGPoint(x: 0.58, y: 1))"
    ),
    (
      "spring(1, 100, 10, 0)", "swift",
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
        + "initialVelocity: CGVector(dx: 0, dy: 0))"
    ),
  ])
  func `an easing prints in the target's own words`(
    easing: String, format: String, code: String
  ) throws {
    #expect(try CurveFormat(format).code(for: Curve(easing)) == code)
  }

  @Test func `a spring's list for CSS parses back to the same curve within 0.002`() throws {
    let spring = try Curve("spring(0.6)")
    let list = try #require(try CurveFormat.css.code(for: spring))
    let numbers = list.dropFirst("linear(".count).dropLast().split(separator: ", ").map {
      Double($0) ?? .nan
    }

    #expect(numbers.first == 0)
    #expect(numbers.last == 1)
    for index in 0..<1000 {
      let x = Double(index) / 1000
      let place = x * Double(numbers.count - 1)
      let (low, part) = (Int(place), place - place.rounded(.down))
      let value = numbers[low] + (numbers[low + 1] - numbers[low]) * part
      #expect(abs(value - spring.value(at: x)) < 0.002, "at \(x)")
    }
  }

  @Test func `rows of values have dots and the shortest digits`() throws {
    let text = try CurveFormat.csv.text(of: Curve("linear"), at: [0, 0.25, 1])

    #expect(text == "x,value,slope\n0,0,1\n0.25,0.25,1\n1,1,1\n")
  }
}
