import Display
import Layers
import Motion
import Testing

/// Rows that were measured on macOS, on a layer of a stage.
struct MeasuredRowTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  init() { fixture.view.alpha = 0.5 }

  /// 0 → 1 over a model of 0.5 in one linear second, with a change.
  private func fade(
    _ change: (inout BasicAnimation<Double>) -> Void
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    change(&animation)
    return animation
  }

  private func samples(_ animation: any LayerAnimation, at times: [Double]) -> [Double] {
    stage.perform { layer.add(animation, forKey: "animation") }
    return times.map { (fixture.shown(at: $0).opacity * 1e4).rounded() / 1e4 }
  }

  private let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]

  @Test func `there and back`() {
    #expect(
      samples(fade { $0.autoreverses = true }, at: times)
        == [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5])
  }

  @Test func `two and a half times`() {
    #expect(
      samples(fade { $0.repeatCount = 2.5 }, at: times)
        == [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5])
  }

  @Test func `twice as fast, up to its end instant, where the model takes over`() {
    #expect(
      samples(fade { $0.speed = 2 }, at: [0, 0.2, 0.499_999_9, 0.5, 0.9]) == [0, 0.4, 1, 0.5, 0.5])
  }

  @Test func `backwards without any offset`() {
    #expect(
      samples(fade { $0.speed = -1 }, at: [0, 0.2, 0.5, 0.9, 1.2]) == [0, 0.8, 0.5, 0.1, 0.5])
  }

  @Test func `an offset wraps and does not move the end`() {
    #expect(
      samples(fade { $0.timeOffset = 0.3 }, at: [0, 0.2, 0.5, 0.9, 1.2])
        == [0.3, 0.5, 0.8, 0.2, 0.5])
  }

  @Test func `cumulative there and back adds nothing`() {
    var animation = BasicAnimation(keyPath: \.cornerRadius)
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = 1
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.isCumulative = true
    stage.perform { layer.add(animation) }

    #expect(fixture.shown(at: 2.5).cornerRadius == 5)
  }

  @Test(arguments: [
    ("linear", [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    ("discrete", [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    ("cubic", [0.1643, 0.708, 0.9608, 0.9848, 0.8, 0.4917, 0.5296, 0.618]),
  ])
  func `keyframes in their modes`(_ mode: String, _ expected: [Double]) throws {
    let mode = try #require(Keyframes<Double>.Mode(rawValue: mode))
    var animation = KeyframeAnimation(
      keyPath: \.opacity, keyframes: try Keyframes([0, 1, 0.5, 0.7], mode: mode))
    animation.duration = 1
    #expect(
      samples(animation, at: [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]) == expected)
  }

  @Test(arguments: [
    (
      [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65],
      [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
    ),
    ([0, 0.5, 1], [0.2, 0.5, 0.8, 0.9, 0.75, 0.6], [0.1, 0.25, 0.4, 0.6, 0.75, 0.9]),
  ])
  func `keyframes at given times, of which the common prefix counts`(
    _ keyTimes: [Double], _ expected: [Double], _ times: [Double]
  ) throws {
    var animation = KeyframeAnimation(
      keyPath: \.opacity, keyframes: try Keyframes([0, 1, 0.5, 0.7], times: keyTimes))
    animation.duration = 1
    #expect(samples(animation, at: times) == expected)
  }

  @Test func `a single keyframe does nothing`() throws {
    var animation = KeyframeAnimation(keyPath: \.opacity, keyframes: try Keyframes([0.1]))
    animation.duration = 1
    #expect(samples(animation, at: [0.5]) == [0.5])
  }

  @Test(arguments: [
    (10.0, 0.0, [10.44055, 61.04925, 102.33595, 111.84460]),
    (20, 0, [9.02040, 44.21746, 71.27025, 93.89005]),
    (30, 0, [9.02040, 44.21746, 71.27025, 93.89005]),
    (10, 5, [29.30781, 87.32048, 116.04146, 107.67215]),
  ])
  func `springs`(_ damping: Double, _ velocity: Double, _ expected: [Double]) throws {
    var animation = BasicAnimation(keyPath: \.position)
    animation.fromValue = .zero
    animation.toValue = Point(x: 100, y: 0)
    animation.timingFunction = .spring(
      try Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: velocity)
        .limitedToCriticalDamping)
    stage.perform { layer.add(animation) }

    for (time, x) in zip([0.05, 0.15, 0.25, 0.45], expected) {
      #expect(fixture.shown(at: time).position.x.isNear(x, within: 1e-4))
    }
  }
}
