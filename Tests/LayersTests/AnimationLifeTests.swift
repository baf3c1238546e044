import Display
import Layers
import Motion
import Testing

/// Who hears of an animation's begin and end, and in which order.
struct AnimationLifeTests {
  /// Writes down what it hears.
  final class Listener: AnimationDelegate {
    let fixture: StageFixture
    init(_ fixture: StageFixture) { self.fixture = fixture }

    func animationDidStart(_ animation: any LayerAnimation) {
      fixture.log.append("start \(fixture.time)")
    }

    func animationDidStop(_ animation: any LayerAnimation, finished: Bool) {
      fixture.log.append("stop \(finished) \(fixture.time)")
    }
  }

  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  private var fade: BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.fromValue = 0
    animation.duration = 1
    animation.delegate = Listener(fixture)
    return animation
  }

  private func addInTransaction(to layer: Layer) {
    stage.perform {
      Transaction.begin()
      Transaction.setCompletionBlock { fixture.log.append("block \(fixture.time)") }
      layer.add(fade, forKey: "fade")
      Transaction.commit()
      fixture.log.append("committed")
    }
  }

  @Test func `the begin comes after the commit, the transaction's block before the end`() {
    addInTransaction(to: layer)
    stage.advance(to: 2)
    #expect(fixture.log == ["committed", "start 0", "block 1000", "stop true 1000"])
  }

  @Test func `a removed animation's transaction is told first`() {
    addInTransaction(to: layer)
    stage.advance(to: 0.5)
    stage.perform { layer.removeAnimation(forKey: "fade") }
    #expect(fixture.log == ["committed", "start 0", "block 500", "stop false 500"])
  }

  @Test func `a layer that leaves forgets its keys`() {
    addInTransaction(to: layer)
    stage.perform {
      fixture.view.removeFromSuperview()
      #expect(layer.animationKeys.isEmpty)
    }
    #expect(fixture.log.last == "stop false 0")
  }

  @Test func `on no stage it starts and stops, and the transaction hears last`() {
    addInTransaction(to: Layer())
    #expect(fixture.log == ["committed", "start 0", "stop false 0", "block 0"])
  }

  @Test func `a begin with a delay is heard of at its instant, in the layer's time`() {
    layer.speed = 2
    var late = fade
    late.beginTime = 1
    stage.perform { layer.add(late, forKey: "late") }

    #expect(stage.nextEventTime == 0.5)
    stage.advance(to: 3)
    #expect(fixture.log == ["start 500", "stop true 1000"])
  }

  @Test func `what is removed before its begin never starts`() {
    var late = fade
    late.beginTime = 1
    stage.perform { layer.add(late, forKey: "late") }
    stage.perform { layer.removeAnimation(forKey: "late") }
    stage.advance(to: 3)
    #expect(fixture.log == ["stop false 0"])
  }

  @Test func `a delay in time that stands still does not pass`() {
    var late = fade
    late.beginTime = 1
    stage.perform { layer.add(late, forKey: "late") }
    stage.advance(to: 0.5)
    stage.perform { (layer.timeOffset, layer.speed) = (0.5, 0) }
    stage.advance(to: 5)
    #expect(fixture.log.isEmpty)

    stage.perform { (layer.beginTime, layer.speed) = (5, 1) }
    stage.advance(to: 8)
    #expect(fixture.log == ["start 5500", "stop true 6500"])
  }

  @Test func `an animation that is kept is heard of once`() {
    var kept = fade
    kept.isRemovedOnCompletion = false
    stage.perform { layer.add(kept, forKey: "kept") }
    stage.advance(to: 2)
    stage.perform { layer.removeAllAnimations() }
    #expect(fixture.log == ["start 0", "stop true 1000"])
  }

  @Test func `closures hear the same as a delegate`() {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.onStart = { fixture.log.append("start") }
    animation.onStop = fixture.note("stop")
    stage.perform { layer.add(animation) }
    stage.advance(to: 1)
    #expect(fixture.log == ["start", "stop true 250"])
  }

  @Test func `what was added is a value of its own`() {
    var animation = fade
    stage.perform { layer.add(animation, forKey: "fade") }
    animation.duration = 9

    #expect(layer.animation(forKey: "fade")?.duration == 1)
    stage.advance(to: 1)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func `an animation without a key is not listed`() {
    stage.perform { layer.add(fade) }
    #expect(layer.animationKeys.isEmpty)
    #expect(layer.isAnimating)
  }

  @Test func `what is on or off changes at the very start`() {
    var hide = BasicAnimation(keyPath: \.isHidden)
    hide.fromValue = false
    hide.toValue = true
    hide.duration = 1
    stage.perform { layer.add(hide, forKey: "hide") }

    #expect(layer.presentation.isHidden)
    #expect(!layer.isHidden)
    stage.advance(to: 1)
    #expect(!layer.presentation.isHidden)
  }

  @Test func `the presentation of a layer on no stage is its model`() {
    let alone = Layer()
    alone.opacity = 0.25
    #expect(alone.presentation == alone.model)
  }

  @Test(arguments: [
    (StageEvent.Reason.ended, "keyed"), (.replaced, "keyed"), (.removed, "keyed"),
    (.leftStage, "keyed"), (.ended, "group"), (.replaced, "group"), (.removed, "group"),
    (.leftStage, "group"), (.ended, "block"), (.replaced, "block"), (.removed, "block"),
    (.leftStage, "block"),
  ])
  func `an event says why something is over`(_ reason: StageEvent.Reason, _ kind: String) {
    start(kind)
    stage.perform {
      switch reason {
      case .ended: break
      case .replaced: start(kind)
      case .removed: layer.removeAllAnimations()
      case .leftStage: fixture.view.removeFromSuperview()
      }
    }
    stage.advance(to: 1)

    guard case .completion(let name, let finished, let said)? = stage.takeEvents().first?.kind
    else {
      Issue.record("There is no event.")
      return
    }
    #expect(name == "it")
    #expect(said == reason)
    #expect(finished == (reason == .ended))
  }

  private func start(_ kind: String) {
    stage.perform {
      switch kind {
      case "keyed": layer.add(fade, forKey: "it")
      case "group": layer.add(AnimationGroup([fade]), forKey: "it")
      default:
        View.animate(withDuration: 1, name: "it") { fixture.view.alpha = 1 - fixture.view.alpha }
      }
    }
  }

  @Test func `an animator's changes that come to their end have ended in the records`() {
    stage.recordsAnimations = true
    let view = fixture.view
    let animator = stage.perform {
      PropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    }
    stage.perform { animator.startAnimation() }
    stage.advance(to: 0.5)
    stage.perform { animator.pauseAnimation() }
    stage.perform { animator.startAnimation() }
    stage.advance(to: 2)

    #expect(stage.animationRecords.compactMap(\.reason) == [.ended, .ended, .ended])
  }
}
