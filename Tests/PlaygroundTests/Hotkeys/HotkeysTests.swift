import Demos
import Display
import Testing

@testable import Playground

struct HotkeysTests {
  @Test func `no chord stands in the table twice`() {
    let chords = Hotkeys.table.flatMap(\.bindings).map(\.chord)

    let doubled = Dictionary(grouping: chords) { $0 }.filter { $1.count > 1 }.keys

    #expect(chords.count > 30)
    #expect(doubled.isEmpty)
  }

  @Test(arguments: Hotkeys.table.flatMap(\.bindings).map(\.chord.description))
  func `every chord can be printed`(name: String) {
    #expect(!name.isEmpty)
    #expect(!name.dropLast().contains("?"))
  }

  @Test(arguments: Hotkeys.table.map { ($0.keys, $0.summary) })
  func `every row says which keys do what`(keys: String, summary: String) {
    #expect(!keys.isEmpty)
    #expect(summary.count > 3)
    #expect(summary.first?.isUppercase == false)
  }

  @Test(arguments: ["←", "Shift+→", "F9", "Ctrl+R", "E", "Shift+E", "Space", "\\", "Home", "F11"])
  func `what a cap of the table says is a chord that answers`(cap: String) {
    let row = Hotkeys.table.first { $0.caps.contains(cap) }

    #expect(row?.bindings.contains { $0.chord.description == cap } == true)
  }

  @Test func `a held key counts again for stepping and nudging only`() {
    let repeating = Hotkeys.table.filter(\.repeats).flatMap(\.bindings).map(\.command)

    let allowed = repeating.allSatisfy { command in
      switch command {
      case .step, .moveFocus, .adjust, .nudgeHandle: true
      default: false
      }
    }

    #expect(allowed)
    #expect(Hotkeys.command(for: KeyPress(.space, isRepeat: true)) == nil)
    #expect(Hotkeys.command(for: KeyPress(.right, isRepeat: true)) == .step(1))
    let minus = KeyPress(.character("6"), typed: "-", isRepeat: true)
    #expect(Hotkeys.command(for: minus) == .adjust(-1, .normal))
  }

  @Test func `what is held with a key must match exactly`() {
    #expect(Hotkeys.command(for: KeyPress(.character("r"))) == .restart)
    #expect(Hotkeys.command(for: KeyPress(.character("r"), modifiers: .control)) == .record)
    #expect(Hotkeys.command(for: KeyPress(.character("r"), modifiers: .alt)) == nil)
  }

  @Test func `no demo declares a letter that the table uses`() {
    let letters = DemoRegistry.all.flatMap { $0.about.actions.map(\.key) }

    #expect(!letters.isEmpty)
    #expect(letters.filter(Hotkeys.isTaken).isEmpty)
  }

  @Test func `a demo's own letter does its action once, however long it is held`() throws {
    let actions = try #require(DemoRegistry.demo(named: "quiz")).about.actions
    let answer = Key.character("a")

    #expect(Hotkeys.action(for: KeyPress(answer), among: actions) == "answer")
    #expect(Hotkeys.action(for: KeyPress(answer, isRepeat: true), among: actions) == nil)
    #expect(Hotkeys.action(for: KeyPress(answer, modifiers: .control), among: actions) == nil)
    #expect(Hotkeys.action(for: KeyPress(.character("r")), among: actions) == nil)
  }
}
