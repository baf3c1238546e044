internal import Demos
internal import Display
internal import Motion

extension StageInput {
  /// The forms that every demo knows besides its own actions.
  nonisolated static let pointerForms = ["press X,Y", "release X,Y", "move X,Y", "resize WxH"]

  /// Reads an input: an action's name, `press X,Y`, `release X,Y`, `move X,Y` or `resize WxH`.
  ///
  /// Whether the demo knows an action is asked elsewhere; here only the form counts.
  nonisolated init(parsing text: String) throws(CommandError) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("press", 2): self = try .press(Self.point(words[1], in: text))
    case ("release", 2): self = try .release(Self.point(words[1], in: text))
    case ("move", 2): self = try .move(Self.point(words[1], in: text))
    case ("resize", 2): self = try .resize(Size(parsing: words[1]))
    case (let word?, 1): self = .action(word)
    case (let word?, _):
      guard let form = Self.pointerWords[word] else { throw Self.unreadable(text) }
      throw .usage("input \(text.quotedText) cannot be read; write \(form)")
    default: throw Self.unreadable(text)
    }
  }

  private nonisolated static let pointerWords = [
    "press": "press X,Y", "release": "release X,Y", "move": "move X,Y", "resize": "resize WxH",
  ]

  private nonisolated static func point(
    _ word: String, in text: String
  ) throws(CommandError) -> Point {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double(decimal: $0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      throw .usage("input \(text.quotedText) cannot be read; give X,Y in points, as 480,300")
    }
    return Point(x: x, y: y)
  }

  private nonisolated static func unreadable(_ text: String) -> CommandError {
    let forms = pointerForms.joined(separator: ", ")
    return .usage("input \(text.quotedText) cannot be read; allowed: an action's name, \(forms)")
  }
}

extension Size {
  /// Reads `960x540`.
  nonisolated init(parsing text: String) throws(CommandError) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double(decimal: $0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw .usage("size \(text.quotedText) cannot be read; write WxH, as 960x540")
    }
    self.init(width: width, height: height)
    try Take.check(size: self, what: "stage")
  }
}
