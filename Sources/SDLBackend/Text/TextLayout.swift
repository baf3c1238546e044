/// A line of text cut into pieces, placed in ems from the origin on the baseline.
///
/// It is the same at every size, so that a layout in points and its pixels agree at any scale.
nonisolated struct TextLayout {
  /// What is drawn at once: a word, or a character that stands for itself.
  struct Piece {
    let run: TextRun
    /// From the origin to the run's own, in ems.
    let x: Double
    /// The advance of the run in ems.
    let width: Double
  }

  let pieces: [Piece]
  /// The advance of the whole line in ems.
  let width: Double

  /// About the memory of the pieces.
  var bytes: Int {
    pieces.reduce(0) { $0 + MemoryLayout<Piece>.stride + $1.run.text.utf8.count }
  }

  static let empty = TextLayout(pieces: [], width: 0)
}

/// Characters of one face and one direction.
nonisolated struct TextRun: Hashable {
  let text: String
  let face: FontFace
  let isRightToLeft: Bool

  /// Other characters, set alike.
  func replacingText(_ text: String) -> TextRun {
    TextRun(text: text, face: face, isRightToLeft: isRightToLeft)
  }
}

/// The pixels of a run.
nonisolated struct TextRunKey: Hashable {
  let run: TextRun
  /// The em in units of 1/72 of a pixel.
  let resolution: Int
}
