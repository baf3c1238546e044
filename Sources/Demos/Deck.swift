/// Questions with their answers, each answer beside its own question.
public nonisolated struct Deck: Hashable, Sendable {
  /// A question and its answer.
  public struct Card: Hashable, Sendable {
    /// What is asked.
    public let question: String
    /// The right answer.
    public let answer: String

    /// Makes a card.
    public init(question: String, answer: String) {
      self.question = question
      self.answer = answer
    }
  }

  /// What the deck is about; may be empty.
  public let title: String
  /// At least one card.
  public let cards: [Card]

  /// Makes a deck, which has at least one card.
  public init(title: String, cards: [Card]) {
    precondition(!cards.isEmpty, "A deck has at least one question.")
    self.title = title
    self.cards = cards
  }
}
