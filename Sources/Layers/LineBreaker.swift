import Display

/// Takes lines of a width off a text, one at a time.
///
/// Lines break after spaces and hyphens and between ideographs, as Chinese and Japanese text does;
/// a word that is wider than a line breaks anywhere.
struct LineBreaker {
  private let text: String
  private var position: String.Index
  private let width: Double
  private let fitter: TextFitter
  private var isDone = false

  /// Starts at the beginning of a text.
  init(_ text: String, font: Font, width: Double, measurer: any TextMeasurer) {
    self.text = text
    self.width = width
    position = text.startIndex
    fitter = TextFitter(font: font, measurer: measurer)
  }

  /// What has not been taken yet; nil at the end.
  var rest: Substring? { isDone ? nil : text[position...] }

  /// The next line; nil at the end.
  mutating func nextLine() -> TextLayout.Line? {
    guard let rest else { return nil }
    let fit = fitter.prefix(of: rest, width: width)
    let newline = rest[..<fit].firstIndex(where: \.isNewline)
    if let newline {
      position = text.index(after: newline)
      return line(rest[..<newline])
    }
    if fit == rest.endIndex {
      isDone = true
      return line(rest)
    }
    if rest[fit].isNewline {
      position = text.index(after: fit)
      return line(rest[..<fit])
    }
    let end = breakPosition(in: rest, at: fit)
    position = end
    while position < text.endIndex, text[position] == " " { position = text.index(after: position) }
    isDone = position == text.endIndex
    return line(rest[..<end])
  }

  /// At least one character goes on a line, however narrow.
  private func breakPosition(in rest: Substring, at fit: Substring.Index) -> Substring.Index {
    if rest[fit].isWhitespace, fit > rest.startIndex { return fit }
    return Self.lastBreak(in: rest, before: fit)
      ?? max(fit, rest.index(after: rest.startIndex))
  }

  private func line(_ text: Substring) -> TextLayout.Line {
    var kept = text
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    return TextLayout.Line(text: String(kept), width: fitter.width(of: kept))
  }

  /// The last place at or before `limit` where a line may break; nil when there is none.
  static func lastBreak(in text: Substring, before limit: Substring.Index) -> Substring.Index? {
    var index = limit
    while index > text.startIndex {
      let before = text[text.index(before: index)]
      if index < text.endIndex, mayBreak(between: before, and: text[index]) { return index }
      index = text.index(before: index)
    }
    return nil
  }

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    if right.isWhitespace { return false }
    if left.isWhitespace || left == "-" || left == "–" || left == "—" { return true }
    if isClosing(right) || isOpening(left) { return false }
    return isIdeographic(left) || isIdeographic(right)
  }

  /// Punctuation that must not begin a line.
  private static func isClosing(_ character: Character) -> Bool {
    "、。，．：；！？）」』】〉》〕ー々…,.:;!?)]}%”’".contains(character)
  }

  /// Punctuation that must not end a line.
  private static func isOpening(_ character: Character) -> Bool {
    "（「『【〈《〔([{“‘".contains(character)
  }

  /// Han, kana, CJK punctuation and full-width forms; Korean breaks at its spaces.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x2E80...0x30FF, 0x3100...0x312F, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }
}
