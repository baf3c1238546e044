import Display

@testable import Demos

/// Resources without files: every picture has a number of its own, the deck has three questions.
final class StubResources: DemoResources {
  private var ids: [String: Int] = [:]
  private let deck: Deck

  init(
    deck: Deck = Deck(
      title: "Three",
      cards: [
        Deck.Card(question: "One?", answer: "1"), Deck.Card(question: "Two?", answer: "2"),
        Deck.Card(question: "Three?", answer: "3"),
      ])
  ) {
    self.deck = deck
  }

  func picture(asset name: String) throws(ResourceError) -> Picture { picture(name) }

  func picture(atPath path: String) throws(ResourceError) -> Picture { picture(path) }

  func deck(atPath path: String?) throws(ResourceError) -> Deck { deck }

  private func picture(_ name: String) -> Picture {
    let id = ids[name] ?? ids.count
    ids[name] = id
    return Picture(id: id, size: Size(width: 960, height: 540))
  }
}
