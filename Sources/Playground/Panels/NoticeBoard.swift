/// The one notice that is shown, and until when; a pure value, to which time is told.
nonisolated struct NoticeBoard: Equatable {
  /// What is shown.
  struct Notice: Equatable {
    /// The line.
    let text: String
    /// What kind of news it is.
    let kind: NoticeView.Kind
    /// The time of the clock at which it goes.
    let expiry: Double
  }

  /// The notice; nil when there is none.
  private(set) var current: Notice?

  /// Makes an empty board.
  init() {}

  /// Puts a notice up in place of the one before.
  mutating func post(_ text: String, kind: NoticeView.Kind, now: Double) {
    current = Notice(text: text, kind: kind, expiry: now + Self.readingTime(of: text, kind))
  }

  /// Takes the notice down when its time is over.
  mutating func tick(now: Double) {
    if let current, now >= current.expiry { self.current = nil }
  }

  /// The seconds that a notice stays: time to read it twice, and to look up for what matters.
  static func readingTime(of text: String, _ kind: NoticeView.Kind) -> Double {
    let least = kind == .plain ? 2.0 : 5
    let perCharacter = 0.06
    return max(least, perCharacter * Double(text.count))
  }
}
