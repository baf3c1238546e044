import Display
import Layers
import Motion
import Testing

/// The picture that a transition leads away from is the one of the start of the turn, whatever was
/// changed before the transition was added.
struct PictureBeforeTests {
  /// Shows only what was there before.
  struct Before: ContentTransition {
    let duration = 1.0
    let timingFunction: Curve? = nil
    let onStop: ((Bool) -> Void)? = nil

    func commands(
      from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
    ) -> [DrawCommand] { before }
  }

  let fixture = StageFixture()
  let inner = Label(frame: Rect(x: 2, y: 2, width: 60, height: 10))
  private var stage: Stage { fixture.stage }
  private var view: View { fixture.view }

  init() {
    view.backgroundColor = .white
    inner.backgroundColor = .black
    inner.text = "text"
    stage.perform { view.addSubview(inner) }
  }

  private func change(_ what: String) {
    switch what {
    case "background": view.backgroundColor = .black
    case "frame of a subview": inner.frame = Rect(x: 9, y: 9, width: 30, height: 14)
    case "transform of a subview": inner.transform = AffineTransform(scaleX: 2, y: 2)
    case "opacity of a subview": inner.alpha = 0.5
    case "hidden subview": inner.isHidden = true
    case "clipping": view.clipsToBounds = true
    case "depth": inner.layer.zPosition = 3
    case "animation":
      var animation = BasicAnimation(keyPath: \.cornerRadius)
      animation.fromValue = 9
      animation.duration = 5
      inner.layer.add(animation, forKey: "corner")
    case "block": View.animate(withDuration: 1) { inner.center.x += 50 }
    case "removed subview": inner.removeFromSuperview()
    case "added layer":
      let layer = Layer()
      layer.frame = Rect(x: 0, y: 0, width: 5, height: 5)
      layer.backgroundColor = .black
      view.layer.addSublayer(layer)
    default: view.layer.add(Before())
    }
  }

  @Test(arguments: [
    "background", "frame of a subview", "transform of a subview", "opacity of a subview",
    "hidden subview", "clipping", "depth", "animation", "block", "removed subview", "added layer",
    "transition",
  ])
  func `a change before the transition does not show in the picture before`(_ what: String) {
    let shown = stage.displayList()

    stage.perform {
      change(what)
      view.layer.add(Before())
    }

    #expect(stage.displayList() == shown)
  }

  @Test func `a subview on its way is removed from where it was shown`() {
    stage.perform { View.animate(withDuration: 1) { inner.center.x += 100 } }
    stage.advance(to: 0.5)
    let shown = stage.displayList()

    stage.perform {
      inner.removeFromSuperview()
      view.layer.add(Before())
    }

    #expect(stage.displayList() == shown)
  }
}
