import Display
import Layers
import Motion
import Testing

struct ContentTransitionTests {
  /// A transition that shows what it was given, one after the other.
  struct Both: ContentTransition {
    var duration = 1.0
    var timingFunction: Curve?
    var onStop: ((Bool) -> Void)?

    func commands(
      from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
    ) -> [DrawCommand] {
      before + after + [.rectangle(RectangleCommand(bounds, color: .white, opacity: progress))]
    }
  }

  let fixture = StageFixture()
  let image = ImageView(frame: Rect(x: 10, y: 20, width: 30, height: 30))
  let first = Picture(id: 1, size: Size(width: 30, height: 30))
  let second = Picture(id: 2, size: Size(width: 30, height: 30))
  private var stage: Stage { fixture.stage }

  init() {
    image.image = first
    stage.perform { stage.rootView.addSubview(image) }
  }

  /// What is drawn: the numbers of pictures, and the progress.
  private var shown: [String] {
    stage.displayList().commands.map { command in
      switch command {
      case .picture(let picture): "picture \(picture.picture.id)"
      case .text(let text): text.text
      case .rectangle(let box): "progress \(box.opacity)"
      default: "other"
      }
    }
  }

  private func show(_ picture: Picture, _ transition: Both = Both()) {
    stage.perform {
      image.layer.add(transition)
      image.image = picture
    }
  }

  @Test func `a transition leads from the old picture to the live one`() {
    show(second)
    stage.advance(to: 0.25)

    #expect(shown == ["picture 1", "picture 2", "progress 0.25"])
    stage.advance(to: 1)
    #expect(shown == ["picture 2"])
  }

  @Test func `the change may come before the transition in the same turn`() {
    stage.perform {
      image.image = second
      image.layer.add(Both())
    }

    #expect(shown == ["picture 1", "picture 2", "progress 0.0"])
  }

  @Test func `what was shown before the turn counts, not what came between`() {
    stage.perform {
      image.image = Picture(id: 9, size: first.size)
      image.image = second
      image.layer.add(Both())
    }

    #expect(shown.first == "picture 1")
  }

  @Test func `text and subviews change by a transition of the container`() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let container = View(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    label.text = "old"
    image.isHidden = true
    stage.perform {
      container.addSubview(label)
      stage.rootView.addSubview(container)
    }

    stage.perform {
      label.text = "new"
      container.layer.add(Both())
    }
    #expect(shown == ["old", "new", "progress 0.0"])
    stage.advance(to: 1)
    stage.perform {
      label.removeFromSuperview()
      container.layer.add(Both())
    }
    #expect(shown == ["new", "progress 0.0"])
  }

  @Test func `a second transition starts at what the first one shows, which ends unfinished`() {
    show(second, Both(onStop: fixture.note("first")))
    stage.advance(to: 0.5)

    show(Picture(id: 3, size: first.size), Both(onStop: fixture.note("second")))

    #expect(
      shown == ["picture 1", "picture 2", "progress 0.5", "picture 3", "progress 0.0"])
    stage.advance(to: 2)
    #expect(fixture.log == ["first false 500", "second true 1500"])
    #expect(shown == ["picture 3"])
  }

  @Test func `a transition ends when its layer leaves`() {
    show(second, Both(onStop: fixture.note("left")))
    stage.perform { image.removeFromSuperview() }

    #expect(fixture.log == ["left false 0"])
    #expect(stage.isAtRest)
  }

  @Test func `without a duration it takes the transaction's`() {
    show(second, Both(duration: 0, onStop: fixture.note("end")))
    stage.advance(to: 1)

    #expect(fixture.log == ["end true 250"])
  }

  @Test func `a turn leaves no memory of removed views`() {
    weak var removed: View?
    do {
      let view = View()
      removed = view
      stage.perform { stage.rootView.addSubview(view) }
      stage.perform { view.removeFromSuperview() }
    }

    #expect(removed == nil)
  }
}
