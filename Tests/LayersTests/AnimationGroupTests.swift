import Display
import Layers
import Motion
import Testing

struct AnimationGroupTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  init() { fixture.view.alpha = 0.5 }

  /// 0 → 1 in linear seconds.
  private func fade(_ duration: Double = 1, begin: Double = 0) -> BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.beginTime = begin
    return animation
  }

  private func group(
    _ animations: [any LayerAnimation], _ change: (inout AnimationGroup) -> Void = { _ in }
  ) -> AnimationGroup {
    var group = AnimationGroup(animations)
    group.duration = 1
    group.onStop = fixture.note("group")
    change(&group)
    return group
  }

  private func samples(_ group: AnimationGroup, at times: [Double]) -> [Double] {
    stage.perform { layer.add(group, forKey: "group") }
    return times.map { (fixture.shown(at: $0).opacity * 1e6).rounded() / 1e6 }
  }

  @Test func `a group that repeats starts its animations again`() {
    let twice = group([fade()]) { $0.repeatCount = 2 }
    #expect(samples(twice, at: [0.25, 0.75, 1.25, 1.75, 2.1]) == [0.25, 0.75, 0.25, 0.75, 0.5])
    #expect(fixture.log == ["group true 2000"])
  }

  @Test func `a group that comes back takes its animations back`() {
    let back = group([fade()]) { $0.autoreverses = true }
    #expect(samples(back, at: [0.75, 1.25, 1.9, 2.1]) == [0.75, 0.75, 0.1, 0.5])
  }

  @Test func `a fast group is over early`() {
    let fast = group([fade()]) { $0.speed = 2 }
    #expect(samples(fast, at: [0.25, 0.4, 0.6]) == [0.5, 0.8, 0.5])
    #expect(fixture.log == ["group true 500"])
  }

  @Test func `a group that runs backwards shows its end first`() {
    let backwards = group([fade()]) { $0.speed = -1 }
    #expect(samples(backwards, at: [0.2, 0.5, 0.9, 1.2]) == [0.8, 0.5, 0.1, 0.5])
  }

  @Test func `a group's offset wraps`() {
    let shifted = group([fade()]) { $0.timeOffset = 0.3 }
    #expect(samples(shifted, at: [0, 0.5, 0.9, 1.2]) == [0.3, 0.8, 0.2, 0.5])
  }

  @Test func `animations are cut by their group, not squeezed in`() {
    #expect(samples(group([fade(4)]), at: [0.2, 0.8, 1.2]) == [0.05, 0.2, 0.5])
  }

  @Test func `a short animation shows nothing for the rest of the group, which lasts`() {
    #expect(samples(group([fade(0.5)]), at: [0.25, 0.75, 1.2]) == [0.5, 0.5, 0.5])
    #expect(fixture.log == ["group true 1000"])
  }

  @Test(arguments: [0, 1])
  func `a group that holds nothing, or empty groups, shows nothing and lasts`(_ count: Int) {
    let inner = [AnimationGroup](repeating: AnimationGroup([]), count: count)
    #expect(samples(group(inner), at: [0.25, 0.75, 1.2]) == [0.5, 0.5, 0.5])
    #expect(fixture.log == ["group true 1000"])
  }

  @Test func `begins are in the group's time`() {
    let late = group([fade(0.5, begin: 0.5)]) {
      $0.beginTime = 1
      $0.repeatCount = 2
    }
    #expect(samples(late, at: [1.25, 1.75, 2.25, 2.75]) == [0.5, 0.5, 0.5, 0.5])
    let more = group([fade(0.5, begin: 0.5)]) {
      $0.beginTime = 4
      $0.repeatCount = 2
    }
    #expect(samples(more, at: [4.6, 4.9, 5.2, 5.6]) == [0.2, 0.8, 0.5, 0.2])
  }

  @Test func `an animation without a duration takes the group's`() {
    let group = group([fade(0)]) { $0.duration = 2 }
    #expect(samples(group, at: [0.5, 1]) == [0.25, 0.5])
  }

  @Test func `a fill mode works within the group`() {
    var filling = fade(0.25, begin: 0.25)
    filling.fillMode = .both
    #expect(samples(group([filling]), at: [0.1, 0.375, 0.9, 1.1]) == [0, 0.5, 1, 0.5])
  }

  @Test func `a kept group goes on showing its end`() {
    let kept = group([fade()]) {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(samples(kept, at: [0.5, 2]) == [0.5, 1])
    #expect(layer.animationKeys == ["group"])
    #expect(fixture.log == ["group true 1000"])
  }

  @Test func `a group's curve is that of its time`() {
    let eased = group([fade()]) { $0.timingFunction = .easeIn }
    let expected = (Curve.easeIn.value(at: 0.25) * 1e6).rounded() / 1e6
    #expect(samples(eased, at: [0.25]) == [expected])
  }

  @Test func `an animation's own curve works within the group's`() {
    var own = fade()
    own.timingFunction = .easeOut
    let eased = group([own]) { $0.timingFunction = .easeIn }
    let expected = Curve.easeOut.value(at: Curve.easeIn.value(at: 0.25))
    #expect(samples(eased, at: [0.25]) == [(expected * 1e6).rounded() / 1e6])
  }

  @Test func `groups hold groups`() {
    var inner = group([fade(0.25)])
    inner.duration = 0.25
    inner.autoreverses = true
    inner.repeatCount = .infinity
    let outer = group([inner]) {
      $0.speed = 0.5
      $0.beginTime = 1
    }
    #expect(samples(outer, at: [1.25, 1.75, 2.25, 3.1]) == [0.5, 0.5, 0.5, 0.5])
    #expect(fixture.log == ["group true 3000"])
  }

  @Test func `an inner group's runs are counted in the outer one's time`() {
    var inner = group([fade(0.5)])
    inner.duration = 0.5
    inner.repeatCount = 2
    let outer = group([inner]) { $0.autoreverses = true }
    #expect(
      samples(outer, at: [0.1, 0.6, 0.9, 1.1, 1.4, 1.6]) == [0.2, 0.2, 0.8, 0.8, 0.2, 0.8])
  }
}
