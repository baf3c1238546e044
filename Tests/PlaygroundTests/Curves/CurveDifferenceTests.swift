import Display
import Motion
import Testing

@testable import Playground

struct CurveDifferenceTests {
  @Test func `a curve is nowhere apart from itself`() {
    let difference = CurveDifference(.easeIn, .easeIn)

    #expect(difference.greatest == 0)
    #expect(difference.values.allSatisfy { $0 == 0 })
  }

  @Test func `the other way round the sign turns`() {
    let one = CurveDifference(.easeIn, .easeOut)
    let other = CurveDifference(.easeOut, .easeIn)

    #expect(one.greatest < 0)
    #expect(abs(one.greatest + other.greatest) < 1e-9)
  }

  @Test func `the greatest difference is found where it is`() throws {
    let square = try Curve("cubic-bezier(0.333333333, 0, 0.666666667, 0.333333333)")

    // t² is farthest below t at a half, by a quarter.
    let difference = CurveDifference(square, .linear)

    #expect(abs(difference.fraction - 0.5) < 1e-3)
    #expect(abs(difference.greatest + 0.25) < 1e-6)
  }

  @Test(arguments: [
    "ease-in", "ease-in-out", "cubic-bezier(0.34, 1.56, 0.64, 1)", "steps(4)",
    "spring(1, 100, 10, 0)",
  ])
  func `nothing is farther apart than the greatest difference`(name: String) throws {
    let curve = try Curve(name)
    let difference = CurveDifference(curve, .linear)

    for index in 0...1000 {
      let fraction = Double(index) / 1000
      let value = CurveGraphView.value(of: curve, at: fraction) - fraction
      #expect(abs(value) <= abs(difference.greatest) + 0.02)
    }
  }

  @Test func `runs change sides where the curves cross`() {
    let runs = CurveDifference(.easeInOut, .linear).runs

    #expect(runs.map(\.isAhead).suffix(2) == [false, true])
    #expect(runs.allSatisfy { run in run.points.allSatisfy { $0.y >= 0 } })
  }
}
