public import Display

/// Draws display lists on the graphics card, or on its stand-in, without any window to be seen.
///
/// It runs on SDL's `offscreen` driver and needs no display. Where a `Window` is open already, it
/// shares the window's driver; a `Window` must be opened first, because video has one driver at a
/// time.
public final class SDLRenderer: @MainActor Renderer {
  let canvas: Canvas

  /// Makes a renderer that draws into memory.
  public init(fonts: FontLibrary, pictures: PictureLibrary) throws(RenderError) {
    let window = try WindowHandle.hidden(session: VideoSession.offscreen())
    let graphics = try Graphics(window: window, waitsForDisplay: false)
    canvas = Canvas(graphics: graphics, fonts: fonts, pictures: pictures)
  }

  /// Draws a list into pixels in memory.
  public func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    try canvas.bitmap(of: list, scale: scale)
  }

  /// What the renderer holds and has done so far.
  public var statistics: RenderStatistics { canvas.statistics }
}
