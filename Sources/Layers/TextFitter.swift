import Display

/// Finds how much of a text fits a width without measuring all of it.
struct TextFitter {
  let font: Font
  let measurer: any TextMeasurer

  /// The first guess of how many characters fit.
  private static let firstGuess = 32

  /// Where the longest beginning ends that is not wider than `width`.
  ///
  /// The guess doubles until it is too wide, then is halved in: the cost follows what fits, not the
  /// length of the text.
  func prefix(of text: Substring, width: Double) -> Substring.Index {
    var fits = text.startIndex
    var step = Self.firstGuess
    while fits < text.endIndex {
      let end = text.index(fits, offsetBy: step, limitedBy: text.endIndex) ?? text.endIndex
      if self.width(of: text[..<end]) <= width {
        fits = end
        step *= 2
      } else {
        return lastFit(of: text, from: fits, to: end, width: width)
      }
    }
    return fits
  }

  /// The width of a piece of text.
  func width(of text: Substring) -> Double { measurer.width(of: String(text), in: font) }

  private func lastFit(
    of text: Substring, from start: Substring.Index, to end: Substring.Index, width: Double
  ) -> Substring.Index {
    var fits = start
    var count = text.distance(from: start, to: end)
    while count > 1 {
      let half = count / 2
      let middle = text.index(fits, offsetBy: half)
      if self.width(of: text[..<middle]) <= width {
        fits = middle
        count -= half
      } else {
        count = half
      }
    }
    return fits
  }
}
