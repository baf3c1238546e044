import Display
import Layers
import Motion
import Testing

struct AnimationTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  @Test func `the model has the new value at once and shows it from the end on`() {
    stage.perform { View.animate(withDuration: 0.5) { view.alpha = 0.25 } }

    #expect(view.alpha == 0.25)
    #expect(view.layer.presentation.opacity == 1)
    #expect(fixture.shown(at: 0.5).opacity == 0.25)
    #expect(fixture.shown(at: 0.6).opacity == 0.25)
  }

  @Test func `old values show during a delay`() {
    stage.perform {
      View.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
        view.alpha = 0
        view.center.x = 100
      }
    }

    let waiting = fixture.shown(at: 0.25)
    let moving = fixture.shown(at: 0.75)

    #expect(waiting.opacity == 1 && waiting.position.x == 0)
    #expect(moving.opacity.isNear(0.5) && moving.position.x.isNear(50))
  }

  @Test(arguments: [
    (AnimationOptions.curveEaseInOut, 0.12916), (.curveEaseIn, 0.09346), (.curveEaseOut, 0.37814),
    (.curveLinear, 0.25),
  ])
  func `the options name the curve`(_ options: AnimationOptions, _ progress: Double) {
    stage.perform { View.animate(withDuration: 1, options: options) { view.center.x = 1 } }

    #expect(fixture.shown(at: 0.25).position.x.isNear(progress, within: 0.00001))
  }

  @Test func `the spring is UIKit's`() {
    stage.perform {
      View.animate(
        withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { view.center.x = 1 })
    }

    #expect(fixture.shown(at: 0.1).position.x.isNear(0.4878, within: 0.0001))
    #expect(fixture.shown(at: 0.25).position.x.isNear(1.1442, within: 0.0001))
    #expect(fixture.shown(at: 1).position.x == 1)
  }

  @Test func `a position may overshoot, opacity, colours and sizes are clamped`() throws {
    let curve = try Curve.cubicBezier(0.68, -0.55, 0.265, 1.55)
    view.backgroundColor = Color(red: 1, green: 0, blue: 0.5)
    stage.perform {
      View.animate(withDuration: 1, curve: curve) {
        view.center.x = 100
        view.alpha = 0
        view.backgroundColor = Color(red: 0, green: 1, blue: 0.5)
        view.bounds.size = .zero
      }
    }

    let early = fixture.shown(at: 0.1)
    let late = fixture.shown(at: 0.9)

    #expect(early.position.x.isNear(-6.6291477, within: 1e-6))
    #expect(early.opacity == 1 && late.opacity == 0)
    #expect(early.backgroundColor == Color(red: 1, green: 0, blue: 0.5))
    #expect(late.backgroundColor == Color(red: 0, green: 1, blue: 0.5))
    #expect(late.position.x > 100)
    #expect(late.bounds.size == .zero)
  }

  @Test func `a colour that fades in from nothing keeps its hue`() {
    view.backgroundColor = nil
    stage.perform {
      View.animate(withDuration: 1, options: .curveLinear) {
        view.backgroundColor = Color(red: 1, green: 0.5, blue: 0)
      }
    }

    #expect(
      fixture.shown(at: 0.5).backgroundColor == Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
  }

  @Test func `what UIKit does not animate changes at once`() {
    stage.perform {
      View.animate(withDuration: 1) {
        view.layer.borderWidth = 4
        view.layer.shadowRadius = 9
        view.layer.zPosition = 2
        view.isHidden = true
      }
    }

    #expect(view.layer.presentation == view.layer.model)
    #expect(stage.isAtRest)
  }

  @Test func `setting the value that is there animates nothing`() {
    stage.perform { View.animate(withDuration: 1) { view.alpha = 1 } }

    #expect(stage.isAtRest)
  }

  @Test func `a change outside a block goes under the running animation`() {
    stage.perform { View.animate(withDuration: 1, options: .curveLinear) { view.center.x = 100 } }
    stage.advance(to: 0.5)

    stage.perform { view.center.x = 300 }

    #expect(view.layer.presentation.position.x.isNear(250))
    #expect(fixture.shown(at: 1).position.x == 300)
  }

  @Test func `autoreverse goes there and back and then shows the model`() {
    stage.perform {
      View.animate(
        withDuration: 1, options: [.autoreverse, .curveLinear],
        animations: { view.center.x = 100 }, completion: fixture.note("back"))
    }

    #expect(fixture.shown(at: 0.5).position.x.isNear(50))
    #expect(fixture.shown(at: 1.75).position.x.isNear(25))
    #expect(fixture.shown(at: 2).position.x == 100)
    #expect(fixture.log == ["back true 2000"])
  }

  @Test func `repeat goes on for ever and completes only when it is interrupted`() {
    stage.perform {
      View.animate(
        withDuration: 1, options: [.repeat, .curveLinear], animations: { view.center.x = 100 },
        completion: fixture.note("repeat"))
    }

    #expect(fixture.shown(at: 1000.25).position.x.isNear(25, within: 1e-6))
    #expect(stage.restTime == nil && !stage.isAtRest)
    stage.perform { view.layer.removeAllAnimations() }
    #expect(fixture.log == ["repeat false 1000250"])
    #expect(stage.isAtRest)
  }

  @Test func `layoutSubviews lays out inside the block`() {
    let middle = view.centerXAnchor.constraint(equalTo: stage.rootView.centerXAnchor)
    stage.perform { middle.isActive = true }

    stage.perform {
      View.animate(withDuration: 1, options: [.layoutSubviews, .curveLinear]) {
        middle.constant = 100
      }
    }

    #expect(fixture.shown(at: 0.5).position.x.isNear(250))
  }

  @Test func `removing one property's animations keeps the others`() {
    stage.perform {
      View.animate(withDuration: 1, options: .curveLinear) {
        view.center.x = 100
        view.alpha = 0
      }
    }

    stage.perform { view.layer.removeAnimations(of: \.opacity) }

    #expect(fixture.shown(at: 0.5).opacity == 0)
    #expect(view.layer.presentation.position.x.isNear(50))
  }

  @Test func `a negative duration is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Stage(size: Size(width: 1, height: 1), text: FixedTextMeasurer()).perform {
          View.animate(withDuration: -1) {}
        }
      }
    }
  }

  @Test func `a duration that is no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Stage(size: Size(width: 1, height: 1), text: FixedTextMeasurer()).perform {
          View.animate(withDuration: .nan) {}
        }
      }
    }
  }
}
