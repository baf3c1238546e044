public import Display

/// Draws display lists on the graphics card, or on its stand-in, without any window to be seen.
public final class SDLRenderer: @MainActor Renderer {
  /// Makes a renderer that draws into memory.
  public init(fonts: FontLibrary, pictures: PictureLibrary) throws(RenderError) {}

  /// Draws a list into pixels in memory.
  public func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    Bitmap(
      width: max(1, Int((list.size.width * scale).rounded())),
      height: max(1, Int((list.size.height * scale).rounded())))
  }
}
