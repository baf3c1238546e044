import Display
import Layers
import Motion
import Testing

struct AnimationOptionTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  @Test(
    arguments: [
      (AnimationOptions.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4),
      (.repeat, 8), (.autoreverse, 16), (.overrideInheritedDuration, 32),
      (.overrideInheritedCurve, 64), (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 65536),
      (.curveEaseOut, 131072), (.curveLinear, 196608), (.transitionNone, 0),
      (.transitionFlipFromLeft, 1_048_576), (.transitionFlipFromRight, 2_097_152),
      (.transitionCurlUp, 3_145_728), (.transitionCurlDown, 4_194_304),
      (.transitionCrossDissolve, 5_242_880), (.transitionFlipFromTop, 6_291_456),
      (.transitionFlipFromBottom, 7_340_032),
    ] as [(AnimationOptions, UInt)])
  func `an option has UIKit's bits`(_ option: AnimationOptions, _ bits: UInt) {
    #expect(option.rawValue == bits)
  }

  @Test func `curve and transition are read apart from the other bits`() {
    let options: AnimationOptions = [
      .repeat, .curveEaseOut, .transitionCurlDown, .allowAnimatedContent,
    ]

    #expect(options.curve == .easeOut)
    #expect(options.transition == .transitionCurlDown)
  }

  @Test func `repeat and autoreverse go there and back for ever`() {
    stage.perform {
      View.animate(
        withDuration: 1, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 100 }, completion: fixture.note("swing"))
    }

    #expect(fixture.shown(at: 7.75).position.x.isNear(25))
    #expect(fixture.shown(at: 8.25).position.x.isNear(25))
    #expect(fixture.log.isEmpty)
    stage.perform { view.layer.removeAllAnimations() }
    #expect(fixture.log == ["swing false 8250"])
  }

  @Test func `a delay comes once, before the first of the repetitions`() {
    stage.perform {
      View.animate(withDuration: 1, delay: 0.5, options: [.repeat, .curveLinear]) {
        view.center.x = 100
      }
    }

    #expect(fixture.shown(at: 0.4).position.x == 0)
    #expect(fixture.shown(at: 1.75).position.x.isNear(25))
  }

  @Test func `modified animations run a number of times and back, and the block waits for them`() {
    stage.perform {
      View.animate(
        withDuration: 1, options: .curveLinear,
        animations: {
          view.alpha = 0
          View.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 100 }
        }, completion: fixture.note("block"))
    }

    #expect(fixture.shown(at: 1).opacity == 0)
    #expect(fixture.shown(at: 1.75).position.x.isNear(25))
    #expect(fixture.shown(at: 2.75).position.x.isNear(75))
    #expect(fixture.shown(at: 3).position.x == 100)
    #expect(fixture.log == ["block true 3000"])
  }

  @Test func `modified animations outside a block change at once`() {
    stage.perform {
      View.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 100 }
    }

    #expect(view.layer.presentation.position.x == 100)
    #expect(stage.isAtRest)
  }

  @Test func `a block inside modified animations repeats like them unless it takes no options`() {
    let other = View(frame: .zero)
    stage.perform {
      stage.rootView.addSubview(other)
      View.animate(withDuration: 1, options: .curveLinear) {
        View.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
          View.animate(withDuration: 1) { view.center.x = 100 }
          View.animate(withDuration: 1, options: .overrideInheritedOptions) { other.center.x = 100 }
        }
      }
    }

    #expect(fixture.shown(at: 1.5).position.x.isNear(50))
    #expect(other.layer.presentation.position.x == 100)
  }

  @Test func `a spring of a duration and a bounce lasts until it has settled`() {
    stage.perform {
      View.animate(
        springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 100 },
        completion: fixture.note("spring"))
    }

    #expect(fixture.shown(at: 0.5).position.x > 100)
    stage.advance(to: 2)
    #expect(fixture.log == ["spring true 863"])
  }

  @Test func `a spring's initial velocity is its slope at the start, in distances a second`() {
    stage.perform {
      View.animate(springDuration: 0.5, initialSpringVelocity: 2, delay: 0.5) {
        view.center.x = 100
      }
    }

    #expect(fixture.shown(at: 0.5).position.x == 0)
    #expect(fixture.shown(at: 0.5 + 1e-6).position.x.isNear(0.0002, within: 1e-8))
  }

  @Test func `the duration around a change can be read`() {
    stage.perform {
      #expect(View.inheritedAnimationDuration == 0)
      View.animate(withDuration: 2) {
        #expect(View.inheritedAnimationDuration == 2)
        View.animate(withDuration: 1) { #expect(View.inheritedAnimationDuration == 2) }
      }
    }
  }

  @Test func `a bounce that would not move is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Stage(size: Size(width: 1, height: 1), text: FixedTextMeasurer()).perform {
          View.animate(springDuration: 0.5, bounce: -1, animations: {})
        }
      }
    }
  }
}
