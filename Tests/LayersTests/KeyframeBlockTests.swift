import Display
import Layers
import Motion
import Testing

struct KeyframeBlockTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  private func run(_ options: KeyframeAnimationOptions = .curveLinear, length: Double = 0.25) {
    stage.perform {
      View.animateKeyframes(
        withDuration: 2, options: options,
        animations: {
          View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 100
            view.alpha = 0.2
          }
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: length) {
            view.center.x = 0
            view.alpha = 0.6
          }
        }, completion: fixture.note("keyframes"))
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0), (0.5, 50, 0.6), (1, 100, 0.2), (1.25, 50, 0.4), (1.5, 0, 0.6), (1.9, 0, 0.6),
  ])
  func `each keyframe goes on from the one before`(
    _ time: Double, _ position: Double, _ opacity: Double
  ) {
    run()

    let shown = fixture.shown(at: time)

    #expect(shown.position.x.isNear(position))
    #expect(shown.opacity.isNear(opacity))
  }

  @Test func `the block completes when its duration is over`() {
    run()
    stage.advance(to: 3)

    #expect(fixture.log == ["keyframes true 2000"])
  }

  @Test func `the curve of the options is that of the whole`() {
    run(.curveEaseIn)

    #expect(fixture.shown(at: 0.5).position.x.isNear(2 * 9.346, within: 0.001))
  }

  @Test func `a keyframe without duration jumps`() {
    run(length: 0)

    #expect(fixture.shown(at: 0.999).position.x.isNear(99.9))
    #expect(fixture.shown(at: 1.001).position.x.isNear(0))
  }

  @Test(
    arguments: [
      (KeyframeAnimationOptions.calculationModeDiscrete, 1024), (.calculationModePaced, 2048),
      (.calculationModeCubic, 3072), (.calculationModeCubicPaced, 4096),
      (.calculationModeLinear, 0),
      (.layoutSubviews, 1), (.overrideInheritedOptions, 512), (.curveEaseIn, 65536),
    ] as [(KeyframeAnimationOptions, UInt)])
  func `an option has UIKit's bits`(_ option: KeyframeAnimationOptions, _ bits: UInt) {
    #expect(option.rawValue == bits)
  }

  /// Three keyframes of 0 → 100 → 50 → 70, as in the rows measured for `CAKeyframeAnimation`.
  @Test(
    arguments: [
      (KeyframeAnimationOptions.calculationModeLinear, [15, 60, 90, 90, 75, 52, 58, 64]),
      (.calculationModeDiscrete, [0, 0, 0, 100, 100, 50, 50, 50]),
      (.calculationModeCubic, [16.43, 70.8, 96.08, 98.48, 80, 49.17, 52.96, 61.8]),
      (.calculationModePaced, [8.5, 34, 51, 68, 85, 81, 64, 53]),
    ] as [(KeyframeAnimationOptions, [Double])])
  func `the calculation mode says how the values between come about`(
    _ mode: KeyframeAnimationOptions, _ expected: [Double]
  ) {
    let values = [100.0, 50, 70]
    stage.perform {
      View.animateKeyframes(withDuration: 1, options: [mode, .curveLinear]) {
        for (index, value) in values.enumerated() {
          View.addKeyframe(withRelativeStartTime: Double(index) / 3, relativeDuration: 1.0 / 3) {
            view.center.x = value
          }
        }
      }
    }

    let shown = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9].map {
      fixture.shown(at: $0).position.x
    }

    #expect(zip(shown, expected).allSatisfy { $0.isNear($1, within: 0.01) }, "\(shown)")
  }

  @Test func `a smooth curve waits before its first keyframe and swings a little after its last`() {
    stage.perform {
      View.animateKeyframes(
        withDuration: 1, options: [.calculationModeCubic, .curveLinear],
        animations: {
          View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
            view.center.x = 100
            view.alpha = 0
          }
        }, completion: fixture.note("smooth"))
    }

    #expect(fixture.shown(at: 0.5).position.x.isNear(0))
    #expect(fixture.shown(at: 0.625).opacity.isNear(0.5))
    #expect(fixture.shown(at: 0.8).position.x.isNear(106.4))
    stage.advance(to: 2)
    #expect(fixture.log == ["smooth true 1000"])
  }

  @Test func `evenly paced keyframes move at one speed whatever their times`() {
    stage.perform {
      View.animateKeyframes(withDuration: 1, options: [.calculationModePaced, .curveLinear]) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 300 }
        View.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.center.x = 400 }
      }
    }

    #expect(fixture.shown(at: 0.25).position.x.isNear(100))
    #expect(fixture.shown(at: 0.75).position.x.isNear(300))
  }
}
