internal import CSDL2
public import Display

/// The window on the desktop: shows display lists and reports what a person does.
///
/// It is a `Renderer` as well: recordings made while the window is open are drawn by the window's
/// own renderer, whose text and pictures are warm already. An `SDLRenderer` may stand beside it.
public final class Window: @MainActor Renderer {
  let canvas: Canvas
  /// SDL's screen coordinates a point.
  let unitsPerPoint: Double
  let clock = SystemClock()
  var hasReportedSignal = false
  private var pacing: DisplayPacing

  /// The least extent of the content in points.
  public static let minimumSize = Size(width: 640, height: 420)

  /// Opens a window; throws within two seconds when there is no display.
  ///
  /// `scale` is how many of SDL's screen coordinates a point takes; nil asks the desktop.
  public init(
    title: String, size: Size, fonts: FontLibrary, pictures: PictureLibrary, scale: Double? = nil
  ) throws(WindowError) {
    self.title = title
    FreedMemory.returnLargeBlocks()
    let units: Double
    do {
      let session = try VideoSession.desktop()
      try Self.checkDisplay(session.driver)
      DisplayLoss.watch(session.driver)
      units = Self.unitsPerPoint(asked: scale, driver: session.driver)
      let fitting = Self.fittingSize(size * units)
      let window = try WindowHandle(
        session: session, title: title, width: Int32(fitting.width), height: Int32(fitting.height),
        flags: SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue)
      let graphics = try Graphics(window: window, waitsForDisplay: true)
      canvas = Canvas(graphics: graphics, fonts: fonts, pictures: pictures)
    } catch let error as WindowError {
      throw error
    } catch {
      throw WindowError(reason: "\(error)")
    }
    unitsPerPoint = units
    pacing = DisplayPacing(isPromised: canvas.graphics.waitsForDisplay, refreshRate: nil)
    pacing.refreshRate = queryRefreshRate()
    let least = Self.minimumSize * units
    unsafe canvas.graphics.withWindow {
      unsafe SDL_SetWindowMinimumSize($0, Int32(least.width), Int32(least.height))
    }
    SDL_EnableScreenSaver()
    SDL_StartTextInput()
    Signals.watch()
    Signals.hold()
  }

  /// The title in the window's frame.
  public var title: String {
    didSet { unsafe canvas.graphics.withWindow { unsafe SDL_SetWindowTitle($0, title) } }
  }

  /// The extent of the content in points.
  public var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe canvas.graphics.withWindow { unsafe SDL_GetWindowSize($0, &width, &height) }
    return Size(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  /// Pixels a point.
  public var scale: Double {
    let width = size.width
    return width > 0 ? Double(canvas.graphics.outputSize.width) / width : 1
  }

  /// True when `present` waits for the display, so that the caller need not pace itself.
  public var isPacedByDisplay: Bool { pacing.isReal }

  /// Frames a second of the display; nil when unknown.
  public var refreshRate: Double? { pacing.refreshRate }

  /// True while the window covers the screen.
  public var isFullScreen: Bool {
    get { windowFlags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      let mode = newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
      unsafe canvas.graphics.withWindow { _ = unsafe SDL_SetWindowFullscreen($0, mode) }
    }
  }

  /// True while something of the window may be seen.
  public var isVisible: Bool {
    windowFlags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// The text on the clipboard; nil when there is none.
  public var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = unsafe SDL_GetClipboardText() else {
        return nil
      }
      defer { unsafe SDL_free(text) }
      return unsafe String(cString: text)
    }
    set { unsafe SDL_SetClipboardText(newValue ?? "") }
  }

  /// The keys like Shift that are held now.
  public var heldModifiers: KeyModifiers { KeyModifiers(SDL_GetModState().rawValue) }

  /// The signal that asked the program to end; nil when none did.
  public var receivedSignal: Int32? { Signals.received }

  /// Shows a list whose size is the window's.
  public func present(_ list: DisplayList) throws(RenderError) {
    try canvas.present(list, scale: scale)
    pacing.framePresented(at: clock.now)
  }

  /// Draws a list into pixels in memory.
  public func bitmap(of list: DisplayList, scale: Double) throws(RenderError) -> Bitmap {
    try canvas.bitmap(of: list, scale: scale)
  }

  /// What the window's renderer holds and has done so far.
  public var statistics: RenderStatistics { canvas.statistics }

  /// Sets the picture that the desktop shows for the window.
  public func setIcon(_ bitmap: Bitmap) {
    guard let icon = SurfaceHandle(bitmap) else { return }
    unsafe canvas.graphics.withWindow { unsafe icon.setAsIcon(of: $0) }
  }

  /// Asks the display again, after the window may have moved to another one.
  func updateRefreshRate() { pacing.refreshRate = queryRefreshRate() }

  private var windowFlags: UInt32 {
    unsafe canvas.graphics.withWindow { unsafe SDL_GetWindowFlags($0) }
  }

  private func queryRefreshRate() -> Double? {
    var mode = unsafe SDL_DisplayMode()
    let isKnown = unsafe canvas.graphics.withWindow { window in
      unsafe SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode) == 0
    }
    let rate = unsafe mode.refresh_rate
    return isKnown && rate > 0 ? Double(rate) : nil
  }
}
