import Display
import Layers
import Motion
import Testing

struct NestedBlockTests {
  @Test func `an inner block takes over the outer duration and curve`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 1, options: .curveLinear,
        animations: {
          View.animate(
            withDuration: 0.25, options: .curveEaseIn, animations: { fixture.view.center.x = 100 },
            completion: fixture.note("inner"))
        })
    }

    let shown = fixture.shown(at: 0.5)
    fixture.stage.advance(to: 1)

    #expect(shown.position.x.isNear(50))
    #expect(fixture.log == ["inner true 1000"])
  }

  @Test func `an inner block may override duration and curve`() {
    let fixture = StageFixture()
    let options: AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .curveLinear,
    ]
    fixture.stage.perform {
      View.animate(
        withDuration: 1, options: .curveEaseIn,
        animations: {
          View.animate(
            withDuration: 2, options: options, animations: { fixture.view.center.x = 100 })
        })
    }

    #expect(fixture.shown(at: 0.5).position.x.isNear(25))
  }

  @Test func `an inner block repeats with the outer one unless it takes no options`() {
    let fixture = StageFixture()
    let other = View(frame: .zero)
    fixture.stage.perform {
      fixture.stage.rootView.addSubview(other)
      View.animate(withDuration: 1, options: [.repeat, .autoreverse, .curveLinear]) {
        View.animate(withDuration: 1) { fixture.view.center.x = 100 }
        View.animate(withDuration: 1, options: .overrideInheritedOptions) { other.center.x = 100 }
      }
    }

    #expect(fixture.shown(at: 1.75).position.x.isNear(25))
    #expect(other.layer.presentation.position.x == 100)
  }

  @Test func `an inner block's delay is its own`() {
    let fixture = StageFixture()
    let other = View(frame: .zero)
    fixture.stage.perform {
      fixture.stage.rootView.addSubview(other)
      View.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
        View.animate(withDuration: 1, delay: 0.25) { fixture.view.center.x = 100 }
        View.animate(withDuration: 1) { other.center.x = 100 }
      }
    }

    #expect(fixture.shown(at: 0.75).position.x.isNear(50))
    #expect(other.layer.presentation.position.x.isNear(75))
  }

  @Test func `an outer block waits for inner ones`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 0.5,
        animations: {
          fixture.view.alpha = 0
          View.animate(
            withDuration: 1, options: .overrideInheritedDuration,
            animations: { fixture.view.center.x = 100 }, completion: fixture.note("inner"))
        }, completion: fixture.note("outer"))
    }

    fixture.stage.advance(to: 2)

    #expect(fixture.log == ["inner true 1000", "outer true 1000"])
  }

  @Test func `an inner block does not end the outer one's hold on later changes`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 1, options: .curveLinear,
        animations: {
          View.animate(withDuration: 0.5, animations: {})
          fixture.view.center.x = 100
        })
    }

    #expect(fixture.shown(at: 0.5).position.x.isNear(50))
  }

  @Test func `changes without animation apply at once inside a block`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(withDuration: 1) {
        View.performWithoutAnimation {
          fixture.view.center.x = 100
          View.animate(withDuration: 1) { fixture.view.alpha = 0.5 }
        }
      }
    }

    #expect(fixture.view.layer.presentation == fixture.view.layer.model)
    #expect(fixture.stage.isAtRest)
  }
}
