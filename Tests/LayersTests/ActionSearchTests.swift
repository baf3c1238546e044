import Display
import Layers
import Motion
import Testing

/// Who is asked in which order what a change sets off.
struct ActionSearchTests {
  /// An action that says who it came from.
  struct Note: LayerAction {
    let name: String
    let log: (String) -> Void

    func run(forKey key: String, on layer: Layer) { log("\(name) \(key) \(layer.opacity)") }
  }

  final class Delegate: LayerDelegate {
    var answer: (any LayerAction)?

    func action(for layer: Layer, forKey key: String) -> (any LayerAction)? { answer }
  }

  let fixture = StageFixture()
  let layer = Layer()
  let delegate = Delegate()

  init() { fixture.stage.perform { fixture.stage.rootLayer.addSublayer(layer) } }

  private func note(_ name: String) -> Note {
    Note(name: name) { fixture.log.append($0) }
  }

  private func fade() { fixture.stage.perform { layer.opacity = 0 } }

  @Test func `the delegate comes first, then the layer, then its style, then Core Animation`() {
    layer.delegate = delegate
    delegate.answer = note("delegate")
    layer.actions["opacity"] = note("actions")
    layer.style = LayerStyle(actions: ["opacity": note("style")])
    func found() -> String? { (layer.action(forKey: "opacity") as? Note)?.name }

    #expect(found() == "delegate")
    delegate.answer = nil
    #expect(found() == "actions")
    layer.actions = [:]
    #expect(found() == "style")
    layer.style = nil
    fixture.stage.perform { #expect(layer.action(forKey: "opacity") is BasicAnimation<Double>) }
  }

  @Test func `an action runs after the change, with its key`() {
    layer.actions["opacity"] = note("own")
    fade()

    #expect(fixture.log == ["own opacity 0.0"])
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func `nothing at all ends the search`() {
    layer.delegate = delegate
    delegate.answer = NullAction()
    layer.actions["opacity"] = note("actions")
    fade()

    #expect(layer.action(forKey: "opacity") == nil)
    #expect(fixture.log.isEmpty)
    #expect(layer.animationKeys.isEmpty)
  }

  @Test func `an animation as an action runs under the key`() {
    var slow = BasicAnimation(keyPath: \.opacity)
    slow.fromValue = 1
    slow.duration = 3
    layer.actions["opacity"] = slow
    fade()

    #expect(layer.animationKeys == ["opacity"])
    #expect(layer.runningAnimations.map(\.end) == [3])
  }
}
