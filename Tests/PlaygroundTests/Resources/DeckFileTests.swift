import Demos
import Foundation
import Testing

@testable import Playground

struct DeckFileTests {
  private func deck(_ text: String) throws -> Deck {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "deck-\(UUID().uuidString).json").path(percentEncoded: false)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try Deck(contentsOf: path)
  }

  @Test func `a deck keeps each answer beside its question`() throws {
    let deck = try deck(
      #"{"title": "T", "questions": [{"question": "一？", "answer": "1"}]}"#)

    #expect(deck == Deck(title: "T", cards: [Deck.Card(question: "一？", answer: "1")]))
  }

  @Test(arguments: [
    ("", "not valid JSON"), ("[]", "object"), ("{}", "questions"),
    (#"{"questions": []}"#, "at least one"), (#"{"questions": 3}"#, "questions: must be a list"),
    (#"{"questions": [{"question": "a"}]}"#, "questions[0]"),
    (#"{"questions": [{"question": "a", "answer": 1}]}"#, "questions[0].answer"),
    (#"{"questions": [], "cards": 1}"#, "\"cards\""),
  ])
  func `a mistake names the key and what is allowed`(text: String, words: String) {
    let error = #expect(throws: ResourceError.self) { try deck(text) }

    #expect(error?.reason.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `a folder is no deck`() {
    let error = #expect(throws: ResourceError.self) { try Deck(contentsOf: "/") }

    #expect(error?.description == "/: is not a regular file")
  }
}
