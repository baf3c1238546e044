import Display
import Layers
import Motion
import Testing

/// The rows that were measured on macOS: 0 → 1 over a model of 0.5, one linear second.
struct ExplicitAnimationTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  init() { fixture.view.alpha = 0.5 }

  private func basic(
    from: Double? = 0, to: Double? = 1, by: Double? = nil
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  private func samples(_ animation: any LayerAnimation, at times: [Double]) -> [Double] {
    stage.perform { layer.add(animation, forKey: "animation") }
    return times.map { (fixture.shown(at: $0).opacity * 1e6).rounded() / 1e6 }
  }

  @Test func `an animation shows its values and then the model`() {
    #expect(samples(basic(), at: [0, 0.2, 0.5, 1, 1.2]) == [0, 0.2, 0.5, 0.5, 0.5])
  }

  @Test func `there and back, then the model`() {
    var animation = basic()
    animation.autoreverses = true
    #expect(samples(animation, at: [0, 0.9, 1.2, 1.5, 1.9, 2.1]) == [0, 0.9, 0.8, 0.5, 0.1, 0.5])
  }

  @Test func `two and a half times`() {
    var animation = basic()
    animation.repeatCount = 2.5
    #expect(samples(animation, at: [0.9, 1.2, 1.9, 2.1, 3]) == [0.9, 0.2, 0.9, 0.1, 0.5])
  }

  @Test func `an offset wraps`() {
    var animation = basic()
    animation.timeOffset = 0.3
    #expect(samples(animation, at: [0, 0.2, 0.5, 0.9, 1.2]) == [0.3, 0.5, 0.8, 0.2, 0.5])
  }

  @Test func `without a duration it takes the transaction's`() {
    var animation = basic()
    animation.duration = 0
    #expect(samples(animation, at: [0, 0.2, 0.5]) == [0, 0.8, 0.5])
  }

  @Test(arguments: [
    (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
  ])
  func `a fill mode shows the ends of an animation that is kept`(
    _ mode: FillMode, _ expected: [Double]
  ) {
    var animation = basic()
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    #expect(samples(animation, at: [0, 0.5, 1, 1.5, 2.5]) == expected)
  }

  @Test(arguments: [
    (Double?.some(0.2), Double?.none, Double?.none, 0.35), (nil, 0.8, nil, 0.65),
    (nil, nil, 0.3, 0.65), (0.2, nil, 0.3, 0.35), (nil, 0.9, 0.3, 0.75), (nil, nil, nil, 0.5),
  ])
  func `missing values are the model's`(
    _ from: Double?, _ to: Double?, _ by: Double?, _ half: Double
  ) {
    #expect(samples(basic(from: from, to: to, by: by), at: [0.5]) == [half])
  }

  @Test func `additive animations add up over the model`() {
    var first = basic(from: 0, to: 0.2)
    first.isAdditive = true
    var second = basic(from: 0, to: 0.1)
    second.isAdditive = true
    stage.perform { layer.add(first, forKey: "first") }

    #expect(samples(second, at: [0.5]) == [0.65])
  }

  @Test func `the one that was added later wins`() {
    stage.perform { layer.add(basic(from: 0.9, to: 0.9), forKey: "first") }
    #expect(samples(basic(), at: [0.25]) == [0.25])
  }

  @Test func `keyframes pass through their values`() throws {
    let animation = {
      var animation = KeyframeAnimation(keyPath: \.opacity, keyframes: $0)
      animation.duration = 1
      return animation
    }(try Keyframes([0, 1, 0.5, 0.7]))
    #expect(
      samples(animation, at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9])
        == [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64])
  }

  @Test func `a cumulative animation goes on from its last end`() {
    var animation = BasicAnimation(keyPath: \.cornerRadius)
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    stage.perform { layer.add(animation) }

    #expect([0.5, 1.5, 2.5].map { fixture.shown(at: $0).cornerRadius } == [5, 15, 25])
  }

  @Test func `a spring lasts its settling time and is cut at a given duration`() throws {
    var animation = BasicAnimation(keyPath: \.position)
    animation.fromValue = .zero
    animation.toValue = Point(x: 100, y: 0)
    animation.timingFunction = .spring(try Spring(mass: 1, stiffness: 100, damping: 10))
    animation.onStop = fixture.note("settled")
    var cut = animation
    cut.duration = 0.5
    cut.onStop = fixture.note("cut")

    stage.perform { layer.add(cut, forKey: "cut") }
    let shown = fixture.shown(at: 0.49).position.x
    stage.advance(to: 1)
    stage.perform { layer.add(animation, forKey: "whole") }
    stage.advance(to: 3)

    #expect(shown.isNear(108.344, within: 0.001))
    #expect(fixture.log == ["cut true 500", "settled true 2473"])
  }

  @Test func `a group cuts its animations and gives them its duration`() {
    var long = basic()
    long.duration = 2
    var late = BasicAnimation(keyPath: \.cornerRadius)
    late.fromValue = 0
    late.toValue = 10
    late.beginTime = 0.5
    var group = AnimationGroup([long, late])
    group.duration = 1
    group.onStop = fixture.note("group")
    stage.perform { layer.add(group, forKey: "group") }

    let half = fixture.shown(at: 0.75)
    let after = fixture.shown(at: 1.25)

    #expect(half.opacity.isNear(0.375))
    #expect(half.cornerRadius.isNear(2.5))
    #expect(after == layer.model)
    #expect(fixture.log == ["group true 1000"])
  }

  @Test func `a key holds one animation, for as long as it runs`() {
    var first = basic()
    first.onStop = fixture.note("first")
    var second = basic()
    second.onStop = fixture.note("second")
    stage.perform {
      layer.add(first, forKey: "fade")
      layer.add(basic(), forKey: nil)
    }
    stage.advance(to: 0.25)

    stage.perform { layer.add(second, forKey: "fade") }
    #expect(layer.animationKeys == ["fade"])
    stage.advance(to: 2)

    #expect(layer.animationKeys.isEmpty)
    #expect(fixture.log == ["first false 250", "second true 1250"])
  }

  @Test func `an animation that is kept is heard of once and stays until it is removed`() {
    var animation = basic()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.onStop = fixture.note("kept")
    stage.perform { layer.add(animation, forKey: "kept") }
    stage.advance(to: 2)
    #expect(layer.animationKeys == ["kept"])
    #expect(layer.presentation.opacity == 1)
    #expect(stage.isAtRest)

    stage.perform { layer.removeAnimation(forKey: "kept") }

    #expect(layer.presentation.opacity == 0.5)
    #expect(fixture.log == ["kept true 1000"])
  }

  @Test func `views with animations of their own take touches`() {
    stage.perform { layer.add(basic()) }
    #expect(fixture.view.takesTouches)
  }
}
