import Motion
import Testing

/// A motion that is sent elsewhere on its way keeps its value and its speed.
struct RetargetingTests {
  private static let turn = 0.1

  @Test func `a spring retargeted with its velocity keeps value and slope`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let first = Animation(
      .between(from: 0, to: 1), timing: MediaTiming(duration: 0), curve: .spring(spring))
    let value = first.value(over: 1, at: Self.turn)
    let velocity = try #require(first.velocity(over: 1, at: Self.turn))
    let onwards = try spring.withInitialVelocity(velocity / (-1 - value))

    let second = Animation(
      .between(from: value, to: -1), timing: MediaTiming(beginTime: Self.turn, duration: 0),
      curve: .spring(onwards))

    let step = 1e-4
    let before = (value - first.value(over: 1, at: Self.turn - step)) / step
    let after = (second.value(over: -1, at: Self.turn + step) - value) / step
    #expect(abs(value - 0.340299847) < 1e-9)
    #expect(abs(second.value(over: -1, at: Self.turn) - value) < 1e-9)
    #expect(abs(after - before) < 0.01 * abs(before))
  }

  @Test func `an additive spring on top keeps value and slope without being asked`() throws {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    let curve = Curve.spring(try Spring(stiffness: 100, damping: 10))
    store.add(.additive(from: 0, to: 1, begin: 0, duration: 0, curve: curve), to: x, of: 0)
    let step = 1e-4
    let times = [Self.turn - step, Self.turn]
    let before = times.map { store.value(of: x, owner: 0, model: 1, at: $0) }

    store.add(
      .additive(from: 1, to: -1, begin: Self.turn, duration: 0, curve: curve), to: x, of: 0)

    let after = [Self.turn, Self.turn + step].map {
      store.value(of: x, owner: 0, model: -1, at: $0)
    }
    #expect(abs(after[0] - before[1]) < 1e-9)
    let slopes = [before[1] - before[0], after[1] - after[0]]
    #expect(abs(slopes[1] - slopes[0]) < 0.01 * abs(slopes[0]))
  }

  @Test(arguments: ["ease-in-out", "spring(0.5)", "spring(1, 100, 10)", "easeOutBack"])
  func `the velocity of an animation is the slope of its value`(text: String) throws {
    var timing = MediaTiming(beginTime: 1, duration: 2, repeatCount: 3, autoreverses: true)
    timing.speed = 2
    let animation = Animation(
      .between(from: 10, to: 110.0), timing: timing, curve: try Curve(text))

    for time in [1.2, 1.6, 2.3, 3.1] {
      let step = 1e-6
      let rise =
        animation.value(over: 0, at: time + step) - animation.value(over: 0, at: time - step)
      let velocity = try #require(animation.velocity(over: 0, at: time))
      #expect(abs(velocity - rise / (2 * step)) < 1e-3 * max(1, abs(velocity)))
    }
  }
}
