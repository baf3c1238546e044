import Display
import Motion
import Testing

@testable import Playground

struct CurveHandlesTests {
  @Test func `time stays within the duration, progress may leave its range`() throws {
    let curve = CurveHandles.moving(.first, of: .easeInOut, to: Point(x: -0.4, y: 1.6))

    #expect(curve == (try .cubicBezier(0, 1.6, 0.58, 1)))
  }

  @Test func `a snapping handle lies on twentieths`() throws {
    let curve = CurveHandles.moving(
      .second, of: .easeInOut, to: Point(x: 0.312, y: 0.978), snaps: true)

    #expect(curve == (try .cubicBezier(0.42, 0, 0.3, 1)))
  }

  @Test func `a nudge there and back changes nothing`() {
    let there = CurveHandles.nudging(.first, of: .easeInOut, by: Point(x: 0.01, y: 0.1))
    let back = CurveHandles.nudging(.first, of: there, by: Point(x: -0.01, y: -0.1))

    #expect(there != .easeInOut)
    #expect(back == .easeInOut)
    #expect(back.description == "ease-in-out")
  }

  @Test func `constant speed has handles, steps have none`() throws {
    #expect(CurveHandles.points(of: .linear) != nil)
    #expect(CurveHandles.points(of: try Curve("steps(4)")) == nil)
  }

  @Test(arguments: ["ease-in", "spring(0.6, 1)", "spring(1, 100, 10, 2)", "steps(4)"])
  func `setting every parameter to its own value keeps the curve`(text: String) throws {
    let curve = try Curve(text)

    for parameter in CurveParameter.all(of: curve) where parameter.name != "response" {
      guard parameter.name != "bounce" else { continue }
      let same = try CurveParameter.setting(parameter.name, of: curve, to: parameter.value)

      #expect(same == curve, "\(parameter.name)")
    }
  }

  @Test func `response and bounce speak of the same spring`() throws {
    let curve = try Curve("spring(2, 100, 10, 1)")

    let slower = try CurveParameter.setting("response", of: curve, to: 1)

    let spring = try #require(slower.family as? Spring)
    #expect(spring.mass == 2)
    #expect(spring.initialVelocity == 1)
    #expect(abs(spring.response - 1) < 1e-5)
  }

  @Test func `a slider and its value agree`() throws {
    for parameter in CurveParameter.all(of: try Curve("spring(1, 120, 9, 4)")) {
      #expect(
        abs(parameter.value(at: parameter.fraction) - parameter.value) < 0.51, "\(parameter.name)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -3])
  func `numbers that make no sense are refused or kept, and never trap`(value: Double) throws {
    for text in ["ease-in", "spring(0.6, 1)", "spring(1, 100, 10, 2)", "steps(4)"] {
      let curve = try Curve(text)
      for parameter in CurveParameter.all(of: curve) {
        let changed = try? CurveParameter.setting(parameter.name, of: curve, to: value)
        guard let changed else { continue }
        let geometry = GraphGeometry(
          in: Rect(x: 0, y: 0, width: 288, height: 248), lowest: -1, highest: 2)
        let point = geometry.point(time: 0.5, progress: changed.value(at: 0.5))
        #expect(abs(point.y) <= 1e4)
      }
    }
  }

  @Test func `every preset is there under its own name`() {
    #expect(CurvePreset.all.count == NamedCurve.allCases.count + 14)
    #expect(Set(CurvePreset.all.map(\.name)).count == CurvePreset.all.count)
  }
}
