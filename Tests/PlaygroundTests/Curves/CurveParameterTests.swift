import Motion
import Testing

@testable import Playground

struct CurveParameterTests {
  @Test(arguments: [
    ("steps(4)", "jump", 1.0, "steps(4, start)"), ("steps(4, start)", "jump", 0, "steps(4)"),
    ("steps(4)", "jump", 2, "steps(4, jump-none)"), ("steps(1)", "jump", 2, "steps(2, jump-none)"),
    ("steps(1)", "jump", 3, "steps(1, jump-both)"),
    ("steps(4, jump-both)", "steps", 7, "steps(7, jump-both)"),
  ])
  func `the count of steps and the place of the jumps change by themselves`(
    text: String, name: String, value: Double, wanted: String
  ) throws {
    let changed = try CurveParameter.setting(name, of: Curve(text), to: value)

    #expect(changed.description == wanted)
  }

  @Test(arguments: [
    ("end", 0.0), ("start", 1), ("jump-start", 1), ("jump-none", 2), ("jump-both", 3),
  ])
  func `a word stands for the place of the jumps`(position: String, index: Double) throws {
    let parameter = try #require(CurveParameter.all(of: Curve("steps(3, \(position))")).last)

    #expect(parameter.value == index)
    #expect(position.hasSuffix(parameter.words[Int(index)]))
  }

  @Test(arguments: [
    "steps(3)", "spring(1, 1, 2, 0)", "spring(0.4, 2)", "cubic-bezier(0.1, 0.2, 0.3, 0.4)",
  ])
  func `a nudge changes every number, and back again`(text: String) throws {
    for parameter in CurveParameter.all(of: try Curve(text)) {
      let up = parameter.nudged(by: 1)
      let isAtEnd = parameter.value >= parameter.range.upperBound

      #expect(up > parameter.value || isAtEnd, "\(parameter.name)")
      #expect(parameter.nudged(by: -1) <= parameter.value, "\(parameter.name)")
      #expect(parameter.range.contains(up), "\(parameter.name)")
    }
  }
}
