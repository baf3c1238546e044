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

  @Test func `pasted lines become one`() {
    var entry = TextEntry()

    entry.insert("linear(0,\n1)\u{7}")

    #expect(entry.text == "linear(0, 1)")
  }
}
