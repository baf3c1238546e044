import Testing

@testable import Motion

struct DecimalTests {
  @Test(arguments: [
    (0.6, "60%"), (0.07, "7%"), (7e-5, "0.007%"), (-0.125, "-12.5%"), (0, "0%"), (1, "100%"),
    (12, "1200%"), (1e-8, "0.000001%"), (1e-20, "1e-18%"), (0.24999999, "24.999999%"),
    (1e25, "1e27%"), (1e16, "1000000000000000000%"),
  ])
  func `a percentage is the fraction with its dot moved`(fraction: Double, text: String) throws {
    #expect(Decimal.percentage(fraction) == text)

    let curve = try Curve("linear(0 \(text), 1 \(text))")
    #expect((curve.family as? LinearStops)?.points[0].input == fraction)
  }

  @Test(arguments: [
    (0.30000000000000004, 12, "0.3"), (0.7830141963873098, 6, "0.783014"), (-9.9999996, 6, "-10"),
    (157.91367041742973, 12, "157.913670417"), (100, 6, "100"), (0, 6, "0"), (0.5, 6, "0.5"),
    (1234567.8, 3, "1230000"),
  ])
  func `digits that count are kept`(value: Double, digits: Int, text: String) {
    #expect(Decimal.text(value, significantDigits: digits) == text)
  }

  @Test func `inputs that nobody wrote are short`() throws {
    let curve = try Curve("linear(0, 0.25, 1 40%, 0.72, 1 72%, 0.91, 1)")

    #expect(
      curve.description == "linear(0 0%, 0.25 20%, 1 40%, 0.72 56%, 1 72%, 0.91 86%, 1 100%)")
  }

  @Test func `a jump of a list stands at one place`() throws {
    let list = try LinearApproximation(of: Curve("steps(4)"))

    #expect(
      list.stops.description
        == "linear(0 0%, 0 25%, 0.25 25%, 0.25 50%, 0.5 50%, 0.5 75%, 0.75 75%, 0.75 100%, 1 100%)")
  }

  @Test func `a spring is spoken of in short numbers`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)

    #expect(
      spring.vocabularies.map(\.text).contains("duration 0.5, bounce 0.3"))
    #expect(
      spring.vocabularies.first { $0.name == "uikit" }?.text
        == "damping ratio 0.7, duration 0.783014")
  }
}
