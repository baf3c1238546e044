import Display
import Layers
import Motion
import Testing

struct LayoutAnimationTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  private func constrainMiddle(constant: Double = 0) -> LayoutConstraint {
    let constraint = view.centerXAnchor.constraint(
      equalTo: stage.rootView.centerXAnchor, constant: constant)
    stage.perform { constraint.isActive = true }
    return constraint
  }

  @Test func `a layout inside a block animates what moves`() {
    let constraint = constrainMiddle()
    stage.perform {
      constraint.constant = 100
      View.animate(
        withDuration: 1, options: .curveLinear, animations: { stage.rootView.layoutIfNeeded() },
        completion: fixture.note("slide"))
    }

    let shown = fixture.shown(at: 0.25)
    stage.advance(to: 1)

    #expect(shown.position.x.isNear(225))
    #expect(view.center.x == 300)
    #expect(fixture.log == ["slide true 1000"])
  }

  @Test func `a constant changed in a block without a layout animates nothing`() {
    let constraint = constrainMiddle()

    stage.perform {
      View.animate(
        withDuration: 1, animations: { constraint.constant = 100 }, completion: fixture.note("none")
      )
    }

    #expect(view.layer.presentation.position.x == 300)
    #expect(fixture.log == ["none true 0"])
  }

  @Test func `a layout that moves nothing completes at once`() {
    _ = constrainMiddle()

    stage.perform {
      View.animate(
        withDuration: 1,
        animations: {
          stage.rootView.setNeedsLayout()
          stage.rootView.layoutIfNeeded()
        }, completion: fixture.note("still"))
    }

    #expect(fixture.log == ["still true 0"])
  }

  @Test func `the size animates with the position`() {
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    stage.perform { width.isActive = true }
    _ = constrainMiddle()

    stage.perform {
      width.constant = 120
      View.animate(
        withDuration: 1, options: .curveLinear, animations: { stage.rootView.layoutIfNeeded() })
    }

    #expect(fixture.shown(at: 0.5).bounds.width.isNear(70))
  }

  @Test func `a resize in flight keeps the middle in the middle and the hidden one outside`() {
    final class SlideController: ViewController {
      let shown = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
      let waiting = View(frame: Rect(x: 0, y: 0, width: 50, height: 20))
      var waitingMiddle: LayoutConstraint?

      override func viewDidLoad() {
        for part in [shown, waiting] {
          view.addSubview(part)
          let middle = part.centerXAnchor.constraint(equalTo: view.centerXAnchor)
          middle.isActive = true
          if part === waiting { waitingMiddle = middle }
        }
        waitingMiddle?.constant = -view.frame.width
      }

      override func viewWillTransition(to size: Size) {
        waitingMiddle?.constant = -size.width
      }
    }
    let controller = SlideController()
    stage.rootViewController = controller
    stage.perform {
      View.animate(withDuration: 1) { controller.shown.alpha = 0.5 }
    }
    stage.advance(to: 0.25)

    stage.resize(to: Size(width: 900, height: 300))

    #expect(controller.shown.layer.presentation.frame.center.x == 450)
    #expect(controller.waiting.layer.presentation.frame.maxX < 0)
    #expect(stage.isAtRest == false)
  }

  @Test func `an animation goes on from the new place when the stage is resized`() {
    let constraint = constrainMiddle()
    stage.perform {
      constraint.constant = 100
      View.animate(
        withDuration: 1, options: .curveLinear, animations: { stage.rootView.layoutIfNeeded() })
    }
    stage.advance(to: 0.5)

    stage.resize(to: Size(width: 800, height: 300))

    #expect(view.layer.presentation.position.x.isNear(450))
    #expect(fixture.shown(at: 1).position.x.isNear(500))
  }
}
