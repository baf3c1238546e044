internal import CSDL2
internal import Display
internal import Glibc

/// SDL's video subsystem while at least one of these lives.
nonisolated struct VideoSession: ~Copyable {
  /// The name of the driver that SDL chose.
  let driver: String

  /// Starts the subsystem for drawing into memory, on the driver that needs no display.
  ///
  /// When video runs already, its driver is used. SDL_VIDEODRIVER only counts where the driver of
  /// choice is missing: it speaks about windows, and nothing is shown here.
  static func offscreen() throws(RenderError) -> VideoSession {
    if SDL_WasInit(SDL_INIT_VIDEO) == 0 {
      unsafe SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "offscreen", SDL_HINT_OVERRIDE)
      defer { unsafe SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
      if let session = try? VideoSession() { return session }
    }
    return try VideoSession()
  }

  /// Starts the subsystem for a window.
  ///
  /// Without XDG_RUNTIME_DIR there is no Wayland, and its library would say so on standard error:
  /// it is not asked then. The last driver has no screen and tells that there is no display.
  static func desktop() throws(RenderError) -> VideoSession {
    guard unsafe getenv("XDG_RUNTIME_DIR") == nil else { return try VideoSession() }
    unsafe SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,offscreen", SDL_HINT_DEFAULT)
    defer { unsafe SDL_ResetHint(SDL_HINT_VIDEODRIVER) }
    return try VideoSession()
  }

  /// Starts the subsystem on the driver that suits the desktop.
  init() throws(RenderError) {
    unsafe SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    unsafe SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    unsafe SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    unsafe SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw RenderError(operation: "start the video driver", reason: sdlError())
    }
    driver = unsafe SDL_GetCurrentVideoDriver().map { unsafe String(cString: $0) } ?? ""
  }

  deinit {
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }
}

/// What SDL says went wrong; only meaningful right after a call that reported a failure.
nonisolated func sdlError() -> String {
  unsafe String(cString: SDL_GetError())
}
