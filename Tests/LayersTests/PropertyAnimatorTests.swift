import Display
import Layers
import Motion
import Testing

struct PropertyAnimatorTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }
  private var shown: Double { view.layer.presentation.position.x }

  private func animator(_ curve: Curve = .linear, duration: Double = 1) -> PropertyAnimator {
    stage.perform {
      let animator = PropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
      animator.addCompletion { fixture.log.append("\($0) \(fixture.time)") }
      return animator
    }
  }

  private func start(_ curve: Curve = .linear, at time: Double) -> PropertyAnimator {
    let animator = animator(curve)
    stage.perform { animator.startAnimation() }
    stage.advance(to: time)
    return animator
  }

  @Test func `it runs to its end, tells so once, and is inactive then`() {
    let animator = start(.easeIn, at: 0.25)
    #expect(shown.isNear(9.346, within: 0.001))
    #expect(animator.state == .active && animator.isRunning)
    #expect(animator.fractionComplete.isNear(0.25))

    stage.advance(to: 2)

    #expect(shown == 100)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(fixture.log == ["end 1000"])
    #expect(stage.isAtRest)
  }

  @Test func `nothing changes before it is active`() {
    _ = animator()
    #expect(view.center.x == 0)
    #expect(stage.isAtRest)
  }

  @Test func `a pause holds what is shown, and the rest takes what was left`() {
    let animator = start(at: 0.25)
    stage.perform { animator.pauseAnimation() }
    stage.advance(to: 5)
    #expect(shown.isNear(25))
    #expect(!animator.isRunning && animator.state == .active)

    stage.perform { animator.startAnimation() }
    stage.advance(to: 5.25)

    #expect(shown.isNear(50))
    stage.advance(to: 6)
    #expect(fixture.log == ["end 5750"])
  }

  @Test func `a pause and going on are no jump along an eased curve`() {
    let animator = start(.easeInOut, at: 0.3)
    let before = shown
    stage.perform { animator.pauseAnimation() }
    #expect(shown.isNear(before))

    stage.perform { animator.startAnimation() }

    #expect(shown.isNear(before))
  }

  @Test(arguments: [(true, 25.0), (false, 9.346)])
  func `scrubbing is straight, or along the curve`(_ isLinear: Bool, _ expected: Double) {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = isLinear

    stage.perform { animator.fractionComplete = 0.25 }

    #expect(shown.isNear(expected, within: 0.001))
    #expect(animator.state == .active)
    #expect(stage.restTime == nil)
  }

  @Test func `reversed in flight it goes back and ends at the start`() {
    let animator = start(at: 0.4)

    stage.perform { animator.isReversed = true }
    #expect(animator.fractionComplete.isNear(0.6))
    stage.advance(to: 0.6)
    #expect(shown.isNear(20))
    stage.advance(to: 1)

    #expect(view.center.x == 0 && shown == 0)
    #expect(fixture.log == ["start 800"])
  }

  @Test func `stopped without finishing it stays where it is and tells nothing`() {
    let animator = start(at: 0.25)

    stage.perform { animator.stopAnimation(true) }
    stage.advance(to: 2)

    #expect(view.center.x.isNear(25) && shown.isNear(25))
    #expect(animator.state == .inactive)
    #expect(fixture.log.isEmpty)
    #expect(stage.isAtRest)
  }

  @Test(arguments: [
    (PropertyAnimator.Position.end, 100.0), (.start, 0), (.current, 25),
  ])
  func `stopped it is finished at a position`(
    _ position: PropertyAnimator.Position, _ expected: Double
  ) {
    let animator = start(at: 0.25)
    stage.perform { animator.stopAnimation(false) }
    #expect(animator.state == .stopped)

    stage.perform { animator.finishAnimation(at: position) }

    #expect(view.center.x.isNear(expected))
    #expect(animator.state == .inactive)
    #expect(fixture.log == ["\(position) 250"])
  }

  @Test func `it goes on with another curve in another time`() {
    let animator = start(at: 0.5)
    stage.perform {
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: .easeIn, durationFactor: 2)
    }

    stage.advance(to: 1)

    #expect(shown.isNear(50 + 50 * 0.09346, within: 0.001))
    stage.advance(to: 3)
    #expect(fixture.log == ["end 2500"])
  }

  @Test func `added changes start after a part of what is left and end with the rest`() {
    let animator = animator()
    stage.perform {
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
    }

    stage.advance(to: 0.75)
    #expect(view.layer.presentation.opacity.isNear(0.5))
    stage.perform { animator.addAnimations { view.bounds.size.width = 60 } }
    stage.advance(to: 0.875)

    #expect(view.layer.presentation.bounds.width.isNear(40))
    #expect(shown.isNear(87.5))
    #expect(view.layer.presentation.opacity.isNear(0.25))
  }

  @Test func `it can pause at its end instead of finishing`() {
    let animator = animator()
    animator.pausesOnCompletion = true
    stage.perform { animator.startAnimation() }
    stage.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(shown == 100 && fixture.log.isEmpty)

    stage.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.advance(to: 2.25)

    #expect(shown.isNear(75))
  }

  @Test func `it can start after a delay`() {
    let animator = animator()
    stage.perform { animator.startAnimation(afterDelay: 0.5) }

    stage.advance(to: 0.75)

    #expect(shown.isNear(25))
  }

  @Test func `finishing at the start undoes changes of one property in reverse order`() {
    let animator = animator()
    stage.perform {
      animator.addAnimations { view.center.x = 200 }
      animator.startAnimation()
    }
    stage.advance(to: 0.5)
    #expect(shown.isNear(100))

    stage.perform {
      animator.stopAnimation(false)
      #expect(view.center.x.isNear(100))
      animator.finishAnimation(at: .start)
    }

    #expect(view.center.x == 0)
  }

  @Test func `a running animator that nobody holds runs to its end`() {
    stage.perform {
      let animator = PropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      animator.addCompletion { fixture.log.append("\($0)") }
      animator.startAnimation()
    }

    stage.advance(to: 2)

    #expect(fixture.log == ["end"])
    #expect(stage.isAtRest)
  }

  @Test func `a paused animator that nobody holds lets the stage rest`() {
    stage.perform {
      let animator = PropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      animator.fractionComplete = 0.5
    }

    #expect(shown == 100)
    #expect(stage.isAtRest)
  }

  @Test func `an animator does not keep its stage`() {
    weak var gone: Stage?
    var animator: PropertyAnimator?
    do {
      let fixture = StageFixture()
      gone = fixture.stage
      fixture.stage.perform {
        let view = fixture.view
        animator = PropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      }
    }
    _ = animator

    #expect(gone == nil)
  }
}
