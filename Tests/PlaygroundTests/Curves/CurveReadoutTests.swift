import Motion
import Testing

@testable import Playground

struct CurveReadoutTests {
  private func readout(_ curve: String) throws -> CurveReadout {
    let curve = try Curve(curve)
    return CurveReadout(curve, window: CurveGraphView.window(of: curve))
  }

  @Test(arguments: [
    ("ease-in-out", 0), ("easeOutBack", 1), ("easeOutBounce", 3), ("spring(1)", 0),
    ("spring(1, 100, 10)", 2), ("linear(0, 0.25, 1 40%, 0.72, 1 72%, 0.91, 1)", 2),
  ])
  func `bounces are what is seen to leave the end again`(curve: String, count: Int) throws {
    #expect(try readout(curve).bounces == count)
  }

  @Test func `rest is one time in words and in the graph`() throws {
    let curve = try Curve("spring(1, 100, 10)")
    let spring = try Spring(stiffness: 100, damping: 10)

    let readout = try readout("spring(1, 100, 10)")

    #expect(abs(readout.rest * 1.4727 - spring.settlingTime(within: 0.001)) < 1e-3)
    #expect(readout.text(over: nil).hasPrefix("rests at 1.27 s"))
    #expect(curve.naturalDuration.map { $0 > readout.rest } == true)
  }

  @Test func `a fitted spring rests within its duration`() throws {
    #expect(try readout("spring(0.8)").text(over: 0.5).contains("rests at 0."))
    #expect(try readout("spring(0.8)").rest <= 1)
  }

  @Test func `a spring without damping never rests`() throws {
    #expect(try readout("spring(1, 100, 0)").text(over: 1).contains("never rests"))
  }

  @Test(arguments: [
    ("step-start", "jumps once"), ("steps(4)", "jumps 4 times"),
    ("steps(2, jump-none)", "jumps once"), ("steps(4, jump-both)", "jumps 5 times"),
    ("linear", "constant speed"),
  ])
  func `steps say how often they jump`(curve: String, text: String) throws {
    #expect(try readout(curve).text(over: 1) == text)
  }
}
