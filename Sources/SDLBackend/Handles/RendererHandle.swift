internal import CSDL2
internal import Display

/// An SDL renderer on OpenGL or OpenGL ES, and the window that it belongs to.
@safe nonisolated struct RendererHandle: ~Copyable {
  let window: WindowHandle
  let pointer: OpaquePointer
  /// The longest side of a texture in pixels.
  let largestTexture: Int
  /// True when SDL says that presenting waits for the display.
  let waitsForDisplay: Bool

  /// The drivers that blend premultiplied colours, the best first.
  private static let drivers = ["opengl", "opengles2"]
  /// Assumed where a driver does not tell its limit.
  private static let safeTexture = 4096

  /// Makes a renderer for a window.
  init(window: consuming WindowHandle, waitsForDisplay: Bool) throws(RenderError) {
    let operation = "draw with OpenGL"
    if let forced = unsafe SDL_GetHint(SDL_HINT_RENDER_DRIVER),
      case let name = unsafe String(cString: forced), !name.isEmpty, !Self.drivers.contains(name)
    {
      throw RenderError(
        operation: operation,
        reason: "SDL_RENDER_DRIVER asks for '\(name)', which cannot blend premultiplied colours;"
          + " unset it, or set it to opengl or opengles2")
    }
    let flags =
      SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
      | (waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0)
    var reason = "this SDL has neither an opengl nor an opengles2 renderer"
    var made: OpaquePointer?
    for name in Self.drivers where unsafe made == nil {
      guard let index = Self.index(ofDriver: name) else { continue }
      unsafe made = SDL_CreateRenderer(window.pointer, index, flags)
      if unsafe made == nil { reason = sdlError() }
    }
    guard let made = unsafe made else { throw RenderError(operation: operation, reason: reason) }

    var info = unsafe SDL_RendererInfo()
    let known = unsafe SDL_GetRendererInfo(made, &info) == 0
    let limit = unsafe Int(min(info.max_texture_width, info.max_texture_height))
    largestTexture = known && limit > 0 ? limit : Self.safeTexture
    self.waitsForDisplay = unsafe known && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    self.window = window
    unsafe pointer = made
  }

  deinit {
    unsafe SDL_DestroyRenderer(pointer)
  }

  private static func index(ofDriver name: String) -> Int32? {
    for index in 0..<SDL_GetNumRenderDrivers() {
      var info = unsafe SDL_RendererInfo()
      guard unsafe SDL_GetRenderDriverInfo(index, &info) == 0 else { continue }
      if unsafe String(cString: info.name) == name { return index }
    }
    return nil
  }
}
