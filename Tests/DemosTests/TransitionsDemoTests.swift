import Display
import Layers
import Testing
import Transitions

@testable import Demos

struct TransitionsDemoTests {
  private func image(_ run: DemoRun) throws -> ImageView {
    try #require(run.views(named: "image").first as? ImageView)
  }

  private func shownNames(_ run: DemoRun) -> [String] {
    let names = Set(TransitionType.all.map(\.name))
    return run.labels.filter { !$0.isHidden }.compactMap(\.text).filter(names.contains)
  }

  @Test func `the next picture is there at once, the old one is shown first`() throws {
    let run = try DemoRun(TransitionsDemo.self)
    let image = try image(run)
    let before = run.stage.displayList()
    let first = image.image

    run.act("next", at: 0)

    #expect(image.image != first)
    #expect(run.stage.displayList() == before)
    run.advance(to: 1)
    #expect(run.stage.displayList() != before)
  }

  @Test func `a transition lasts two seconds and then leaves nothing but the picture`() throws {
    let run = try DemoRun(TransitionsDemo.self)

    run.act("next", at: 0)
    run.advance(to: 2)

    #expect(run.takeCompletions() == [Completion(time: 2, name: "transition", finished: true)])
    #expect(run.stage.isAtRest)
    let without = try DemoRun(TransitionsDemo.self, ["duration": .number(0)])
    without.act("next", at: 0)
    #expect(without.stage.displayList() == run.stage.displayList())
  }

  @Test func `a press during a transition replaces it, and the pictures go round`() throws {
    let run = try DemoRun(TransitionsDemo.self)
    let image = try image(run)
    let first = image.image

    for press in 0..<4 { run.act("next", at: Double(press) * 0.5) }
    run.advance(to: 10)

    #expect(image.image == first)
    #expect(run.takeCompletions().map(\.finished) == [false, false, false, true])
  }

  @Test(arguments: TransitionType.all.map(\.name))
  func `every type is shown by its name, private ones with a mark`(name: String) throws {
    let type = try #require(TransitionType(named: name))

    let run = try DemoRun(TransitionsDemo.self, ["type": .choice(name)])

    #expect(shownNames(run) == [name])
    let isMarked = run.labels.contains { $0.text == "private" && !$0.isHidden }
    #expect(isMarked == type.isPrivate)
  }

  @Test(arguments: ["flip", "alignedFlip"])
  func `another spelling is read as the type's name`(alias: String) throws {
    #expect(try TransitionsDemo.type.setting.value(of: alias) == .choice("oglFlip"))
  }

  @Test func `steps go through all types and back`() throws {
    let run = try DemoRun(TransitionsDemo.self)

    let names = TransitionType.all.map { _ in
      run.act("next-type", at: 0)
      return shownNames(run).first ?? ""
    }
    run.act("previous-type", at: 0)

    #expect(Set(names) == Set(TransitionType.all.map(\.name)))
    #expect(shownNames(run) == [TransitionType.all.last?.name])
  }

  @Test(arguments: [("as-named", "from-bottom"), ("ios", "from-top")])
  func `vertical directions are as named, or as on iOS`(
    vertical: String, mirrored: String
  ) throws {
    let run = try DemoRun(
      TransitionsDemo.self,
      [
        "type": .choice("push"), "subtype": .choice("from-bottom"), "vertical": .choice(vertical),
      ])
    let plain = try DemoRun(
      TransitionsDemo.self, ["type": .choice("push"), "subtype": .choice(mirrored)])

    for each in [run, plain] {
      each.act("next", at: 0)
      each.advance(to: 0.5)
    }

    let drawn = [run, plain].map { $0.stage.displayList().commands.filter(\.isGroup) }
    #expect(drawn[0] == drawn[1])
    #expect(!drawn[0].isEmpty)
  }

  @Test func `only a part of the whole runs when it is asked for`() throws {
    let run = try DemoRun(
      TransitionsDemo.self,
      ["type": .choice("push"), "startProgress": .number(0.5), "duration": .number(1)])
    let whole = try DemoRun(
      TransitionsDemo.self, ["type": .choice("push"), "duration": .number(2)])

    run.act("next", at: 0)
    whole.act("next", at: 0)
    run.advance(to: 0.5)
    whole.advance(to: 1.5)

    #expect(run.stage.displayList() == whole.stage.displayList())
  }
}

extension DrawCommand {
  fileprivate nonisolated var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}
