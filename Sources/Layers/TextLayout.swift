import Display

/// Text broken into lines.
struct TextLayout: Equatable {
  /// One line and its width in points.
  struct Line: Equatable {
    var text: String
    var width: Double
  }

  /// How text is to be laid out.
  struct Style: Equatable {
    var font: Font
    var numberOfLines = 1
    var lineBreakMode = Label.LineBreakMode.byTruncatingTail
    var minimumScaleFactor: Double?
  }

  /// From top to bottom.
  var lines: [Line]
  /// The font, smaller than the style's when the text was shrunk.
  var font: Font
  /// The measures of the font.
  var metrics: FontMetrics

  /// The least size around all lines, in whole points: UIKit rounds labels up as well, so that what
  /// is centred or stacked comes to lie on pixels and is crisp.
  var size: Size {
    Size(
      width: Self.roundedUp(lines.reduce(0) { max($0, $1.width) }),
      height: Self.roundedUp(Double(lines.count) * metrics.lineHeight))
  }

  private static func roundedUp(_ length: Double) -> Double {
    (length - tolerance).rounded(.up)
  }
}

extension TextLayout {
  /// The most lines that are ever laid out; what follows is cut.
  static let greatestNumberOfLines = 1_000
  /// The widest line that is ever laid out, in points: beyond any screen.
  static let greatestWidth = 16_384.0
  /// What stands for the text that was cut.
  static let ellipsis = "…"
  /// A width may be exceeded by this much before text is cut: sums of widths round.
  static let tolerance = 0.01

  /// Breaks text into lines of a width that fill at most a height.
  init(
    _ text: String, style: Style, in limit: Size, measurer: any TextMeasurer
  ) {
    let metrics = measurer.metrics(of: style.font)
    let limit = Size(width: min(limit.width, Self.greatestWidth), height: limit.height)
    guard !text.isEmpty else {
      self.init(lines: [], font: style.font, metrics: metrics)
      return
    }
    if style.numberOfLines == 1 {
      self.init(singleLine: text, style: style, width: limit.width, measurer: measurer)
      return
    }
    let wanted = style.numberOfLines > 0 ? style.numberOfLines : Self.greatestNumberOfLines
    let fitting = (limit.height + Self.tolerance) / metrics.lineHeight
    let most = min(wanted, fitting < Double(wanted) ? max(1, Int(fitting)) : wanted)
    var breaker = LineBreaker(
      text, font: style.font, width: limit.width + Self.tolerance, measurer: measurer)
    var lines: [Line] = []
    while lines.count < most - 1, let line = breaker.nextLine() { lines.append(line) }
    if let rest = breaker.rest {
      lines.append(
        Self.truncated(
          rest, mode: style.lineBreakMode, font: style.font, width: limit.width, measurer: measurer)
      )
    }
    self.init(lines: lines, font: style.font, metrics: metrics)
  }

  private init(singleLine text: String, style: Style, width: Double, measurer: any TextMeasurer) {
    var font = style.font
    if let least = style.minimumScaleFactor {
      font = Self.shrunk(font, for: text, to: width, least: least, measurer: measurer)
    }
    let line = Self.truncated(
      text[...], mode: style.lineBreakMode, font: font, width: width, measurer: measurer)
    self.init(lines: [line], font: font, metrics: measurer.metrics(of: font))
  }

  /// The greatest font, in steps of half a point, in which the text fits the width.
  private static func shrunk(
    _ font: Font, for text: String, to width: Double, least: Double, measurer: any TextMeasurer
  ) -> Font {
    let smallest = max(1, font.size * min(least, 1))
    // Text that is far too long for the smallest font need not be measured as a whole.
    let fitter = TextFitter(font: font.withSize(smallest), measurer: measurer)
    let isHopeless = fitter.prefix(of: text[...], width: width) < text.endIndex
    guard !isHopeless else { return font.withSize(smallest) }
    let natural = measurer.width(of: text, in: font)
    guard natural > width + tolerance else { return font }
    var size = max(smallest, (font.size * width / natural * 2).rounded(.down) / 2)
    while size > smallest,
      measurer.width(of: text, in: font.withSize(size)) > width + tolerance
    {
      size = max(smallest, size - 0.5)
    }
    return font.withSize(size)
  }

  /// One line of text, cut with an ellipsis where it leaves the width or where a new line begins.
  static func truncated(
    _ text: Substring, mode: Label.LineBreakMode, font: Font, width: Double,
    measurer: any TextMeasurer
  ) -> Line {
    let fitter = TextFitter(font: font, measurer: measurer)
    let firstLine = text.prefix { !$0.isNewline }
    let hasMore = firstLine.endIndex < text.endIndex
    let fit = fitter.prefix(of: firstLine, width: width + tolerance)
    if fit == firstLine.endIndex, !hasMore {
      return Line(text: String(firstLine), width: measurer.width(of: String(firstLine), in: font))
    }
    let room = width - measurer.width(of: ellipsis, in: font)
    var end = fitter.prefix(of: firstLine, width: max(0, room) + tolerance)
    if mode == .byWordWrapping, end < firstLine.endIndex {
      end = LineBreaker.lastBreak(in: firstLine, before: end) ?? end
    }
    var kept = firstLine[..<end]
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    let line = String(kept) + ellipsis
    return Line(text: line, width: measurer.width(of: line, in: font))
  }
}
