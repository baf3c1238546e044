import Display
import Layers
import Motion
import Testing

/// What is shown at a time does not depend on the frames before it, also where time stands still
/// for a while.
struct ClockDeterminismTests {
  /// What runs on the layer.
  enum Kind: String, CaseIterable {
    case block, spring, keyed, keyframes, group, transition, repeated
  }

  struct Shift: ContentTransition {
    var duration = 1.0
    var timingFunction: Curve?
    var onStop: ((Bool) -> Void)?

    func commands(
      from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
    ) -> [DrawCommand] {
      [.rectangle(RectangleCommand(bounds, color: .white, opacity: progress))]
    }
  }

  private func start(_ kind: Kind, in fixture: StageFixture) throws {
    let view = fixture.view
    let note = fixture.note(kind.rawValue)
    var basic = BasicAnimation(keyPath: \.cornerRadius)
    basic.toValue = 10
    basic.duration = 0.7
    switch kind {
    case .block:
      View.animate(withDuration: 1) {
        view.center.x = 100
      } completion: {
        note($0)
      }
    case .spring:
      View.animate(
        withDuration: 1, usingSpringWithDamping: 0.4, initialSpringVelocity: 1,
        animations: { view.center.x = 100 }, completion: note)
    case .keyed:
      basic.onStop = note
      view.layer.add(basic, forKey: "key")
    case .keyframes:
      var frames = KeyframeAnimation(
        keyPath: \.opacity, keyframes: try Keyframes([0, 1, 0.2, 0.9], mode: .cubic))
      frames.duration = 1
      frames.onStop = note
      view.layer.add(frames)
    case .group:
      var group = AnimationGroup([basic])
      group.duration = 0.6
      group.repeatCount = 2
      group.autoreverses = true
      group.onStop = note
      view.layer.add(group)
    case .transition: view.layer.add(Shift(onStop: note))
    case .repeated:
      View.animate(
        withDuration: 0.3, options: [.repeat, .autoreverse], animations: { view.alpha = 0 },
        completion: note)
    }
  }

  /// Starts, pauses at 0.4, goes on at 1.1 at one and a half times the speed; frames in between.
  private func play(_ kind: Kind, frames: Int, to end: Double) throws -> (DisplayList, [String]) {
    let fixture = StageFixture()
    let (stage, layer) = (fixture.stage, fixture.view.layer)
    layer.backgroundColor = .white
    func advance(from begin: Double, to time: Double) {
      for frame in stride(from: 1, to: frames, by: 1) {
        stage.advance(to: begin + (time - begin) * Double(frame) / Double(frames))
        _ = stage.displayList()
      }
      stage.advance(to: time)
    }
    try stage.perform { try start(kind, in: fixture) }
    advance(from: 0, to: 0.4)
    stage.perform { (layer.timeOffset, layer.speed) = (0.4, 0) }
    advance(from: 0.4, to: 1.1)
    stage.perform { (layer.beginTime, layer.speed) = (1.1, 1.5) }
    advance(from: 1.1, to: end)
    return (stage.displayList(), fixture.log)
  }

  @Test(arguments: Kind.allCases, [1.2, 1.45, 3])
  func `a seek shows what playing shows`(_ kind: Kind, _ end: Double) throws {
    let played = try play(kind, frames: 37, to: end)
    let sought = try play(kind, frames: 1, to: end)

    #expect(played == sought)
  }
}
