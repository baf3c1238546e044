import Display
import Testing

@testable import Playground

struct TextEntryTests {
  @Test func `typing replaces what is selected`() {
    var entry = TextEntry("0.5")

    entry.insert("1")
    entry.insert(".25")

    #expect(entry.text == "1.25")
    #expect(entry.caret == 4)
  }

  @Test func `characters go in and out at the caret`() {
    var entry = TextEntry("ease")
    entry.move(by: -2)

    entry.insert("é")
    entry.deleteForward()
    entry.deleteBackward()

    #expect(entry.text == "eae")
    #expect(entry.caret == 2)
  }

  @Test func `the caret stays within the text`() {
    var entry = TextEntry("ab")

    entry.move(by: -9)
    entry.deleteBackward()
    #expect(entry.caret == 0)
    entry.move(by: 9)
    entry.deleteForward()

    #expect(entry.text == "ab")
    #expect(entry.caret == 2)
  }

  @Test func `keys type, cut, copy and paste, and leave the rest alone`() {
    var copied: String?
    let clipboard = TextClipboard(read: { copied }, write: { copied = $0 })
    var entry = TextEntry("ease")
    func press(_ key: Key, typed: String? = nil, _ held: KeyModifiers = []) -> Bool {
      entry.handle(KeyPress(key, typed: typed, modifiers: held), clipboard)
    }

    #expect(press(.character("x"), .control))
    #expect(entry.text.isEmpty)
    #expect(copied == "ease")
    #expect(press(.character("6"), typed: "-"))
    #expect(press(.character("v"), .control))
    #expect(press(.space, typed: " "))
    #expect(entry.text == "-ease ")
    #expect(!press(.character("e"), typed: "e", .alt))
    #expect(!press(.function(5)))
  }

  @Test func `pasted lines become one`() {
    var entry = TextEntry()

    entry.insert("linear(0,\n1)\u{7}")

    #expect(entry.text == "linear(0, 1)")
  }

  @Test(arguments: [
    ["e", "\u{301}"], ["\u{E01}", "\u{E34}"], ["\u{1F1E9}", "\u{1F1EA}"],
    ["\u{1F469}", "\u{200D}", "\u{1F52C}"], ["\u{928}", "\u{93F}"], ["x", "\u{301}\u{302}", "y"],
  ])
  func `what joins the character before it is deleted with it`(parts: [String]) {
    var entry = TextEntry()
    for part in parts { entry.insert(part) }
    #expect(entry.caret == entry.text.count)

    for _ in 0...entry.text.count { entry.deleteBackward() }

    #expect(entry.text.isEmpty)
    #expect(entry.caret == 0)
  }

  @Test func `what joins on both sides leaves the caret in the text`() {
    var entry = TextEntry("\u{1F1E9}x\u{1F1EA}")
    entry.move(by: 3)
    entry.move(by: -1)
    entry.deleteBackward()
    entry.deleteForward()
    entry.deleteForward()

    #expect(entry.caret <= entry.text.count)
  }

  @Test func `one character of very many scalars has a bound`() {
    var entry = TextEntry()
    entry.insert("e" + String(repeating: "\u{301}", count: 100_000))

    #expect(entry.text.unicodeScalars.count <= 4096)
  }
}
