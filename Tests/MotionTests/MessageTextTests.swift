import Motion
import Testing

struct MessageTextTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\nb\u{1B}[2J\0", #""a\nb\u{1B}[2J\0""#),
    ("\u{202E}x", #""\u{202E}x""#),
    (#"a"b\"#, #""a\"b\\""#), ("é👩‍🚀", #""é👩‍🚀""#),
  ])
  func `what a terminal would obey is quoted as an escape`(text: String, quoted: String) {
    #expect(text.quotedText == quoted)
  }

  @Test func `a huge text is quoted by its start`() {
    let text = String(repeating: "x", count: 100_000)

    #expect(text.quotedText.count == 63)
  }

  @Test func `a long path keeps its ends`() {
    let path = "/start/" + String(repeating: "x", count: 5000) + "\u{7F}/end.png"

    #expect(path.printable().count < 260)
    #expect(path.printable().hasPrefix("/start/xx"))
    #expect(path.printable().hasSuffix(#"\u{7F}/end.png"#))
  }

  @Test(arguments: [
    "cubic-bezier(0.580000001, -1e-07, 0.1, 1)", "linear(0 0%, 0.123456789 33.3%, 1 100%)",
  ])
  func `a copy for CSS has every digit`(text: String) throws {
    let curve = try Curve(text)

    let copy = try #require(CurveCode.named("css")).text(for: curve)

    #expect(try Curve(css: copy) == curve)
  }
}
