import Display
import Layers
import Motion
import Testing

struct HitTestingTests {
  let fixture = StageFixture()
  let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  init() {
    fixture.view.frame = Rect(x: 100, y: 100, width: 50, height: 50)
    fixture.view.addSubview(inner)
  }

  private func hit(_ x: Double, _ y: Double) -> View? { stage.hitTest(Point(x: x, y: y)) }

  @Test func `the frontmost, innermost view is hit`() {
    #expect(hit(110, 110) === inner)
    #expect(hit(102, 102) === view)
    #expect(hit(10, 10) === stage.rootView)
    #expect(hit(-10, 10) == nil)
  }

  @Test func `hidden, transparent and switched-off views take no touches`() {
    view.isHidden = true
    #expect(hit(110, 110) === stage.rootView)
    view.isHidden = false
    view.alpha = 0.009
    #expect(hit(110, 110) === stage.rootView)
    view.alpha = 0.01
    #expect(hit(110, 110) === inner)
    view.isUserInteractionEnabled = false
    #expect(hit(110, 110) === stage.rootView)
  }

  @Test func `a transform is undone`() {
    view.transform = AffineTransform(rotationAngle: .pi / 4)

    #expect(hit(102, 102) === stage.rootView)
    #expect(hit(125, 92) === view)
  }

  @Test func `a flattened view is not hit`() {
    view.transform = AffineTransform(scaleX: 0, y: 1)

    #expect(hit(125, 125) === stage.rootView)
  }

  @Test func `views that are animated take no touches until the end`() {
    stage.perform { View.animate(withDuration: 1) { view.center.x += 100 } }

    #expect(hit(202, 102) === stage.rootView)
    stage.advance(to: 1)
    #expect(hit(202, 102) === view)
  }

  @Test func `with allowUserInteraction the model's frame is hit`() {
    stage.perform {
      View.animate(withDuration: 1, options: .allowUserInteraction) { view.center.x += 100 }
    }

    #expect(hit(202, 102) === view)
    #expect(hit(102, 102) === stage.rootView)
  }
}
