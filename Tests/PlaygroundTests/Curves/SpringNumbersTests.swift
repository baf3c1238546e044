import Motion
import Testing

@testable import Playground

struct SpringNumbersTests {
  @Test(arguments: [("ratio", 0.7), ("bounce", 0.3), ("response", 0.4), ("duration", 0.8)])
  func `a number of any vocabulary is what the spring then has`(
    name: String, value: Double
  ) throws {
    let curve = try Curve("spring(2, 100, 10, 1)")

    let changed = try CurveParameter.setting(name, of: curve, to: value)

    let read = CurveParameter.all(of: changed).first { $0.name == name }
    #expect(abs((read?.value ?? 0) - value) < 1e-4)
    let spring = try #require(changed.family as? Spring)
    #expect(spring.mass == 2)
    #expect(spring.initialVelocity == 1)
  }

  @Test func `numbers of springs have units where they count something`() throws {
    let units = CurveParameter.all(of: try Curve("spring(1, 100, 10, 0)")).map(\.unit)

    #expect(units == ["kg", "N/m", "kg/s", "/s", "s", "", "", "s"])
  }

  @Test(arguments: [(10.0, 2), (14, 1), (20, 0), (40, 0)])
  func `bounces count while they can be seen`(damping: Double, count: Int) throws {
    let curve = try Curve("spring(1, 100, \(damping), 0)")

    let readout = CurveReadout(curve, window: CurveGraphView.window(of: curve))

    #expect(readout.bounces == count)
  }

  @Test func `constant speed is called that`() {
    #expect(CurveReadout(.linear, window: 1).text(over: 1) == "constant speed")
  }
}
