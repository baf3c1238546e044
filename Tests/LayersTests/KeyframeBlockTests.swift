import Display
import Layers
import Motion
import Testing

struct KeyframeBlockTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  private func run(_ options: AnimationOptions = .curveLinear, length: Double = 0.25) {
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
}
