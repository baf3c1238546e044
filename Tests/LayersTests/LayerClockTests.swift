import Display
import Layers
import Motion
import Testing

struct LayerClockTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  /// Moves the view by 100 points in one linear second.
  private func move(_ name: String = "move") {
    stage.perform {
      View.animate(
        withDuration: 1, options: .curveLinear, animations: { fixture.view.center.x += 100 },
        completion: fixture.note(name))
    }
  }

  /// Holds a layer's time; Apple's technical Q&A 1673.
  private func pause(_ layer: Layer) {
    stage.perform {
      let pausedTime = layer.convertTime(stage.time, from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
    }
  }

  private func resume(_ layer: Layer) {
    stage.perform {
      let pausedTime = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      let timeSincePause = layer.convertTime(stage.time, from: nil) - pausedTime
      layer.beginTime = timeSincePause
    }
  }

  private func x(at time: Double) -> Double { fixture.shown(at: time).position.x }

  @Test func `times are converted as measured`() {
    let (mid, leaf) = (Layer(), Layer())
    stage.rootLayer.addSublayer(mid)
    mid.addSublayer(leaf)
    (mid.beginTime, mid.speed, mid.timeOffset) = (2, 3, 0.25)
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)

    #expect(leaf.convertTime(10, from: mid) == 18.5)
    #expect(mid.convertTime(10, to: leaf) == 18.5)
    #expect(leaf.convertTime(10, to: mid) == 5.75)
    #expect(leaf.convertTime(10, to: nil).isNear(23.0 / 6))
    #expect(leaf.convertTime(23.0 / 6, from: nil).isNear(10))
    #expect(leaf.convertTime(7, from: leaf) == 7)
  }

  @Test func `a layer twice as fast ends its animations in half the time`() {
    layer.speed = 2
    move()

    #expect(x(at: 0.25).isNear(50))
    #expect(stage.restTime == 0.5)
    stage.advance(to: 2)
    #expect(fixture.log == ["move true 500"])
  }

  @Test func `a change of speed moves the end and not what is shown`() {
    move()
    stage.advance(to: 0.5)
    stage.perform {
      let now = layer.convertTime(stage.time, from: nil)
      (layer.beginTime, layer.timeOffset, layer.speed) = (stage.time, now, 0.5)
    }

    #expect(layer.presentation.position.x.isNear(50))
    #expect(stage.nextEventTime == 1.5)
    #expect(x(at: 1).isNear(75))
    stage.advance(to: 2)
    #expect(fixture.log == ["move true 1500"])
  }

  @Test func `a layer that stands still never ends its animations`() {
    move()
    stage.advance(to: 0.5)

    pause(layer)

    #expect(stage.nextEventTime == nil)
    #expect(stage.restTime == nil)
    #expect(!stage.isAtRest)
    #expect(x(at: 100).isNear(50))
    #expect(fixture.log.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a paused layer goes on where it stopped`(_ pausesAncestor: Bool) {
    let paused = pausesAncestor ? stage.rootLayer : layer
    move()
    stage.advance(to: 0.25)
    pause(paused)
    stage.advance(to: 3)
    resume(paused)

    #expect(layer.presentation.position.x.isNear(25))
    #expect(x(at: 3.5).isNear(75))
    stage.advance(to: 5)
    #expect(fixture.log == ["move true 3750"])
  }

  @Test func `time that goes back plays back and does not end`() {
    move()
    stage.advance(to: 0.5)
    stage.perform {
      (layer.beginTime, layer.timeOffset, layer.speed) = (stage.time, 0.5, -1)
    }

    #expect(x(at: 0.75).isNear(25))
    #expect(x(at: 2).isNear(0))
    #expect(stage.nextEventTime == nil)
  }

  @Test func `an offset scrubs a layer that stands still, and its end is the end`() {
    layer.speed = 0
    move()

    layer.timeOffset = 0.3
    #expect(layer.presentation.position.x.isNear(30))
    layer.timeOffset = 0.1
    #expect(layer.presentation.position.x.isNear(10))
    stage.advance(to: 2)
    #expect(fixture.log.isEmpty)
    layer.timeOffset = 1
    stage.advance(to: 2)
    #expect(fixture.log == ["move true 2000"])
  }

  @Test func `a layer that moves into another time takes its animations along`() {
    let slow = View()
    slow.layer.speed = 0.5
    stage.perform { stage.rootView.addSubview(slow) }
    move()
    stage.advance(to: 0.5)

    stage.perform { slow.addSubview(fixture.view) }

    #expect(layer.presentation.position.x.isNear(25))
    stage.advance(to: 3)
    #expect(fixture.log == ["move true 2000"])
  }

  @Test func `a delay is in the layer's time`() {
    layer.speed = 2
    stage.perform {
      View.animate(
        withDuration: 1, delay: 1, options: .curveLinear,
        animations: { fixture.view.center.x = 100 }, completion: fixture.note("late"))
    }

    #expect(x(at: 0.5) == 0)
    #expect(x(at: 0.75).isNear(50))
    stage.advance(to: 2)
    #expect(fixture.log == ["late true 1000"])
  }

  @Test func `a record and an inspected animation follow the clock`() throws {
    stage.recordsAnimations = true
    move()
    stage.advance(to: 0.5)
    stage.perform {
      (layer.beginTime, layer.timeOffset, layer.speed) = (0.5, 0.5, 0.25)
    }

    let running = try #require(layer.runningAnimations.first)
    #expect(running.localEnd == 1)
    #expect(running.end == 2.5)
    #expect(running.contribution(at: 1.5)?.first?.isNear(-25) == true)
    #expect(stage.animationRecords.first?.end == 2.5)
  }

  @Test func `without clocks of their own layers have the stage's time`() {
    stage.advance(to: 0.1)
    #expect(layer.convertTime(0.1, from: nil) == 0.1)
    #expect(layer.convertTime(0.3, to: nil) == 0.3)
  }
}
