import Display
import Layers
import Motion
import Testing

struct CompletionTests {
  @Test func `completions run in time order at their exact instants whatever frames are shown`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 0.5, animations: { fixture.view.alpha = 0.5 },
        completion: fixture.note("slow"))
      View.animate(
        withDuration: 0.125, animations: { fixture.view.center.x = 5 },
        completion: fixture.note("fast"))
      View.animate(
        withDuration: 0.25, delay: 0.125, animations: { fixture.view.center.y = 5 },
        completion: fixture.note("delayed"))
    }

    fixture.stage.advance(to: 3)

    #expect(fixture.log == ["fast true 125", "delayed true 375", "slow true 500"])
  }

  @Test func `completions of one instant run in the order of the blocks`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 0.5, animations: { fixture.view.center.x = 5 }, completion: fixture.note("a"))
      View.animate(
        withDuration: 0.5, animations: { fixture.view.alpha = 0 }, completion: fixture.note("b"))
    }

    fixture.stage.advance(to: 0.5)

    #expect(fixture.log == ["a true 500", "b true 500"])
  }

  @Test func `what a completion starts begins at its instant`() {
    let fixture = StageFixture()
    let view = fixture.view
    fixture.stage.perform {
      View.animate(
        withDuration: 0.25, options: .curveLinear, animations: { view.center.x = 10 },
        completion: { _ in
          View.animate(
            withDuration: 1, options: .curveLinear, animations: { view.center.x = 110 },
            completion: fixture.note("second"))
        })
    }

    let shown = fixture.shown(at: 0.75)
    fixture.stage.advance(to: 2)

    #expect(shown.position.x.isNear(60))
    #expect(fixture.log == ["second true 1250"])
  }

  @Test func `a block with nothing to animate completes after the turn, at the same instant`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(withDuration: 1, delay: 1, animations: {}, completion: fixture.note("empty"))
      fixture.log.append("turn over")
    }

    #expect(fixture.log == ["turn over", "empty true 0"])
  }

  @Test func `a duration of 0 applies at once and completes after the turn`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 0, animations: { fixture.view.alpha = 0.5 }, completion: fixture.note("now"))
      #expect(fixture.view.layer.presentation.opacity == 0.5)
      #expect(fixture.log.isEmpty)
    }

    #expect(fixture.log == ["now true 0"])
  }

  @Test func `a replaced fade completes with false`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 1, animations: { fixture.view.alpha = 0 }, completion: fixture.note("old"))
    }
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform {
      View.animate(
        withDuration: 1, animations: { fixture.view.alpha = 1 }, completion: fixture.note("new"))
    }

    fixture.stage.advance(to: 2)

    #expect(fixture.log == ["old false 500", "new true 1500"])
  }

  @Test func `a block waits for all its animations and is unfinished when one of them was`() {
    let fixture = StageFixture()
    fixture.stage.perform {
      View.animate(
        withDuration: 1,
        animations: {
          fixture.view.alpha = 0
          fixture.view.center.x = 10
        }, completion: fixture.note("both"))
    }
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform {
      View.animate(withDuration: 0.25, animations: { fixture.view.alpha = 1 })
    }

    fixture.stage.advance(to: 2)

    #expect(fixture.log == ["both false 1000"])
  }

  @Test func `moves that overlap both finish`() {
    let fixture = StageFixture()
    for (index, time) in [0.0, 0.1].enumerated() {
      fixture.stage.advance(to: time)
      fixture.stage.perform {
        View.animate(
          withDuration: 0.5, animations: { fixture.view.center.x += 10 },
          completion: fixture.note("\(index)"))
      }
    }

    fixture.stage.advance(to: 1)

    #expect(fixture.log == ["0 true 500", "1 true 600"])
  }

  @Test func `removed animations and views that leave complete with false`() {
    let fixture = StageFixture()
    let other = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
    fixture.stage.perform {
      fixture.stage.rootView.addSubview(other)
      View.animate(
        withDuration: 1, name: "cancelled", animations: { fixture.view.alpha = 0 },
        completion: fixture.note("cancelled"))
      View.animate(
        withDuration: 1, name: "left", animations: { other.alpha = 0 },
        completion: fixture.note("left"))
    }
    fixture.stage.advance(to: 0.25)

    fixture.stage.perform { fixture.view.layer.removeAllAnimations() }
    fixture.stage.perform { other.removeFromSuperview() }
    fixture.stage.advance(to: 2)

    #expect(fixture.log == ["cancelled false 250", "left false 250"])
    #expect(
      fixture.stage.takeEvents() == [
        StageEvent(
          time: 0.25, kind: .completion(name: "cancelled", finished: false, reason: .removed)),
        StageEvent(
          time: 0.25, kind: .completion(name: "left", finished: false, reason: .leftStage)),
      ])
  }

  @Test func `animating a view that is on no stage completes with false`() {
    let fixture = StageFixture()
    let lonely = View()
    fixture.stage.perform {
      View.animate(
        withDuration: 1, animations: { lonely.alpha = 0 }, completion: fixture.note("lonely"))
    }

    #expect(fixture.log == ["lonely false 0"])
  }

  @Test func `completions may start, remove and end animations`() {
    let fixture = StageFixture()
    let view = fixture.view
    fixture.stage.perform {
      View.animate(
        withDuration: 0.1, animations: { view.alpha = 0 },
        completion: { _ in
          view.layer.removeAllAnimations()
          View.animate(withDuration: 0, animations: {}, completion: fixture.note("inner"))
          view.removeFromSuperview()
        })
      View.animate(
        withDuration: 0.2, animations: { view.center.x = 9 }, completion: fixture.note("moved"))
    }

    fixture.stage.advance(to: 1)

    #expect(fixture.log == ["moved false 100", "inner true 100"])
    #expect(fixture.stage.isAtRest)
  }

  @Test func `an endless chain of zero durations goes on a frame later instead of hanging`() {
    let fixture = StageFixture()
    var count = 0
    func again() {
      View.animate(
        withDuration: 0, animations: {},
        completion: { _ in
          count += 1
          again()
        })
    }

    fixture.stage.perform(again)
    fixture.stage.advance(to: 0.02)

    #expect(count == 2000)
    #expect(fixture.stage.nextEventTime != nil)
  }
}
