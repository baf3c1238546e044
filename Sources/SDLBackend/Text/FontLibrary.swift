public import Display

/// Finds fonts by fontconfig, measures text and hands its pixels to renderers.
///
/// It needs no display and no video driver. Characters that the primary font lacks come from the
/// first installed font that has them.
public final class FontLibrary: @MainActor TextMeasurer {
  /// Called once for every character that no installed font covers.
  public var onMissingCharacter: ((Character) -> Void)?

  /// A line of text, whatever its size.
  private struct LineKey: Hashable {
    let text: String
    let weight: Font.Weight
    let hasTabularFigures: Bool
  }

  /// A frame of the window with all panels needs half a megabyte of lines.
  static let lineBudget = 2 << 20
  static let widthBudget = 512 << 10

  private let rasterizer: TextRasterizer
  private let regular: FontCatalog
  private var semibold: FontCatalog?
  private var layouts = GenerationalCache<LineKey, TextLayout>(budget: lineBudget) { key, layout in
    key.text.utf8.count + layout.bytes
  }
  private var widths = GenerationalCache<TextRun, Double>(budget: widthBudget) { run, _ in
    run.text.utf8.count
  }
  private var metricsByWeight: [Font.Weight: FontMetrics] = [:]
  private var reported: Set<Character> = []

  /// Starts the font engine; throws when not a single usable font is installed.
  public init() throws(FontError) {
    rasterizer = try TextRasterizer()
    regular = try FontCatalog(weight: .regular)
  }

  /// The advance width in points of a single line; 0 for an empty string.
  public func width(of text: String, in font: Font) -> Double {
    layout(of: text, in: font).width * font.size
  }

  /// The vertical measures of the primary font.
  public func metrics(of font: Font) -> FontMetrics {
    let unit: FontMetrics
    if let known = metricsByWeight[font.weight] {
      unit = known
    } else {
      unit = rasterizer.metrics(of: catalog(for: font.weight).primaryFace)
      metricsByWeight[font.weight] = unit
    }
    return FontMetrics(ascent: unit.ascent * font.size, descent: unit.descent * font.size)
  }

  /// A line cut into runs and placed.
  func layout(of text: String, in font: Font) -> TextLayout {
    guard !text.isEmpty else { return .empty }
    let key = LineKey(
      text: text, weight: font.weight, hasTabularFigures: font.hasTabularFigures)
    if let known = layouts[key] { return known }
    let made = makeLayout(key)
    layouts[key] = made
    return made
  }

  /// About the memory of the lines, the widths and the open fonts that are kept.
  var bytes: Int { layouts.bytes + widths.bytes + rasterizer.bytes }

  /// The pixels of a run; nil when it has none.
  func bitmap(of key: TextRunKey) -> RunBitmap? { rasterizer.bitmap(of: key) }

  /// A piece cut into smaller ones, each where it stands in the piece, for sizes at which the whole
  /// would not fit into a texture: words, or the characters of a single word.
  func parts(of piece: TextLayout.Piece) -> [TextLayout.Piece] {
    guard !piece.run.isRightToLeft else { return [] }
    var prefix = ""
    return piece.run.text.brokenUp().map { part in
      let x = piece.x + width(of: piece.run.replacingText(prefix))
      prefix += part
      let run = piece.run.replacingText(part)
      return TextLayout.Piece(run: run, x: x, width: width(of: run))
    }
  }

  /// Where a line may leave ink, in its own coordinates.
  func inkBounds(of command: TextCommand) -> Rect {
    let width = width(of: command.text, in: command.font)
    let em = command.font.size
    return Rect(
      x: command.origin.x - em, y: command.origin.y - 1.5 * em, width: width + 2 * em,
      height: 2.5 * em)
  }

  private func makeLayout(_ line: LineKey) -> TextLayout {
    let catalog = catalog(for: line.weight)
    let segmenter = TextSegmenter(
      catalog: catalog, hasTabularFigures: line.hasTabularFigures, onMissing: report)
    let segments = segmenter.segments(of: line.text).inVisualOrder()
    var pieces: [TextLayout.Piece] = []
    var x = 0.0
    for segment in segments {
      let natural = width(of: segment.run)
      let advance = segment.isTabularDigit ? digitWidth(segment.run.face) : natural
      if !segment.isSpace {
        pieces.append(
          TextLayout.Piece(run: segment.run, x: x + (advance - natural) / 2, width: natural))
      }
      x += advance
    }
    return TextLayout(pieces: pieces, width: x)
  }

  private func width(of run: TextRun) -> Double {
    if let known = widths[run] { return known }
    let measured = rasterizer.width(of: run)
    widths[run] = measured
    return measured
  }

  /// The width of the widest digit.
  private func digitWidth(_ face: FontFace) -> Double {
    (0...9).lazy
      .map { self.width(of: TextRun(text: "\($0)", face: face, isRightToLeft: false)) }
      .max() ?? 0
  }

  /// The fonts of a weight; a machine without a semibold one shows the regular.
  private func catalog(for weight: Font.Weight) -> FontCatalog {
    guard weight == .semibold else { return regular }
    if let semibold { return semibold }
    let made = (try? FontCatalog(weight: .semibold)) ?? regular
    semibold = made
    return made
  }

  private func report(_ character: Character) {
    if reported.insert(character).inserted { onMissingCharacter?(character) }
  }
}

extension String {
  /// The words, each with the space before it, or the characters where there is but one word.
  nonisolated fileprivate func brokenUp() -> [String] {
    var words: [String] = []
    for character in self {
      if character == " " || words.isEmpty {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.count > 1 ? words : map { String($0) }
  }
}

extension [TextSegmenter.Segment] {
  /// Consecutive words that run from right to left, with the spaces between them, the other way
  /// round; a line of mixed directions is read from left to right.
  fileprivate func inVisualOrder() -> Self {
    guard contains(where: \.run.isRightToLeft) else { return self }
    var result: Self = []
    var index = startIndex
    while index < endIndex {
      guard self[index].run.isRightToLeft else {
        result.append(self[index])
        index += 1
        continue
      }
      var end = index + 1
      var scan = end
      while scan < endIndex, self[scan].run.isRightToLeft || self[scan].isSpace {
        scan += 1
        if self[scan - 1].run.isRightToLeft { end = scan }
      }
      result.append(contentsOf: self[index..<end].reversed())
      index = end
    }
    return result
  }
}
