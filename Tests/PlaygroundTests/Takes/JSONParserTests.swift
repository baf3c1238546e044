import Foundation
import Testing

@testable import Playground

struct JSONParserTests {
  @Test func `every kind of value is read`() throws {
    let text = #" {"a": [1, -0.5, 1e3, true, false, null], "b": {"c": "ä\n\u00e9\ud83d\ude00\/"}} "#

    let value = try JSONValue(parsing: Data(text.utf8))

    #expect(
      value
        == .object([
          "a": .array([.number(1), .number(-0.5), .number(1000), .bool(true), .bool(false), .null]),
          "b": .object(["c": .string("ä\né😀/")]),
        ]))
  }

  @Test(arguments: [
    ("{\"a\": 1,\n \"a\": 2}", "the key \"a\" a second time, line 2, column 2"),
    ("{\"a\": 1,}", "a comma before the end, line 1, column 9"),
    ("[1, 2,\n]", "a comma before the end, line 2, column 1"),
    ("{\"a\" 1}", "a colon is missing"), ("[1 2]", "a comma or ] is missing"),
    ("{\"a\": 1} x", "more after the end"), ("", "empty"), ("[", "ends too early"),
    ("[01]", "begins with 0"), ("[1.]", "a digit is missing"), ("[1e999]", "too large"),
    ("[0x10]", "comma or ]"), ("[NaN]", "a value is missing"), ("\"a", "no end"),
    ("\"\\q\"", "unknown escape"), ("\"\\ud83d\"", "half a character"),
    ("// a\n1", "a value is missing"),
  ])
  func `a mistake is named with its place`(text: String, words: String) {
    let error = #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }

    #expect(error?.reason.contains("not valid JSON") == true)
    #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
  }

  @Test func `a byte order mark at the start is skipped`() throws {
    let value = try JSONValue(parsing: Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8))

    #expect(value == .array([.number(1)]))
  }

  @Test func `what is not UTF-8 is named with its place`() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: Data("[\n \"".utf8) + Data([0xFF]))
    }

    #expect(error?.reason.contains("not UTF-8 text, line 2, column 3") == true)
  }

  @Test func `a text that is nested without end is refused`() {
    let text = String(repeating: "[", count: 100_000)

    #expect(throws: JSONError.self) { try JSONValue(parsing: Data(text.utf8)) }
  }
}
