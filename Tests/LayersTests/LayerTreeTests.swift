import Display
import Layers
import Motion
import Testing

struct LayerTreeTests {
  let stage = Stage(size: Size(width: 100, height: 100), text: FixedTextMeasurer())
  let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

  init() { stage.rootView.addSubview(view) }

  private func layer(_ name: String, _ frame: Rect = Rect(x: 0, y: 0, width: 5, height: 5)) -> Layer
  {
    let layer = Layer()
    layer.name = name
    layer.frame = frame
    return layer
  }

  private func names(_ layer: Layer) -> [String] { layer.sublayers.map { $0.name ?? "-" } }

  @Test func `sublayers are kept in the order that was asked for`() {
    let root = layer("root")
    let (first, second, third) = (layer("1"), layer("2"), layer("3"))
    root.addSublayer(second)
    root.insertSublayer(first, at: 0)
    root.insertSublayer(third, above: second)
    #expect(names(root) == ["1", "2", "3"])

    root.insertSublayer(third, below: first)
    #expect(names(root) == ["3", "1", "2"])

    root.replaceSublayer(first, with: layer("4"))
    #expect(names(root) == ["3", "4", "2"])
    #expect(first.superlayer == nil)
  }

  @Test func `a layer moves from one superlayer to another`() {
    let (old, new, inner) = (layer("old"), layer("new"), layer("inner"))
    old.addSublayer(inner)

    new.addSublayer(inner)

    #expect(old.sublayers.isEmpty)
    #expect(inner.superlayer === new)
    inner.removeFromSuperlayer()
    #expect(new.sublayers.isEmpty && inner.superlayer == nil)
  }

  @Test func `a view's sublayers hold its subviews' layers beside standalone ones`() {
    let (below, above) = (View(), View())
    (below.name, above.name) = ("below", "above")
    view.addSubview(below)
    view.layer.addSublayer(layer("alone"))
    view.addSubview(above)
    #expect(names(view.layer) == ["below", "alone", "above"])

    view.bringSubviewToFront(below)
    #expect(names(view.layer) == ["alone", "above", "below"])
    view.sendSubviewToBack(below)
    #expect(names(view.layer) == ["alone", "below", "above"])
    below.layer.removeFromSuperlayer()
    #expect(view.subviews.count == 1)
    #expect(names(view.layer) == ["alone", "above"])
  }

  @Test func `a layer is on the stage of what is around it`() {
    let (outer, inner) = (layer("outer"), layer("inner"))
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    #expect(inner.stage === stage)

    view.removeFromSuperview()
    #expect(inner.stage == nil)
  }

  @Test func `a layer without a view is drawn like one with a view`() {
    let alone = layer("alone", Rect(x: 1, y: 2, width: 30, height: 30))
    let other = View(frame: alone.frame)
    for layer in [alone, other.layer] {
      layer.backgroundColor = .white
      layer.cornerRadius = 4
      layer.borderWidth = 1
      layer.shadowOpacity = 0.5
      layer.opacity = 0.5
      layer.masksToBounds = true
      let inner = Layer()
      inner.frame = Rect(x: 20, y: 20, width: 20, height: 20)
      inner.backgroundColor = .black
      layer.addSublayer(inner)
    }
    view.layer.addSublayer(alone)
    let shown = stage.displayList()
    alone.removeFromSuperlayer()
    view.addSubview(other)

    #expect(shown == stage.displayList())
    #expect(shown.commands.count == 1)
  }

  @Test func `sublayers are drawn by z position, then in their order`() {
    let colors: [Color] = [.white, .black, Color(white: 0.5)]
    for (color, z) in zip(colors, [1.0, 0, 0]) {
      let layer = layer("box")
      layer.backgroundColor = color
      layer.zPosition = z
      view.layer.addSublayer(layer)
    }

    let drawn = stage.displayList().commands.map { command -> Color? in
      if case .rectangle(let box) = command { box.color } else { nil }
    }

    #expect(drawn == [colors[1], colors[2], colors[0]])
  }

  @Test func `a removed layer ends its animations unfinished`() {
    let alone = layer("alone")
    var log: [Bool] = []
    stage.perform { view.layer.addSublayer(alone) }
    stage.perform {
      var fade = BasicAnimation(keyPath: \.opacity)
      fade.toValue = 0
      fade.duration = 1
      fade.onStop = { log.append($0) }
      alone.add(fade, forKey: "fade")
    }

    stage.perform { alone.removeFromSuperlayer() }

    #expect(log == [false])
    #expect(alone.animationKeys.isEmpty)
  }

  @Test func `named layers without views are listed`() {
    view.name = "view"
    view.layer.addSublayer(layer("alone"))

    #expect(stage.namedLayers().map(\.name) == ["view", "alone"])
  }

  @Test func `layers that are let go leave nothing behind`() {
    weak var gone: Layer?
    let inner = layer("inner")
    do {
      let outer = layer("outer")
      outer.addSublayer(inner)
      gone = outer
    }

    #expect(gone == nil)
    #expect(inner.superlayer == nil)
  }

  @Test(arguments: [
    (ContentsGravity.resize, Rect(x: 0, y: 0, width: 40, height: 20)),
    (.resizeAspect, Rect(x: 10, y: 0, width: 20, height: 20)),
    (.resizeAspectFill, Rect(x: 0, y: -10, width: 40, height: 40)),
    (.center, Rect(x: 15, y: 5, width: 10, height: 10)),
    (.topLeft, Rect(x: 0, y: 0, width: 10, height: 10)),
    (.bottomRight, Rect(x: 30, y: 10, width: 10, height: 10)),
  ])
  func `a picture is fitted by its gravity`(_ gravity: ContentsGravity, _ expected: Rect) {
    let alone = layer("alone", Rect(x: 0, y: 0, width: 40, height: 20))
    alone.contents = Picture(id: 1, size: Size(width: 10, height: 10))
    alone.contentsGravity = gravity
    view.layer.addSublayer(alone)

    guard case .picture(let picture)? = stage.displayList().commands.last else {
      Issue.record("There is no picture.")
      return
    }
    #expect(picture.rect == expected)
  }
}
