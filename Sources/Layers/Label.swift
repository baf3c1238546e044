public import Display

/// Text in one style, on one or more lines.
public final class Label: View {
  /// Where the lines stand in the width.
  public enum Alignment: Hashable, Sendable {
    /// At the left, in the middle, at the right.
    case left, center, right
  }

  /// What happens to text that is too wide.
  public enum LineBreakMode: Hashable, Sendable {
    /// It goes on in the next line, and ends with an ellipsis when lines run out.
    case byWordWrapping
    /// It ends with an ellipsis.
    case byTruncatingTail
  }

  /// The text.
  public var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font.
  public var font = Font.systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  public var textColor = Color.black
  /// Where the lines stand.
  public var textAlignment = Alignment.left
  /// The greatest number of lines; 0 for as many as fit.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What happens to text that is too wide.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// True when a single line shrinks before it is cut.
  public var adjustsFontSizeToFitWidth = false
  /// The least fraction of the font's size that shrinking reaches; 0 for any.
  public var minimumScaleFactor = 0.0
}
