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
}
