/// The one notice that is shown, and until when; a pure value, to which time is told.
public struct NoticeBoard: Equatable {
  /// What is shown.
  public struct Notice: Equatable {
    /// The line.
    public let text: String
    /// What kind of news it is.
    public let kind: NoticeView.Kind
    /// The time of the clock at which it goes.
    public let expiry: Double
  }

  /// The notice; nil when there is none.
  public private(set) var current: Notice?

  /// Makes an empty board.
  public init() {}

  /// Puts a notice up in place of the one before.
  public mutating func post(_ text: String, kind: NoticeView.Kind, now: Double) {
    current = Notice(text: text, kind: kind, expiry: now + NoticeView.readingTime(of: text))
  }

  /// Takes the notice down when its time is over.
  public mutating func tick(now: Double) {
    if let current, now >= current.expiry { self.current = nil }
  }
}
