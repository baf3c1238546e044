internal import CSDL2
internal import Display

/// An SDL window, visible or not.
@safe nonisolated struct WindowHandle: ~Copyable {
  let session: VideoSession
  let pointer: OpaquePointer

  /// A window that nobody sees, for a renderer that draws into memory.
  static func hidden(session: consuming VideoSession) throws(RenderError) -> WindowHandle {
    let side: Int32 = 16
    return try WindowHandle(
      session: session, title: "", width: side, height: side,
      flags: SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_OPENGL.rawValue)
  }

  /// Makes a window; sizes are in SDL's screen coordinates.
  init(
    session: consuming VideoSession, title: String, width: Int32, height: Int32, flags: UInt32
  ) throws(RenderError) {
    let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let window = unsafe SDL_CreateWindow(title, centered, centered, width, height, flags)
    else {
      throw RenderError(operation: "make a window", reason: sdlError())
    }
    self.session = session
    unsafe pointer = window
  }

  deinit {
    unsafe SDL_DestroyWindow(pointer)
  }
}
