import Display
import Layers
import Motion
import Testing

@testable import Demos

struct PropertiesDemoTests {
  private func state(_ run: DemoRun, _ property: Property) throws -> LayerState {
    try #require(run.views(named: property.rawValue).first).layer.presentation
  }

  @Test(arguments: Property.allCases)
  func `a property animates, ends at its other value, and comes back`(property: Property) throws {
    let run = try DemoRun(PropertiesDemo.self)
    let rest = try state(run, property)

    run.act("run", at: 0)
    run.advance(to: 0.5)
    let halfway = try state(run, property)
    run.advance(to: 1)
    let other = try state(run, property)
    run.act("run", at: 1)
    run.advance(to: 2)

    #expect(halfway != rest && halfway != other && other != rest)
    #expect(try state(run, property) == rest)
  }

  @Test(arguments: Property.allCases)
  func `with constraints layout springs back what belongs to it, and nothing else`(
    property: Property
  ) throws {
    let run = try DemoRun(PropertiesDemo.self, ["constraint": .flag(true)])
    let rest = try state(run, property)

    run.act("run", at: 0)
    run.advance(to: 0.999)
    #expect(try state(run, property) != rest)
    run.advance(to: 1)

    #expect((try state(run, property) == rest) == property.belongsToLayout)
  }

  @Test(arguments: [true, false])
  func `a sentence says what layout does`(isConstrained: Bool) throws {
    let run = try DemoRun(PropertiesDemo.self, ["constraint": .flag(isConstrained)])

    let texts = run.labels.filter { !$0.isHidden }.compactMap(\.text)

    #expect(texts.contains { $0.contains("spring back") } == isConstrained)
  }

  @Test func `one property runs alone, or one after another`() throws {
    let alone = try DemoRun(PropertiesDemo.self, ["property": .choice("scale")])
    let inTurn = try DemoRun(PropertiesDemo.self, ["property": .choice("in-turn")])

    for run in [alone, inTurn] {
      run.act("run", at: 0)
      run.advance(to: 20)
    }

    #expect(alone.takeCompletions().map(\.name) == ["scale"])
    let completions = inTurn.takeCompletions()
    #expect(completions.map(\.name) == Property.allCases.map(\.rawValue))
    #expect(completions.map(\.time) == (1...9).map(Double.init))
  }

  @Test func `a press in flight turns round without a jump`() throws {
    let run = try DemoRun(PropertiesDemo.self)
    run.act("run", at: 0)
    run.advance(to: 0.4)
    let before = try Property.allCases.map { try state(run, $0) }

    run.act("run", at: 0.4)

    let after = try Property.allCases.map { try state(run, $0) }
    for (old, new) in zip(before, after) {
      #expect(abs(old.opacity - new.opacity) < 1e-9)
      #expect(old.position.distance(to: new.position) < 1e-9)
      #expect(abs(old.transform.rotation.radians - new.transform.rotation.radians) < 1e-9)
      #expect(abs(old.backgroundColor.red - new.backgroundColor.red) < 1e-9)
    }
  }

  @Test(arguments: [(320.0, 240.0), (480, 720), (640, 360), (960, 540), (2560, 1440)])
  func `every card lies on the page, at any size`(width: Double, height: Double) throws {
    let run = try DemoRun(PropertiesDemo.self, size: Size(width: width, height: height))
    let page = Rect(x: 0, y: 0, width: width, height: height)

    for property in Property.allCases {
      let view = try #require(run.views(named: property.rawValue).first)
      let card = try #require(view.superview)
      #expect(page.insetBy(dx: -1, dy: -1).contains(card.stageFrame.center))
      #expect(card.stageFrame.height > 20)
    }
  }

  @Test(arguments: [(960.0, 540.0), (800, 420), (640, 420)])
  func `words on a card end before the subject's room`(width: Double, height: Double) throws {
    let run = try DemoRun(
      PropertiesDemo.self, ["color": .color(Color(hex: 0xE8C43F))],
      size: Size(width: width, height: height))

    for property in Property.allCases {
      let card = try #require(
        run.views(named: property.rawValue).first?.superview as? PropertyCard)
      let rest = card.restFrame
      let left = min(rest.minX, property.otherFrame(rest).minX)
      for label in card.subviews.compactMap({ $0 as? Label }) where !label.isHidden {
        #expect(!label.shownLines.contains { $0.hasSuffix("…") })
        #expect(label.frame.maxX <= left || label.frame.maxY <= rest.minY, "\(label.text ?? "")")
      }
    }
  }
}
