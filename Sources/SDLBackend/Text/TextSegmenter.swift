internal import Display

/// Cuts a line into runs: words, spaces, single ideographs, single tabular digits.
///
/// Words repeat from line to line and from frame to frame, so their pixels are found again; digits
/// that change do not fill the cache with numbers that nobody sees twice.
struct TextSegmenter {
  /// A run, and whether it is a digit that takes the width of the widest one.
  struct Segment {
    let run: TextRun
    let isTabularDigit: Bool
    let isSpace: Bool
  }

  private enum Kind: Equatable {
    case word
    case space
    case single
    case tabularDigit
  }

  /// No canvas shows a longer line, and no layout should take noticeable time.
  static let longestLine = 4096
  private static let longestRun = 24

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
          isTabularDigit: done.kind == .tabularDigit, isSpace: done.kind == .space))
      text = ""
      length = 0
    }
    for character in line.prefix(Self.longestLine) {
      guard let shown = Self.drawable(character) else { continue }
      let choice = catalog.choice(for: shown)
      if !choice.isCovered { onMissing(shown) }
      let next = (kind(of: shown), choice.face, shown.isRightToLeft)
      let joins = current.map { $0 == next && (next.0 == .word || next.0 == .space) } ?? false
      if !joins || length >= Self.longestRun {
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
    if character == " " || character == "\u{A0}" { return .space }
    if hasTabularFigures, character.isASCII, character.isNumber { return .tabularDigit }
    return character.isIdeographic ? .single : .word
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

  /// True for Hebrew, Arabic and their neighbours.
  nonisolated fileprivate var isRightToLeft: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}
