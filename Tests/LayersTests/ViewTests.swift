import Display
import Layers
import Testing

struct ViewTests {
  @Test func `a frame is read as it was set`() {
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 40))

    #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.center == Point(x: 16, y: 22))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `the frame of a turned view is the box around it`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
    view.transform = AffineTransform(rotationAngle: .pi / 2)

    #expect(view.frame.minX.isNear(5) && view.frame.minY.isNear(-5))
    #expect(view.frame.width.isNear(10) && view.frame.height.isNear(20))
  }

  @Test func `a frame set on a stretched view is where it is seen`() {
    let view = View(frame: .zero)
    view.transform = AffineTransform(scaleX: 2, y: 4)

    view.frame = Rect(x: 10, y: 20, width: 40, height: 40)

    #expect(view.frame == Rect(x: 10, y: 20, width: 40, height: 40))
    #expect(view.bounds.size == Size(width: 20, height: 10))
  }

  @Test func `changing the size through bounds keeps the middle`() {
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))

    view.bounds.size.width = 40

    #expect(view.frame == Rect(x: -10, y: 0, width: 40, height: 10))
  }

  @Test func `views are inserted where they belong`() {
    let root = View()
    let views = (0..<5).map { _ in View() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], aboveSubview: views[0])
    root.insertSubview(views[3], belowSubview: views[0])
    root.insertSubview(views[4], at: 99)
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[1])

    let order = root.subviews.compactMap { view in views.firstIndex { $0 === view } }
    #expect(order == [1, 3, 2, 4, 0])
  }

  @Test func `inserting a view that is there moves it`() {
    let root = View()
    let views = (0..<3).map { _ in View() }
    for view in views { root.addSubview(view) }

    root.insertSubview(views[0], aboveSubview: views[2])
    root.addSubview(views[1])

    #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [2, 0, 1])
  }

  @Test func `a view has one superview`() {
    let first = View()
    let second = View()
    let view = View()
    first.addSubview(view)

    second.addSubview(view)

    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil && second.subviews.isEmpty)
  }

  @Test func `a view that moves to another superview keeps its animations`() {
    let fixture = StageFixture()
    let other = View()
    fixture.stage.perform {
      fixture.stage.rootView.addSubview(other)
      View.animate(
        withDuration: 1, animations: { fixture.view.alpha = 0 }, completion: fixture.note("fade"))
    }
    fixture.stage.advance(to: 0.5)

    fixture.stage.perform { other.addSubview(fixture.view) }
    fixture.stage.advance(to: 1)

    #expect(fixture.log == ["fade true 1000"])
  }

  @Test func `points convert between views`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(view)
    view.addSubview(inner)
    view.transform = AffineTransform(scaleX: 2, y: 2)

    let point = inner.convert(Point(x: 5, y: 5), to: root)

    #expect(point == Point(x: 20, y: 20))
    #expect(inner.convert(Point(x: 20, y: 20), from: root) == Point(x: 5, y: 5))
  }

  @Test func `layoutSubviews runs once for many changes, and when the size changes`() {
    final class Counter: View {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let stage = Stage(size: Size(width: 10, height: 10), text: FixedTextMeasurer())
    let counter = Counter(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    stage.perform { stage.rootView.addSubview(counter) }
    #expect(counter.count == 1)

    stage.perform {
      counter.setNeedsLayout()
      counter.bounds.size.width = 7
    }
    stage.perform { counter.center.x = 100 }

    #expect(counter.count == 2)
  }

  @Test(arguments: [
    (ImageView.ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 40, height: 40)),
    (.scaleAspectFit, Rect(x: 0, y: 10, width: 40, height: 20)),
    (.scaleAspectFill, Rect(x: -20, y: 0, width: 80, height: 40)),
    (.center, Rect(x: -40, y: -10, width: 120, height: 60)),
  ])
  func `a picture is fitted as the mode says`(_ mode: ImageView.ContentMode, _ rect: Rect) {
    let picture = Picture(id: 1, size: Size(width: 120, height: 60))
    let stage = Stage(size: Size(width: 40, height: 40), text: FixedTextMeasurer())
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.image = picture
    view.contentMode = mode
    stage.rootView.addSubview(view)

    #expect(stage.displayList().commands == [.picture(PictureCommand(picture, in: rect))])
  }

  @Test func `a clipped picture cuts itself off without a group`() {
    let picture = Picture(id: 1, size: Size(width: 120, height: 60))
    let stage = Stage(size: Size(width: 40, height: 40), text: FixedTextMeasurer())
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.image = picture
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 6
    stage.rootView.addSubview(view)

    let expected = PictureCommand(
      picture, in: Rect(x: 0, y: 0, width: 40, height: 40),
      source: Rect(x: 0.25, y: 0, width: 0.5, height: 1), cornerRadius: 6)
    #expect(stage.displayList().commands == [.picture(expected)])
  }
}
