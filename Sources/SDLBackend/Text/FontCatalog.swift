internal import Display

/// Which face draws which character: the primary one where it can, else the first of the installed
/// fonts that covers it.
final class FontCatalog {
  /// A face for a character, and whether it really has a glyph for it.
  struct Choice {
    let face: FontFace
    let isCovered: Bool
  }

  private let fonts: FontSetHandle
  private let usable: [(position: Int, face: FontFace)]
  private let primary: FontFace
  private var choices = GenerationalCache<Character, Choice>(budget: 256 << 10) { key, _ in
    key.utf8.count
  }

  /// Asks fontconfig for the fonts of a weight.
  init(weight: Font.Weight) throws(FontError) {
    let missing = FontError(reason: "fontconfig finds no usable font; install fonts-inter")
    guard let fonts = FontSetHandle(weight: weight) else { throw missing }
    var usable: [(position: Int, face: FontFace)] = []
    for position in 0..<fonts.count {
      if let face = fonts.face(at: position) { usable.append((position, face)) }
    }
    guard let first = usable.first else { throw missing }
    self.fonts = fonts
    self.usable = usable
    self.primary = first.face
  }

  /// The face of running text.
  var primaryFace: FontFace { primary }

  /// The face for a character.
  func choice(for character: Character) -> Choice {
    if let known = choices[character] { return known }
    let scalars = character.unicodeScalars.filter { !$0.isIgnorable }
    let full = usable.first { candidate in
      scalars.allSatisfy { fonts.covers($0, at: candidate.position) }
    }
    let base = scalars.first
    let partial =
      full
      ?? usable.first { candidate in
        base.map { fonts.covers($0, at: candidate.position) } ?? true
      }
    let choice = Choice(face: (full ?? partial)?.face ?? primary, isCovered: full != nil)
    choices[character] = choice
    return choice
  }
}

extension Unicode.Scalar {
  /// True for scalars that shape their neighbours and draw nothing themselves.
  nonisolated var isIgnorable: Bool { properties.isDefaultIgnorableCodePoint }
}
