/// What a run of text is set in; the backend finds the files.
public struct Font: Hashable, Sendable {
  /// The two weights that the product uses.
  public enum Weight: Hashable, Sendable {
    /// Running text.
    case regular
    /// Titles, buttons, values that matter.
    case semibold
  }

  /// The size of the em in points; more than 0.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// True when every digit takes the same width, for numbers that change.
  public var hasTabularFigures: Bool

  /// Makes a font.
  public init(size: Double, weight: Weight = .regular, hasTabularFigures: Bool = false) {
    self.size = size
    self.weight = weight
    self.hasTabularFigures = hasTabularFigures
  }

  /// The regular font of a size, as `UIFont.systemFont(ofSize:)`.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// The semibold font of a size, as `UIFont.boldSystemFont(ofSize:)`.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(size: size, weight: .semibold)
  }

  /// The same font in another size.
  public func withSize(_ size: Double) -> Font {
    Font(size: size, weight: weight, hasTabularFigures: hasTabularFigures)
  }
}

/// The vertical measures of a font in points, both positive.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double

  /// Makes metrics.
  public init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  /// The distance of two baselines.
  public var lineHeight: Double { ascent + descent }
}

/// Measures text without drawing it; the backend's own uses the real fonts, tests use a fixed one.
public protocol TextMeasurer: AnyObject {
  /// The advance width in points of a single line; 0 for an empty string.
  func width(of text: String, in font: Font) -> Double
  /// The vertical measures of a font.
  func metrics(of font: Font) -> FontMetrics
}

/// A measurer without fonts: every character is 0.6 em wide, lines are 1.2 em high.
///
/// It makes layout testable, and the same, on a machine without any font.
public final class FixedTextMeasurer: TextMeasurer {
  private static let advance = 0.6
  private static let ascent = 0.95
  private static let descent = 0.25

  /// Makes the measurer.
  public init() {}

  /// The number of characters times 0.6 em.
  public func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size * Self.advance
  }

  /// An ascent of 0.95 em and a descent of 0.25 em.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * Self.ascent, descent: font.size * Self.descent)
  }
}
