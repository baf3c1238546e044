internal import Display

/// Cuts a line into runs: a few words, single ideographs, single tabular digits.
///
/// Runs keep the spacing between words exact; ideographs repeat from line to line, and digits that
/// change do not fill the cache with numbers that nobody sees twice.
struct TextSegmenter {
  /// A run, and whether it is a digit that takes the width of the widest one.
  struct Segment {
    let run: TextRun
    let isTabularDigit: Bool
    /// True when there is nothing to draw.
    let isSpace: Bool
  }

  private enum Kind: Equatable {
    case words
    case single
    case tabularDigit
  }

  /// No canvas shows a longer line, and no layout should take noticeable time.
  static let longestLine = 4096
  /// Runs end at the first space after this many characters, and in any case after the second.
  private static let wantedRun = 80
  private static let longestRun = 120

  let catalog: FontCatalog
  let hasTabularFigures: Bool
  let onMissing: (Character) -> Void

  /// The runs of a line in reading order.
  func segments(of line: String) -> [Segment] {
    var result: [Segment] = []
    var text = ""
    var length = 0
    var current: (kind: Kind, face: FontFace, isRightToLeft: Bool)?
    func finish() {
      guard let done = current, !text.isEmpty else { return }
      result.append(
        Segment(
          run: TextRun(text: text, face: done.face, isRightToLeft: done.isRightToLeft),
          isTabularDigit: done.kind == .tabularDigit, isSpace: text.allSatisfy(\.isBlank)))
      text = ""
      length = 0
    }
    for character in line.prefix(Self.longestLine) {
      guard let shown = Self.drawable(character) else { continue }
      let choice = catalog.choice(for: shown)
      if !choice.isCovered { onMissing(shown) }
      let next = (kind(of: shown), choice.face, shown.isRightToLeft)
      let joins = current.map { $0 == next && next.0 == .words } ?? false
      let isLong = length >= (shown.isBlank ? Self.wantedRun : Self.longestRun)
      if !joins || isLong {
        finish()
        current = next
      }
      text.append(shown)
      length += 1
    }
    finish()
    return result
  }

  private func kind(of character: Character) -> Kind {
    if hasTabularFigures, character.isASCII, character.isNumber { return .tabularDigit }
    return character.isIdeographic ? .single : .words
  }

  /// The character that stands for one that has no picture of its own; nil for those that vanish.
  private static func drawable(_ character: Character) -> Character? {
    if character.isNewline || character == "\t" { return " " }
    guard let scalar = character.unicodeScalars.first else { return nil }
    if scalar.value == 0 { return "\u{FFFD}" }
    if scalar.properties.generalCategory == .control { return nil }
    return character.unicodeScalars.allSatisfy(\.isIgnorable) ? nil : character
  }
}

extension Character {
  /// True for scripts that are written without spaces, whose characters stand alone.
  nonisolated fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// True for spaces.
  nonisolated fileprivate var isBlank: Bool { self == " " || self == "\u{A0}" }

  /// True for Hebrew, Arabic and their neighbours.
  nonisolated fileprivate var isRightToLeft: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}
