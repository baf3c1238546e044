import Display
import Layers
import Motion
import Testing

/// What was measured of layers that back no view.
struct ImplicitActionTests {
  let fixture = StageFixture()
  let layer = Layer()
  private var stage: Stage { fixture.stage }

  init() {
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .white
    stage.perform { stage.rootLayer.addSublayer(layer) }
  }

  /// A change of each property that animates by itself, under its key.
  private let changes: [(key: String, change: (Layer) -> Void)] = [
    ("bounds", { $0.bounds.size.width = 40 }), ("position", { $0.position.x = 50 }),
    ("sublayerTransform", { $0.sublayerTransform.scale.x = 2 }),
    ("zPosition", { $0.zPosition = 1 }), ("anchorPoint", { $0.anchorPoint.x = 0 }),
    ("transform", { $0.transform.scale.x = 2 }),
    ("contents", { $0.contents = Picture(id: 1, size: Size(width: 4, height: 4)) }),
    ("contentsRect", { $0.contentsRect.size.width = 0.5 }),
    ("cornerRadius", { $0.cornerRadius = 3 }), ("borderWidth", { $0.borderWidth = 2 }),
    ("borderColor", { $0.borderColor = .white }), ("opacity", { $0.opacity = 0 }),
    ("backgroundColor", { $0.backgroundColor = .black }),
    ("shadowOpacity", { $0.shadowOpacity = 1 }), ("shadowRadius", { $0.shadowRadius = 8 }),
    ("shadowOffset", { $0.shadowOffset.width = 4 }), ("shadowColor", { $0.shadowColor = .white }),
  ]

  @Test(arguments: 0..<17)
  func `a change animates under its property's name`(_ index: Int) {
    let (key, change) = changes[index]

    stage.perform { change(layer) }

    #expect(layer.animationKeys == [key])
    #expect(layer.runningAnimations.map(\.property) == [key])
    #expect(layer.runningAnimations.map(\.end) == [0.25])
    stage.advance(to: 0.25)
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func `it leads from the old value to the model, by the default curve`() throws {
    stage.perform { layer.opacity = 0 }

    let animation = try #require(layer.animation(forKey: "opacity") as? BasicAnimation<Double>)
    #expect(animation.fromValue == 1)
    #expect(animation.toValue == nil)
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == .ease)
    #expect(animation.fillMode == .backwards)
    #expect(animation.beginTime == 0)
    stage.advance(to: 0.125)
    #expect(layer.presentation.opacity.isNear(1 - Curve.ease.value(at: 0.5)))
  }

  @Test(arguments: ["hidden", "masksToBounds", "sublayers"])
  func `what has no values in between fades as a transition`(_ key: String) {
    stage.perform {
      switch key {
      case "hidden": layer.isHidden = true
      case "masksToBounds": layer.masksToBounds = true
      default: layer.addSublayer(Layer())
      }
    }

    #expect(layer.animationKeys == [Layer.transitionKey])
    #expect(layer.animation(forKey: Layer.transitionKey) == nil)
    #expect(layer.runningTransition != nil)
  }

  @Test func `a layer that is hidden fades out`() {
    stage.perform { layer.isHidden = true }
    stage.advance(to: 0.125)

    guard case .group(let mix)? = stage.displayList().commands.last,
      case .group(let before)? = mix.commands.first
    else {
      Issue.record("There is no mix of two pictures.")
      return
    }
    #expect(before.commands.count == 1)
    #expect(before.opacity.isNear(1 - Curve.ease.value(at: 0.5)))
    stage.advance(to: 0.25)
    #expect(stage.displayList().commands.isEmpty)
  }

