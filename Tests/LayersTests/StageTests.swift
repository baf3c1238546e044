import Display
import Layers
import Motion
import Testing

struct StageTests {
  /// What a program with chained, overlapping and springing animations shows at a time when frames
  /// are asked for at certain times on the way.
  private func state(at time: Double, framesAt frames: [Double]) -> [LayerState] {
    let fixture = StageFixture()
    let view = fixture.view
    let other = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
    fixture.stage.perform {
      fixture.stage.rootView.addSubview(other)
      View.animate(
        withDuration: 0.33, animations: { view.center.x = 100 },
        completion: { _ in
          View.animate(
            withDuration: 0.9, usingSpringWithDamping: 0.4, initialSpringVelocity: 1,
            animations: {
              view.center = Point(x: 20, y: 50)
              other.alpha = 0.3
            },
            completion: { _ in View.animate(withDuration: 5) { other.center.x = 77 } })
        })
      fixture.stage.after(0.41) { View.animate(withDuration: 0.8) { view.center.x = 10 } }
    }
    for frame in frames where frame < time {
      fixture.stage.advance(to: frame)
      _ = fixture.stage.displayList()
    }
    fixture.stage.advance(to: time)
    return [view.layer.presentation, other.layer.presentation]
  }

  private func frames(_ rate: Double) -> [Double] {
    (0...Int(rate * 2)).map { Double($0) / rate }
  }

  @Test(arguments: [0.37, 1, 1.5])
  func `the state does not depend on the frames that were shown`(_ time: Double) {
    let direct = state(at: time, framesAt: [])
    let irregular = [0.001, 0.33, 0.3300001, 0.41, 0.74, 0.7401, 0.99999]

    #expect(state(at: time, framesAt: frames(24)) == direct)
    #expect(state(at: time, framesAt: frames(60)) == direct)
    #expect(state(at: time, framesAt: frames(144)) == direct)
    #expect(state(at: time, framesAt: irregular) == direct)
  }

  @Test func `an action runs at its exact time, after completions of that time`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      fixture.stage.after(0.25) { fixture.log.append("action \(fixture.time)") }
      fixture.stage.after(0.125) { fixture.log.append("first \(fixture.time)") }
      View.animate(
        withDuration: 0.25, animations: { fixture.view.alpha = 0 }, completion: fixture.note("end"))
    }

    fixture.stage.advance(to: 1)

    #expect(fixture.log == ["first 125", "end true 250", "action 250"])
  }

  @Test func `a cancelled action does not run`() {
    let fixture = StageFixture()
    let action = fixture.stage.after(0.25) { fixture.log.append("action") }

    action.cancel()
    fixture.stage.advance(to: 1)

    #expect(fixture.log.isEmpty)
    #expect(fixture.stage.isAtRest)
  }

  @Test func `a stage rests when the last animation and action are over`() {
    let fixture = StageFixture()
    #expect(fixture.stage.isAtRest)
    #expect(fixture.stage.restTime == 0)
    fixture.stage.perform {
      View.animate(withDuration: 0.5, delay: 0.25) { fixture.view.alpha = 0 }
      View.animate(withDuration: 0.5) { fixture.view.center.x = 4 }
    }

    #expect(!fixture.stage.isAtRest)
    #expect(fixture.stage.nextEventTime == 0.5)
    #expect(fixture.stage.restTime == 0.75)
    fixture.stage.advance(to: 0.75)
    #expect(fixture.stage.isAtRest)
    #expect(fixture.stage.nextEventTime == nil)
  }

  @Test func `an undamped spring never rests`() throws {
    let fixture = StageFixture()
    let curve = Curve.spring(try Spring(mass: 1, stiffness: 100, damping: 0))
    fixture.stage.perform {
      View.animate(withDuration: 1, curve: curve, animations: { fixture.view.center.x = 100 })
    }

    fixture.stage.advance(to: 1000)

    #expect(fixture.stage.restTime == nil)
    #expect(fixture.stage.nextEventTime == nil)
    #expect(fixture.view.layer.presentation.position.x.isFinite)
  }

  @Test func `the running stage is restored, also after an error`() {
    struct Failure: Error {}
    let outer = StageFixture().stage
    let inner = StageFixture().stage

    outer.perform {
      try? inner.perform { throw Failure() }
      #expect(Stage.current === outer)
    }
  }

  @Test func `a controller hears of its view in order`() {
    final class Listener: ViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("load \(view.frame.width)") }
      override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
      override func viewDidLayoutSubviews() { log.append("layout \(view.frame.width)") }
      override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
      override func viewWillTransition(to size: Size) { log.append("to \(size.width)") }
      override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    }
    let stage = Stage(size: Size(width: 300, height: 200), text: FixedTextMeasurer())
    let controller = Listener()

    stage.rootViewController = controller
    stage.resize(to: Size(width: 500, height: 200))
    stage.rootViewController = nil

    #expect(
      controller.log == [
        "load 300.0", "willAppear", "layout 300.0", "didAppear", "to 500.0", "layout 500.0",
        "didDisappear",
      ])
  }

  @Test func `named layers are listed from back to front, parents first`() {
    let fixture = StageFixture()
    fixture.view.name = "view"
    let inner = View()
    inner.name = "inner"
    fixture.view.addSubview(inner)
    fixture.stage.rootView.addSubview(View())

    #expect(fixture.stage.namedLayers().map(\.name) == ["view", "inner"])
  }

  @Test func `a frame on the stage counts all that is around a layer`() {
    let fixture = StageFixture()
    let inner = View(frame: Rect(x: 2, y: 3, width: 4, height: 5))
    fixture.view.frame = Rect(x: 100, y: 50, width: 20, height: 20)
    fixture.view.addSubview(inner)

    #expect(inner.layer.presentationFrame == Rect(x: 102, y: 53, width: 4, height: 5))
  }
}
