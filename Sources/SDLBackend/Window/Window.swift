public import Display

/// The window on the desktop: shows display lists and reports what a person does.
///
/// It is a `Renderer` as well: recordings made while the window is open are drawn by the window's
/// own renderer, whose text and pictures are warm already.
public final class Window: @MainActor Renderer {
  /// The extent of the content in points.
  public private(set) var size: Size
  /// Pixels a point.
  public private(set) var scale: Double = 1
  /// True when `present` waits for the display, so that the caller need not pace itself.
  public private(set) var isPacedByDisplay = false
  /// Frames a second of the display; nil when unknown.
  public private(set) var refreshRate: Double?
  /// The title in the window's frame.
  public var title: String
  /// True while the window covers the screen.
  public var isFullScreen = false
  /// The text on the clipboard; nil when there is none.
  public var clipboardText: String?
  /// The signal that asked the program to end; nil when none did.
  public var receivedSignal: Int32? { Signals.received }

  /// Opens a window; throws within two seconds when there is no display.
  public init(title: String, size: Size, fonts: FontLibrary, pictures: PictureLibrary)
    throws(WindowError)
  {
    self.title = title
    self.size = size
    throw WindowError(reason: "no display")
  }

  /// Shows a list whose size is the window's.
  public func present(_ list: DisplayList) throws(RenderError) {}

  /// What happened since the last call, without waiting.
  public func pollEvents() -> [InputEvent] { [] }

  /// Sleeps until something happens or `deadline` (on `SystemClock`) is reached, nil for never.
  public func waitForEvents(until deadline: Double?) -> [InputEvent] { [] }

  /// Draws a list into pixels in memory.
  public func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    Bitmap(width: 1, height: 1)
  }
}
