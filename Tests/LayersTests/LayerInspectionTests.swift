import Display
import Layers
import Motion
import Testing

struct LayerInspectionTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  @Test func `contributions and the model sum up to what is shown`() {
    stage.perform {
      View.animate(withDuration: 1, name: "there") { fixture.view.center = Point(x: 100, y: 0) }
    }
    stage.advance(to: 0.5)
    stage.perform {
      View.animate(withDuration: 1, name: "back") { fixture.view.center = .zero }
    }

    let running = layer.runningAnimations
    let sum =
      (layer.modelComponents(of: "position").first ?? 0)
      + running.compactMap { $0.contribution(at: 0.6)?.first }.reduce(0, +)

    #expect(running.map(\.source) == [.block(name: "there"), .block(name: "back")])
    #expect(running.map(\.begin) == [0, 0.5])
    #expect(running.map(\.end) == [1, 1.5])
    #expect(running.allSatisfy { $0.isAdditive && $0.componentNames == ["x", "y"] })
    #expect(layer.presentationComponents(of: "position", at: 0.6).first == sum)
    #expect(fixture.shown(at: 0.6).position.x == sum)
  }

  @Test func `an animation that replaces gives its value while it shows one`() {
    var fade = BasicAnimation(keyPath: \.opacity)
    fade.fromValue = 0
    fade.beginTime = 1
    fade.duration = 1
    stage.perform { layer.add(fade, forKey: "fade") }

    let running = layer.runningAnimations

    #expect(running.map(\.property) == ["opacity"])
    #expect(running.map(\.source) == [.key("fade")])
    #expect(running.first?.contribution(at: 0.5) == nil)
    #expect(running.first?.contribution(at: 1.5) == [0.5])
  }

  @Test func `every property has as many names as numbers`() {
    let unequal = Layer.animatableProperties.filter {
      Layer.componentNames(of: $0).count != layer.modelComponents(of: $0).count
    }
    #expect(unequal.isEmpty)
    #expect(Layer.animatableProperties.contains("position"))
  }

  @Test func `a name that is no property has no numbers`() {
    #expect(layer.presentationComponents(of: "height", at: 0).isEmpty)
  }

  @Test func `a layer at rest has no animations`() {
    #expect(layer.runningAnimations.isEmpty)
  }
}
