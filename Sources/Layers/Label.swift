public import Display

/// Text in one style, on one or more lines; `UILabel` without the prefix.
///
/// Text is laid out for the model's bounds and only moved along while the bounds animate.
public final class Label: View {
  /// Where the lines stand in the width.
  public enum Alignment: Hashable, Sendable {
    /// At the left, in the middle, at the right.
    case left, center, right
  }

  /// What happens to text that is too wide; either way an ellipsis stands for what is missing.
  public enum LineBreakMode: Hashable, Sendable {
    /// It is cut after a word.
    case byWordWrapping
    /// It is cut after a character.
    case byTruncatingTail
  }

  /// The text; nil and an empty string show nothing.
  public var text: String? {
    willSet { layer.rememberContent() }
    didSet { if text != oldValue { invalidateText() } }
  }
  /// The font.
  public var font = Font.systemFont(ofSize: 17) {
    willSet { layer.rememberContent() }
    didSet { if font != oldValue { invalidateText() } }
  }
  /// The colour of the text.
  public var textColor = Color.black {
    willSet { layer.rememberContent() }
  }
  /// Where the lines stand.
  public var textAlignment = Alignment.left
  /// The greatest number of lines; 0 for as many as fit the bounds.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateText() } }
  }
  /// What happens to text that is too wide.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateText() } }
  }
  /// True when a single line shrinks before it is cut.
  public var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { invalidateText() } }
  }
  /// The least fraction of the font's size that shrinking reaches, 0…1; 0 for down to one point.
  public var minimumScaleFactor = 0.0 {
    didSet { if minimumScaleFactor != oldValue { invalidateText() } }
  }

  private var cache: (bounds: Size, measurer: ObjectIdentifier, layout: TextLayout)?

  /// The size of the text, on one line unless more are allowed and the width is set.
  public override var intrinsicContentSize: IntrinsicSize {
    let width = numberOfLines == 1 ? Double.infinity : widthForWrapping
    let size = layout(in: Size(width: width, height: .infinity), shrinks: false).size
    return IntrinsicSize(width: size.width, height: size.height)
  }

  /// The size of the text when it is wrapped to a width.
  public override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : .infinity
    return layout(in: Size(width: width, height: .infinity), shrinks: false).size
  }

  /// The width that a layout has found for the text to wrap to.
  var preferredMaxLayoutWidth: Double?

  private var widthForWrapping: Double { preferredMaxLayoutWidth ?? .infinity }

  /// The lines as they are shown in the bounds.
  var shownLayout: TextLayout {
    let size = bounds.size
    let measurer = ObjectIdentifier(measurer)
    if let cache, cache.bounds == size, cache.measurer == measurer { return cache.layout }
    let layout = layout(in: size, shrinks: adjustsFontSizeToFitWidth)
    cache = (size, measurer, layout)
    return layout
  }

  /// The text as it is shown, line by line.
  public var shownLines: [String] { shownLayout.lines.map(\.text) }

  /// The font as it is shown, smaller than `font` when the text was shrunk.
  public var shownFont: Font { shownLayout.font }

  override func drawContent(into commands: inout [DrawCommand], shown: LayerState) {
    guard let text, !text.isEmpty, textColor.alpha > 0, !shown.bounds.isEmpty else { return }
    let layout = shownLayout
    let bounds = shown.bounds
    var baseline = bounds.midY - layout.size.height / 2 + layout.metrics.ascent
    for line in layout.lines {
      let slack = bounds.width - line.width
      let x =
        switch textAlignment {
        case .left: bounds.minX
        case .center: bounds.minX + slack / 2
        case .right: bounds.minX + slack
        }
      if !line.text.isEmpty {
        commands.append(
          .text(
            TextCommand(
              line.text, font: layout.font, color: textColor, origin: Point(x: x, y: baseline))))
      }
      baseline += layout.metrics.lineHeight
    }
  }

  override var hasContent: Bool { true }
  override var contentStaysInside: Bool { true }
  override var contentIsDisjoint: Bool { true }

  private func layout(in limit: Size, shrinks: Bool) -> TextLayout {
    let style = TextLayout.Style(
      font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      minimumScaleFactor: shrinks ? minimumScaleFactor : nil)
    return TextLayout(text ?? "", style: style, in: limit, measurer: measurer)
  }

  private func invalidateText() {
    cache = nil
    invalidateIntrinsicContentSize()
  }

  private static let measurerWithoutStage = FixedTextMeasurer()

  /// A label that is on no stage yet measures with the stage that runs.
  private var measurer: any TextMeasurer {
    (stage ?? Stage.running)?.textMeasurer ?? Self.measurerWithoutStage
  }
}
