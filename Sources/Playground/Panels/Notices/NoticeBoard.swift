/// The notices that are shown, and until when; a pure value, to which time is told.
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

  /// The notices from the oldest to the newest.
  private(set) var notices: [Notice] = []

  /// As many lines as a glance takes in.
  static let mostNotices = 3

  /// Makes an empty board.
  init() {}

  /// The newest notice; nil when there is none.
  var current: Notice? { notices.last }

  /// When the next notice goes; nil when there is none.
  var nextChange: Double? { notices.map(\.expiry).min() }

  /// Puts a notice up: beside what was done or failed, but in place of another plain one, which says
  /// what was a moment ago.
  mutating func post(_ text: String, kind: NoticeView.Kind, now: Double) {
    notices.removeAll { $0.text == text || (kind == .plain && $0.kind == .plain) }
    notices.append(Notice(text: text, kind: kind, expiry: now + Self.readingTime(of: text, kind)))
    notices.removeFirst(max(0, notices.count - Self.mostNotices))
  }

  /// Takes the notices down whose time is over.
  mutating func tick(now: Double) { notices.removeAll { now >= $0.expiry } }

  /// The seconds that a notice stays: time to read it twice, and to look up for what matters.
  static func readingTime(of text: String, _ kind: NoticeView.Kind) -> Double {
    let least = kind == .plain ? 2.0 : 5
    let perCharacter = 0.06
    return max(least, perCharacter * Double(text.count))
  }
}