  @Test func `a picture fades into the next one`() {
    let pictures = (1...2).map { Picture(id: $0, size: Size(width: 4, height: 4)) }
    stage.perform {
      Transaction.disableActions = true
      layer.contents = pictures[0]
    }
    stage.perform { layer.contents = pictures[1] }

    stage.advance(to: 0.1)
    guard case .group(let mix)? = stage.displayList().commands.last else {
      Issue.record("There is no mix of two pictures.")
      return
    }
    #expect(mix.isIsolated)
    #expect(mix.commands.count == 2)
    stage.advance(to: 0.3)
    guard case .picture(let picture)? = stage.displayList().commands.last else {
      Issue.record("There is no picture.")
      return
    }
    #expect(picture.picture == pictures[1])
  }

  @Test func `what has no action takes effect at once`() {
    stage.perform {
      layer.contentsGravity = .center
      layer.speed = 2
    }

    #expect(layer.animationKeys.isEmpty)
    for key in ["frame", "doubleSided", "contentsGravity", "speed", "position.x"] {
      #expect(layer.action(forKey: key) == nil)
    }
  }

  @Test func `a frame makes two animations`() {
    stage.perform { layer.frame = Rect(x: 10, y: 10, width: 40, height: 40) }
    #expect(Set(layer.animationKeys) == ["bounds", "position"])
  }

  @Test func `a colour that comes from nothing is there at once`() {
    let empty = Layer()
    stage.perform { stage.rootLayer.addSublayer(empty) }

    stage.perform { empty.backgroundColor = .white }

    #expect(empty.animationKeys.isEmpty)
  }

  @Test func `a layer that was added in the same turn does not animate`() {
    let late = Layer()
    stage.perform {
      stage.rootLayer.addSublayer(late)
      late.opacity = 0
      late.position.x = 100
    }
    #expect(late.animationKeys.isEmpty)

    stage.perform { late.opacity = 1 }
    #expect(late.animationKeys == ["opacity"])
  }

  @Test func `a layer that moves on its stage goes on animating`() {
    let other = Layer()
    stage.perform { stage.rootLayer.addSublayer(other) }
    stage.perform {
      other.addSublayer(layer)
      layer.opacity = 0
    }

    #expect(layer.animationKeys == ["opacity"])
  }

  @Test func `disabled actions do nothing, yet are found`() {
    stage.perform {
      Transaction.disableActions = true
      layer.opacity = 0
      #expect(layer.action(forKey: "opacity") != nil)
    }
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func `the transaction gives duration and curve`() {
    stage.perform {
      Transaction.animationDuration = 2
      Transaction.animationTimingFunction = .linear
      layer.opacity = 0
    }
    #expect(layer.runningAnimations.map(\.end) == [2])
    stage.advance(to: 1)
    #expect(layer.presentation.opacity.isNear(0.5))

    stage.perform {
      Transaction.animationDuration = 0
      layer.position.x = 80
    }
    #expect(layer.animationKeys == ["opacity"])
  }

  @Test func `inside a block it takes the transaction's time, and the block does not wait`() {
    stage.perform {
      View.animate(withDuration: 1) {
        layer.opacity = 0
      } completion: {
        fixture.note("block")($0)
      }
    }

    #expect(layer.runningAnimations.map(\.end) == [0.25])
    #expect(layer.runningAnimations.map(\.isAdditive) == [false])
    #expect(fixture.log == ["block true 0"])
  }

  @Test func `the layer of a view never animates outside a block`() {
    let backing = fixture.view.layer
    stage.perform {
      backing.opacity = 0
      backing.isHidden = true
      backing.addSublayer(Layer())
      #expect(backing.action(forKey: "opacity") == nil)
    }
    #expect(backing.animationKeys.isEmpty)
    #expect(backing.runningTransition == nil)
  }

  @Test func `two changes in one turn lead from what was there before`() throws {
    stage.perform {
      layer.position.x = 50
      layer.position.x = 90
    }
    let animation = try #require(layer.animation(forKey: "position") as? BasicAnimation<Point>)
    #expect(animation.fromValue?.x == 10)
    #expect(layer.animationKeys.count == 1)
  }
}
