import Motion
import Testing

struct AnimationStoreTests {
  private func linear(
    _ from: Double, _ to: Double, begin: Double = 0, duration: Double = 1, isAdditive: Bool = false
  ) -> Animation<Double> {
    let timing = MediaTiming(beginTime: begin, duration: duration, fillMode: .backwards)
    return Animation(.between(from: from, to: to), timing: timing, isAdditive: isAdditive)
  }

  @Test func `a value without animations is the model's`() {
    var store = AnimationStore()
    let opacity = store.property(of: Double.self)

    let value = store.value(of: opacity, owner: 3, model: 0.5, at: 0)

    #expect(value == 0.5)
  }

  @Test func `the last animation that replaces wins and additive ones add up on top`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(linear(0, 10), to: x, of: 0)
    store.add(linear(100, 200), to: x, of: 0)
    store.add(linear(-8, 0, isAdditive: true), to: x, of: 0)
    store.add(linear(-4, 0, isAdditive: true), to: x, of: 0)

    let value = store.value(of: x, owner: 0, model: 7, at: 0.5)

    #expect(value == 150 - 4 - 2)
  }

  @Test func `an animation shows its start during a delay and its end at its end instant`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(linear(1, 2, begin: 0.1, duration: 0.2), to: x, of: 0)

    let values = [0, 0.1 + 0.2, 0.31].map { store.value(of: x, owner: 0, model: 9, at: $0) }

    #expect(values == [1, 2, 9])
  }

  @Test func `ended animations leave by their end and then in the order of adding`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    let y = store.property(of: Double.self)
    let late = store.add(linear(0, 1, duration: 0.5), to: x, of: 0)
    let second = store.add(linear(0, 1, duration: 0.25), to: y, of: 1)
    let third = store.add(linear(0, 1, duration: 0.25), to: x, of: 1)
    store.add(linear(0, 1, duration: 2), to: x, of: 2)

    let ended = store.removeEnded(at: 0.5).map(\.id)

    #expect(ended == [second, third, late])
  }

  @Test func `the next end is the earliest of those that are left`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(linear(0, 1, duration: 2), to: x, of: 0)
    store.add(linear(0, 1, duration: 0.25), to: x, of: 1)

    let before = store.nextEnd
    _ = store.removeEnded(at: 0.25)
    let after = store.nextEnd

    #expect(before == 0.25)
    #expect(after == 2)
  }

  @Test func `removal says which group it takes from`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(linear(0, 1), to: x, of: 5, group: 7)

    let removed = store.removeAll(of: 5)

    #expect(removed.map(\.group) == [7])
  }

  @Test func `the name of a removed animation never means a later one`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    let first = store.add(linear(0, 1), to: x, of: 5)
    store.remove(first)
    store.add(linear(0, 1), to: x, of: 5)

    let removed = store.remove(first)

    #expect(removed == nil)
  }

  @Test func `an animation that is kept is reported once and goes on filling`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    var animation = linear(0, 1)
    animation.timing.fillMode = .both
    animation.isRemovedOnCompletion = false
    store.add(animation, to: x, of: 0)

    let reports = [1.0, 2].map { store.removeEnded(at: $0).map(\.isKept) }
    let value = store.value(of: x, owner: 0, model: 9, at: 5)

    #expect(reports == [[true], []])
    #expect(value == 1)
    #expect(store.count == 1)
  }

  @Test func `an animation without end never ends`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    let timing = MediaTiming(duration: 1, repeatCount: .infinity)
    store.add(Animation(.between(from: 0, to: 1), timing: timing), to: x, of: 0)

    let next = store.nextEnd
    let ended = store.removeEnded(at: 1e9)

    #expect(next == .infinity)
    #expect(ended.isEmpty)
  }

  @Test func `removing from the middle keeps the order of the others`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    let ids = (0..<5).map { store.add(linear(0, Double($0)), to: x, of: 3) }
    store.remove(ids[1])
    store.remove(ids[4])
    let late = store.add(linear(0, 9), to: x, of: 3)

    let running = store.running(x, of: 3).map(\.id)

    #expect(running == [ids[0], ids[2], ids[3], late])
  }

  @Test(
    arguments: [
      MediaTiming(duration: 1), MediaTiming(beginTime: 0.3, duration: 0.7, fillMode: .both),
      MediaTiming(duration: 1, speed: 2, timeOffset: 0.2, repeatCount: 2.5, autoreverses: true),
      MediaTiming(duration: 1, speed: -1), MediaTiming(duration: 0.5, repeatDuration: 0.8),
    ], ["ease", "spring(0.4)", "spring(1, 300, 10)", "linear", "steps(3)", "easeOutBounce"])
  func `a store samples what the animation itself says`(
    timing: MediaTiming, text: String
  ) throws {
    let animation = Animation(
      .between(from: 2, to: 12.0), timing: timing, curve: try Curve(text), isAdditive: true)
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(animation, to: x, of: 7)
    let times = (-5...30).map { Double($0) / 10 }

    let values = times.map { store.value(of: x, owner: 7, model: 100, at: $0) }
    var collected: [Double] = []
    for time in times {
      store.forEachValue(of: x, at: time, model: { _ in 100 }) { collected.append($1) }
    }

    let expected = times.map { animation.value(over: 100, at: $0) }
    #expect(zip(values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(collected == values)
  }
}
