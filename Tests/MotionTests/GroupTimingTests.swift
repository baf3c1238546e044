import Motion
import Testing

struct GroupTimingTests {
  @Test func `a space inside another one gives the same times as both in turn`() {
    let outer = TimeSpace(beginTime: 2, speed: 3, timeOffset: 0.25)
    let inner = TimeSpace(beginTime: 1, speed: 2, timeOffset: 0.5)
    let both = inner.inside(outer)

    #expect((both.localTime(at: 5) - [outer, inner].localTime(at: 5)).magnitude < 1e-12)
    #expect(TimeSpace().inside(TimeSpace()) == TimeSpace())
  }

  @Test(arguments: [
    (2.0, 0.0, 4.0, 2.0), (0, 3, 2, 7), (0, 3, 4, .infinity), (-1, 10, 4, .infinity),
    (-1, 10, 3, 7),
  ])
  func `a local time is reached at a parent time, now, or never`(
    _ speed: Double, _ offset: Double, _ local: Double, _ expected: Double
  ) {
    let space = TimeSpace(speed: speed, timeOffset: offset)
    #expect(space.parentTime(ofReaching: local, from: 7) == expected)
  }

  @Test func `an animation in a group shows what it shows at the group's time`() {
    let child = Animation(.between(from: 0.0, to: 1), timing: MediaTiming(duration: 1))
    var grouped = child
    grouped.groups = [
      GroupTiming(MediaTiming(beginTime: 1, duration: 1, speed: 2, repeatCount: 2))
    ]

    for time in [1.1, 1.4, 1.6, 1.9] {
      let inGroup = ((time - 1) * 2).truncatingRemainder(dividingBy: 1)
      #expect((grouped.value(over: 5, at: time) - inGroup).magnitude < 1e-12)
    }
    #expect(grouped.value(over: 5, at: 0.9) == 5)
    #expect(grouped.value(over: 5, at: 2.1) == 5)
    #expect(grouped.endTime == 2)
  }

  @Test func `the velocity in a group is the slope of what is shown`() throws {
    var animation = Animation(
      .between(from: 0.0, to: 10), timing: MediaTiming(duration: 1), curve: .easeInOut)
    animation.groups = [
      GroupTiming(MediaTiming(duration: 1, speed: 2, autoreverses: true), curve: .easeIn)
    ]
    let step = 1e-6
    for time in [0.2, 0.7] {
      let slope =
        (animation.value(over: 0, at: time + step) - animation.value(over: 0, at: time - step))
        / (2 * step)
      let velocity = try #require(animation.velocity(over: 0, at: time))
      #expect((velocity - slope).magnitude < 1e-4)
    }
  }

  @Test func `an owner whose time changes ends its animations at another instant`() {
    var store = AnimationStore()
    let x = store.property(of: Double.self)
    store.add(Animation(.between(from: 0, to: 1), timing: MediaTiming(duration: 1)), to: x, of: 1)
    store.add(Animation(.between(from: 0, to: 1), timing: MediaTiming(duration: 2)), to: x, of: 2)

    store.retime(1, in: TimeSpace(beginTime: 0.5, speed: 0, timeOffset: 0.5), at: 0.5)
    #expect(store.nextEnd == 2)
    #expect(store.lastEnd == .infinity)
    store.retime(1, in: TimeSpace(beginTime: 1, speed: 1, timeOffset: 0.5), at: 1)
    #expect(store.nextEnd == 1.5)
  }
}
