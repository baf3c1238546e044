internal import CSDL2
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
    Self.releaseContext()
  }

  /// Draws a list into pixels in memory.
  public func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    defer { Self.releaseContext() }
    return try canvas.bitmap(of: list, scale: scale)
  }

  /// Lets go of the OpenGL context, which SDL takes up again when it draws next.
  ///
  /// A context can be current on one thread only, and the main actor of a program whose main thread
  /// waits in Dispatch, such as a test runner, goes from one thread to another.
  private static func releaseContext() {
    SDL_GL_MakeCurrent(nil, nil)
  }

  /// What the renderer holds and has done so far.
  public var statistics: RenderStatistics { canvas.statistics }
}
