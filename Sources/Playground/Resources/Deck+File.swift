internal import Demos
internal import Foundation

extension Deck {
  /// Reads a deck: `{"title": "…", "questions": [{"question": "…", "answer": "…"}]}`.
  nonisolated init(contentsOf path: String) throws(ResourceError) {
    let data = try FileContents.data(atPath: path)
    do throws(JSONError) {
      try self.init(JSONField(JSONValue(parsing: data)))
    } catch {
      throw ResourceError(path: path, reason: error.description)
    }
  }

  private nonisolated init(_ field: JSONField) throws(JSONError) {
    let members = try field.members(allowed: ["title", "questions"])
    guard let questions = members["questions"] else {
      throw field.error("needs \"questions\", a list of {\"question\": …, \"answer\": …}")
    }
    var cards: [Card] = []
    for element in try questions.elements() { cards.append(try Card(element)) }
    guard !cards.isEmpty else { throw questions.error("must hold at least one question") }
    self.init(title: try members["title"]?.string() ?? "", cards: cards)
  }
}

extension Deck.Card {
  fileprivate nonisolated init(_ field: JSONField) throws(JSONError) {
    let members = try field.members(allowed: ["question", "answer"])
    guard let question = members["question"], let answer = members["answer"] else {
      throw field.error("needs both \"question\" and \"answer\"")
    }
    self.init(question: try Self.text(question), answer: try Self.text(answer))
  }

  /// More than a card can show in any legible size.
  private nonisolated static var greatestLength: Int { 1000 }

  private nonisolated static func text(_ field: JSONField) throws(JSONError) -> String {
    let text = try field.string()
    guard text.count <= greatestLength else {
      throw field.error(
        "has \(text.count) characters; allowed: at most \(greatestLength), what a card can show")
    }
    return text
  }
}
