import Demos
import Display
import Testing

@testable import Playground

/// What SDL reports of keys under X11, layout by layout, and what they must do.
nonisolated struct KeyboardLayoutTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let layout: String
    let printed: Character?
    let american: Character?
    let typed: String?
    let held: KeyModifiers
    let command: HotkeyCommand?

    init(
      _ layout: String, _ printed: Character?, at american: Character?, types typed: String?,
      _ held: KeyModifiers = [], does command: HotkeyCommand?
    ) {
      self.layout = layout
      self.printed = printed
      self.american = american
      self.typed = typed
      self.held = held
      self.command = command
    }

    var press: KeyPress? {
      KeyPress(
        LayoutKey(printed: printed, american: american, isLatin: !Self.others.contains(layout)),
        typed: typed, modifiers: held)
    }

    var testDescription: String { "\(layout): \(typed ?? "nothing") at \(american ?? " ")" }

    private static let others = ["ru", "gr", "il", "th"]
  }

  private static let altGr: KeyModifiers = [.alt, .altGraph]

  private static let letters = [
    Row("us", "e", at: "e", types: "e", does: .moveEasing(1)),
    Row("us", "e", at: "e", types: "E", .shift, does: .moveEasing(-1)),
    Row("dvorak", "e", at: "d", types: "e", does: .moveEasing(1)),
    Row("fr", "q", at: "a", types: nil, .control, does: .quit),
    Row("fr", ",", at: "m", types: ",", .control, does: nil),
    Row("fr", "m", at: ";", types: nil, .control, does: .toggleReducedMotion),
    Row("tr", "\u{131}", at: "i", types: "\u{131}", does: .setInPoint),
    Row("tr", "i", at: "'", types: "i", does: .setInPoint),
    Row("ru", "у", at: "e", types: "у", does: .moveEasing(1)),
    Row("ru", "у", at: "e", types: "У", .shift, does: .moveEasing(-1)),
    Row("ru", "й", at: "q", types: "й", .control, does: .quit),
    Row("gr", "ε", at: "e", types: "ε", does: .moveEasing(1)),
    Row("gr", ";", at: "q", types: nil, .control, does: .quit),
    Row("th", "ำ", at: "e", types: "ำ", does: .moveEasing(1)),
  ]

  private static let digits = [
    Row("us", "6", at: "6", types: "6", does: .chooseDemo(6)),
    Row("us", "6", at: "6", types: "^", .shift, does: nil),
    Row("fr", "6", at: "6", types: "6", .shift, does: .chooseDemo(6)),
    Row("fr", "2", at: "2", types: "é", does: .chooseDemo(2)),
    Row("fr, unchanged by SDL", "é", at: "2", types: "é", does: .chooseDemo(2)),
    Row("fr, unchanged by SDL", "-", at: "6", types: "6", .shift, does: .chooseDemo(6)),
    Row("cz", "2", at: "2", types: "ě", does: .chooseDemo(2)),
    Row("cz", "1", at: "1", types: "1", .shift, does: .chooseDemo(1)),
    Row("th", "4", at: "4", types: "ภ", does: .chooseDemo(4)),
    Row("programmer dvorak", "2", at: "2", types: "7", .shift, does: .chooseDemo(7)),
  ]

  private static let tuning = [
    Row("us", "-", at: "-", types: "-", does: .adjust(-1, .normal)),
    Row("us", "-", at: "-", types: "_", .shift, does: .adjust(-1, .coarse)),
    Row("us", "-", at: "-", types: "-", .alt, does: .adjust(-1, .fine)),
    Row("us", "-", at: "-", types: "-", altGr, does: .adjust(-1, .fine)),
    Row("us", "=", at: "=", types: "=", does: .adjust(1, .normal)),
    Row("us", "=", at: "=", types: "+", .shift, does: .adjust(1, .coarse)),
    Row("fr", "6", at: "6", types: "-", does: .adjust(-1, .normal)),
    Row("fr", "6", at: "6", types: "-", .alt, does: .adjust(-1, .fine)),
    Row("fr, unchanged by SDL", "-", at: "6", types: "-", does: .adjust(-1, .normal)),
    Row("fr", "=", at: "=", types: "+", .shift, does: .adjust(1, .coarse)),
    Row("de", "+", at: "]", types: "+", does: .adjust(1, .normal)),
    Row("de", "+", at: "]", types: "*", .shift, does: .adjust(1, .coarse)),
    Row("de", "0", at: "0", types: "=", .shift, does: .adjust(1, .normal)),
    Row("de", "-", at: "/", types: "_", .shift, does: .adjust(-1, .coarse)),
    Row("tr", "-", at: "=", types: "-", does: .adjust(-1, .normal)),
    Row("jp", "-", at: "-", types: "=", .shift, does: .adjust(1, .normal)),
    Row("cz", "1", at: "1", types: "+", does: .adjust(1, .normal)),
    Row("th", "3", at: "3", types: "-", does: .adjust(-1, .normal)),
    Row("th", "ช", at: "=", types: "ช", does: .adjust(1, .normal)),
  ]

  private static let signs = [
    Row("us", "/", at: "/", types: "?", .shift, does: .toggleHelp),
    Row("us", ",", at: ",", types: "<", .shift, does: .step(-10)),
    Row("us", "\\", at: "\\", types: "\\", does: .normalSpeed),
    Row("dvorak", "[", at: "-", types: "[", does: .changeSpeed(-1)),
    Row("dvorak", "/", at: "[", types: "?", .shift, does: .toggleHelp),
    Row("fr", "5", at: "5", types: "[", altGr, does: .changeSpeed(-1)),
    Row("fr", ")", at: "-", types: "]", altGr, does: .changeSpeed(1)),
    Row("fr", "8", at: "8", types: "\\", altGr, does: .normalSpeed),
    Row("fr", ",", at: "m", types: ",", does: .step(-1)),
    Row("fr", ",", at: "m", types: "?", .shift, does: .toggleHelp),
    Row("fr", ";", at: ",", types: ".", .shift, does: .step(1)),
    Row("de", "8", at: "8", types: "[", altGr, does: .changeSpeed(-1)),
    Row("de", "9", at: "9", types: "]", altGr, does: .changeSpeed(1)),
    Row("de", "ß", at: "-", types: "\\", altGr, does: .normalSpeed),
    Row("de", "ß", at: "-", types: "?", .shift, does: .toggleHelp),
    Row("de", ",", at: ",", types: ";", .shift, does: .step(-10)),
    Row("de", "i", at: "i", types: "→", altGr, does: nil),
    Row("de", "i", at: "i", types: "i", .alt, does: .clearPoints),
    Row("es", nil, at: "[", types: "[", altGr, does: .changeSpeed(-1)),
    Row("es", nil, at: "[", types: nil, does: nil),
    Row("tr", "*", at: "-", types: "?", .shift, does: .toggleHelp),
    Row("jp", "[", at: "]", types: "[", does: .changeSpeed(-1)),
    Row("jp", "\\", at: nil, types: "\\", does: .normalSpeed),
    Row("ru", "х", at: "[", types: "х", does: .changeSpeed(-1)),
    Row("ru", ".", at: "/", types: ".", does: .step(1)),
    Row("ru", ".", at: "/", types: ",", .shift, does: .step(-1)),
    Row("ru", "б", at: ",", types: "б", does: .step(-1)),
    Row("ru", "7", at: "7", types: "?", .shift, does: .toggleHelp),
    Row("il", "]", at: "[", types: "]", does: .changeSpeed(1)),
  ]

  @Test(arguments: letters)
  func `letters count by what the key prints, by their place without Latin ones`(row: Row) {
    #expect(row.press.flatMap(Hotkeys.command) == row.command)
  }

  @Test(arguments: digits)
  func `digits count by what is typed, else by their place`(row: Row) {
    #expect(row.press.flatMap(Hotkeys.command) == row.command)
  }

  @Test(arguments: tuning)
  func `a sign that changes a value counts wherever it is`(row: Row) {
    #expect(row.press.flatMap(Hotkeys.command) == row.command)
  }

  @Test(arguments: signs)
  func `a sign counts whatever it takes to type it`(row: Row) {
    #expect(row.press.flatMap(Hotkeys.command) == row.command)
  }

  @Test func `the number pad types into texts, and is no second row of digits`() {
    let press = KeyPress(.keypad("5"), typed: "5")

    #expect(Hotkeys.command(for: press) == nil)
    #expect(press.text == "5")
  }

  @Test(arguments: [(KeyModifiers.control, nil), (.alt, nil), (.shift, "8"), (altGr, "[")])
  func `Ctrl and Alt write nothing into a text, AltGr does`(held: KeyModifiers, text: String?) {
    let place = LayoutKey(printed: "8", american: "8", isLatin: true)
    let typed = held == Self.altGr ? "[" : "8"

    #expect(KeyPress(place, typed: typed, modifiers: held)?.text == text)
  }
}
