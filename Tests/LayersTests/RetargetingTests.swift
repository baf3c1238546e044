import Display
import Layers
import Motion
import Testing

struct RetargetingTests {
  nonisolated struct Row: Sendable {
    var time, additiveEased, absoluteEased, additiveLinear, absoluteLinear: Double
  }

  /// 0 → 100 in 1 s, reversed to 0 at 0.5 s for 1 s.
  nonisolated static let rows = [
    Row(
      time: 0.5, additiveEased: 50, absoluteEased: 50, additiveLinear: 50, absoluteLinear: 50),
    Row(
      time: 0.6, additiveEased: 64.84, absoluteEased: 49.01, additiveLinear: 50,
      absoluteLinear: 45),
    Row(time: 1, additiveEased: 50, absoluteEased: 25, additiveLinear: 50, absoluteLinear: 25),
    Row(time: 1.5, additiveEased: 0, absoluteEased: 0, additiveLinear: 0, absoluteLinear: 0),
  ]

  private func reversedPosition(_ options: AnimationOptions, at time: Double) -> Double {
    let fixture = StageFixture()
    let view = fixture.view
    fixture.stage.perform {
      View.animate(withDuration: 1, options: options, animations: { view.center.x = 100 })
    }
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform {
      View.animate(withDuration: 1, options: options, animations: { view.center.x = 0 })
    }
    return fixture.shown(at: time).position.x
  }

  private func reversedOpacity(_ options: AnimationOptions, at time: Double) -> Double {
    let fixture = StageFixture()
    let view = fixture.view
    view.alpha = 0
    fixture.stage.perform {
      View.animate(withDuration: 1, options: options, animations: { view.alpha = 1 })
    }
    fixture.stage.advance(to: 0.5)
    fixture.stage.perform {
      View.animate(
        withDuration: 1, options: options.union(.beginFromCurrentState),
        animations: { view.alpha = 0 })
    }
    return fixture.shown(at: time).opacity * 100
  }

  @Test(arguments: rows)
  func `a reversed position adds both motions`(_ row: Row) {
    #expect(reversedPosition([], at: row.time).isNear(row.additiveEased, within: 0.005))
    #expect(
      reversedPosition(.curveLinear, at: row.time).isNear(row.additiveLinear, within: 0.005))
  }

  @Test(arguments: rows)
  func `a reversed opacity starts again from what is shown`(_ row: Row) {
    #expect(reversedOpacity([], at: row.time).isNear(row.absoluteEased, within: 0.005))
    #expect(reversedOpacity(.curveLinear, at: row.time).isNear(row.absoluteLinear, within: 0.005))
  }

  @Test func `beginFromCurrentState changes nothing for a position`() {
    #expect(
      reversedPosition(.beginFromCurrentState, at: 0.6).isNear(reversedPosition([], at: 0.6)))
  }

  @Test func `without beginFromCurrentState an opacity starts at the old model value`() {
    let fixture = StageFixture()
    let view = fixture.view
    fixture.stage.perform {
      View.animate(withDuration: 1, animations: { view.alpha = 0 })
    }
    fixture.stage.advance(to: 0.5)

    fixture.stage.perform {
      View.animate(withDuration: 1, animations: { view.alpha = 1 })
    }

    #expect(view.layer.presentation.opacity == 0)
  }

  @Test func `a spring keeps value and slope when it is retargeted`() throws {
    let fixture = StageFixture()
    let view = fixture.view
    let curve = Curve.spring(try Spring(mass: 1, stiffness: 100, damping: 10))
    let step = 1e-4
    fixture.stage.perform {
      View.animate(withDuration: 1, curve: curve, animations: { view.center.x = 1 })
    }
    let before = fixture.shown(at: 0.1 - step).position.x
    let value = fixture.shown(at: 0.1).position.x

    fixture.stage.perform {
      View.animate(withDuration: 1, curve: curve, animations: { view.center.x = -1 })
    }

    let jump = view.layer.presentation.position.x - value
    let after = fixture.shown(at: 0.1 + step).position.x
    #expect(value.isNear(0.340299847))
    #expect(jump.isNear(0))
    #expect(((after - value) / (value - before)).isNear(1, within: 0.01))
  }
}
