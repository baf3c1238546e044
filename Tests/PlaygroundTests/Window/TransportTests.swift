import Testing

@testable import Playground

struct TransportTests {
  private func running(from time: Double = 0, end: Double = 100) -> Transport {
    var transport = Transport()
    transport.tick(now: 10, end: end)
    transport.move(to: time, end: end)
    return transport
  }

  @Test func `the playhead follows the clock`() {
    var transport = running()

    for frame in 1...60 { transport.tick(now: 10 + Double(frame) / 60, end: 100) }

    #expect(abs(transport.time - 1) < 1e-12)
  }

  @Test func `the place does not depend on how often the clock is read`() {
    var often = running()
    var seldom = running()

    for tick in 1...1000 { often.tick(now: 10 + Double(tick) * 0.00009, end: 100) }
    seldom.tick(now: 10.09, end: 100)

    #expect(abs(often.time - seldom.time) < 1e-12)
  }

  @Test(arguments: [0.1, 0.5, 1, 4])
  func `a stall moves the playhead by at most a tenth of a second`(
    speed: Double
  ) {
    var transport = running()
    transport.setSpeed(speed)

    transport.tick(now: 15, end: 100)

    #expect(transport.time <= 0.1)
    #expect(transport.time > 0)
  }

  @Test func `after a stall the playhead goes on from where it is`() {
    var transport = running()
    transport.tick(now: 15, end: 100)
    let after = transport.time

    transport.tick(now: 15.05, end: 100)

    #expect(abs(transport.time - after - 0.05) < 1e-12)
  }

  @Test func `a change of speed keeps the time`() {
    var transport = running()
    transport.tick(now: 10.05, end: 100)
    let before = transport.time

    transport.setSpeed(0.25)
    #expect(transport.time == before)
    transport.tick(now: 10.09, end: 100)

    #expect(abs(transport.time - before - 0.01) < 1e-12)
  }

  @Test func `slow motion is a tenth and goes back to the speed before`() {
    var transport = running()
    transport.setSpeed(2)

    transport.toggleSlowMotion()
    #expect(transport.effectiveSpeed == 0.1)
    transport.toggleSlowMotion()

    #expect(transport.effectiveSpeed == 2)
  }

  @Test func `slower and faster go through the speeds and stop at their ends`() {
    var transport = running()
    var down: [Double] = []
    var up: [Double] = []

    for _ in 0..<5 {
      transport.changeSpeed(by: -1)
      down.append(transport.effectiveSpeed)
    }
    for _ in 0..<7 {
      transport.changeSpeed(by: 1)
      up.append(transport.effectiveSpeed)
    }

    #expect(down == [0.5, 0.25, 0.1, 0.1, 0.1])
    #expect(up == [0.25, 0.5, 1, 2, 4, 4, 4])
  }

  @Test func `the playhead rests at the end and goes on when the take grows`() {
    var transport = running(from: 0.95, end: 1)
    transport.tick(now: 10.09, end: 1)
    transport.tick(now: 50, end: 1)
    #expect(transport.time == 1)

    transport.tick(now: 50.01, end: 2)

    #expect(abs(transport.time - 1.01) < 1e-12)
  }

  @Test func `backwards ends in a pause at the start`() {
    var transport = running(from: 0.05)
    transport.run(.backwards)

    transport.tick(now: 10.09, end: 100)

    #expect(transport.time == 0)
    #expect(transport.motion == .paused)
  }

  @Test(arguments: [
    (0.0, 1, 1.0), (0.5, 1, 31), (0.505, 1, 31), (0.505, -1, 30), (0.5, -1, 29), (0.5, 10, 40),
    (0.5, -10, 20), (0.05, -10, 0),
  ])
  func `a step goes to whole frames`(from: Double, frames: Int, frame: Double) {
    var transport = running(from: from)

    transport.step(by: frames, end: 100)

    #expect(abs(transport.time - frame / 60) < 1e-12)
    #expect(transport.motion == .paused)
  }

  @Test func `sixty steps forwards and back end where they began`() {
    var transport = running()

    for _ in 0..<60 { transport.step(by: 1, end: 100) }
    #expect(transport.time == 1)
    for _ in 0..<60 { transport.step(by: -1, end: 100) }

    #expect(transport.time == 0)
  }

  @Test func `a clock that goes back moves nothing`() {
    var transport = running(from: 1)

    transport.tick(now: 9, end: 100)

    #expect(transport.time <= 1)
    #expect(transport.time >= 0)
  }
}
