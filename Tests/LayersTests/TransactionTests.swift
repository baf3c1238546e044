import Display
import Layers
import Motion
import Testing

struct TransactionTests {
  let fixture = StageFixture()
  private var stage: Stage { fixture.stage }
  private var layer: Layer { fixture.view.layer }

  private func fade(_ name: String, duration: Double = 1) -> BasicAnimation<Double> {
    var animation = BasicAnimation(keyPath: \.opacity)
    animation.fromValue = 0
    animation.duration = duration
    animation.onStop = fixture.note(name)
    return animation
  }

  private func note(_ name: String) -> () -> Void {
    { fixture.log.append("\(name) \(fixture.time)") }
  }

  @Test func `a nested transaction starts with the outer values and does not leak back`() {
    stage.perform {
      #expect(Transaction.animationDuration == 0.25)
      Transaction.begin()
      Transaction.animationDuration = 2
      Transaction.begin()
      #expect(Transaction.animationDuration == 2)
      Transaction.animationDuration = 3
      Transaction.commit()
      #expect(Transaction.animationDuration == 2)
      Transaction.commit()
      #expect(Transaction.animationDuration == 0.25)
      Transaction.commit()
    }
  }

  @Test func `animations without a duration take the transaction's`() {
    stage.perform {
      Transaction.begin()
      Transaction.animationDuration = 0.75
      layer.add(fade("fade", duration: 0), forKey: "fade")
      Transaction.commit()
    }
    stage.advance(to: 2)

    #expect(fixture.log == ["fade true 750"])
  }

  @Test func `a completion waits for what is added after it, and never runs inside commit`() {
    stage.perform {
      Transaction.begin()
      layer.add(fade("early", duration: 2), forKey: "early")
      Transaction.setCompletionBlock(note("block"))
      layer.add(fade("late", duration: 1), forKey: "late")
      Transaction.commit()
      fixture.log.append("committed")
    }
    stage.advance(to: 3)

    #expect(
      fixture.log == ["committed", "block 1000", "late true 1000", "early true 2000"])
  }

  @Test func `a second completion is added to the first`() {
    stage.perform {
      Transaction.begin()
      Transaction.setCompletionBlock(note("first"))
      Transaction.setCompletionBlock(note("second"))
      Transaction.commit()
      fixture.log.append("committed")
    }

    #expect(fixture.log == ["committed", "first 0", "second 0"])
  }

  @Test func `an outer completion waits for an inner transaction's animations`() {
    stage.perform {
      Transaction.begin()
      Transaction.setCompletionBlock(note("outer"))
      Transaction.begin()
      layer.add(fade("inner"), forKey: "inner")
      Transaction.commit()
      Transaction.commit()
    }
    stage.advance(to: 2)

    #expect(fixture.log == ["outer 1000", "inner true 1000"])
  }

  @Test func `a transaction that was left open is committed with the turn`() {
    stage.perform {
      Transaction.begin()
      Transaction.setCompletionBlock(note("block"))
    }

    #expect(fixture.log == ["block 0"])
    stage.perform { #expect(Transaction.animationDuration == 0.25) }
  }

  @Test func `with actions disabled a block's changes apply at once`() {
    stage.perform {
      Transaction.disableActions = true
      View.animate(withDuration: 1) { fixture.view.alpha = 0 }
    }

    #expect(layer.presentation.opacity == 0)
    stage.perform { #expect(!Transaction.disableActions) }
  }

  @Test func `a completion can be read until its transaction is committed`() {
    stage.perform {
      Transaction.begin()
      Transaction.setCompletionBlock(note("outer"))
      Transaction.begin()
      Transaction.completionBlock?()
      Transaction.commit()
      Transaction.commit()
      #expect(Transaction.completionBlock == nil)
    }

    #expect(fixture.log == ["outer 0", "outer 0"])
  }

  @Test func `a completion that was set to nil later still runs`() {
    stage.perform {
      Transaction.setCompletionBlock(note("block"))
      Transaction.setCompletionBlock(nil)
      #expect(Transaction.completionBlock == nil)
    }

    #expect(fixture.log == ["block 0"])
  }

  @Test func `values of any kind are kept and seen inside`() {
    stage.perform {
      Transaction.begin()
      Transaction.setValue("outer", forKey: "name")
      Transaction.begin()
      #expect(Transaction.value(forKey: "name") as? String == "outer")
      Transaction.setValue(2, forKey: "name")
      Transaction.commit()
      #expect(Transaction.value(forKey: "name") as? String == "outer")
      Transaction.commit()
      #expect(Transaction.value(forKey: "name") == nil)
    }
  }

  @Test func `a transaction without length leaves explicit animations their quarter of a second`() {
    stage.perform {
      Transaction.animationDuration = 0
      layer.add(fade("fade", duration: 0), forKey: "fade")
    }
    stage.advance(to: 1)

    #expect(fixture.log == ["fade true 250"])
  }
}
