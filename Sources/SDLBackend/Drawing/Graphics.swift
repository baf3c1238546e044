internal import CSDL2
internal import Display

/// A renderer seen as a few verbs: textures, targets, triangles, pixels read back.
final class Graphics {
  /// A rectangle of whole pixels.
  struct PixelRect: Equatable {
    var x, y, width, height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
  }

  private var pool: TexturePool
  private var clip: PixelRect?
  /// The number of times triangles were handed over.
  private(set) var drawCalls = 0

  /// Makes the graphics of a window.
  init(window: consuming WindowHandle, waitsForDisplay: Bool) throws(RenderError) {
    let renderer = try RendererHandle(window: window, waitsForDisplay: waitsForDisplay)
    pool = try TexturePool(renderer: renderer)
  }

  /// Calls `body` with the SDL window.
  func withWindow<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(pool.renderer.window.pointer)
  }

  /// True when SDL says that presenting waits for the display.
  var waitsForDisplay: Bool { pool.renderer.waitsForDisplay }
  /// The longest side of a texture in pixels.
  var largestTexture: Int { pool.renderer.largestTexture }
  /// The number of textures that live.
  var textureCount: Int { pool.count }

  /// The window's extent in pixels.
  var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    unsafe SDL_GetRendererOutputSize(pool.renderer.pointer, &width, &height)
    return (Int(width), Int(height))
  }

  func makeTexture(
    width: Int, height: Int, use: TexturePool.Use
  ) throws(RenderError) -> TextureID {
    try pool.make(width: width, height: height, use: use)
  }

  func destroy(_ id: TextureID) { pool.destroy(id) }

  func destroyAllTextures() { pool.destroyAll() }

  func size(of id: TextureID) -> (width: Int, height: Int) { pool.size(of: id) }

  func update(_ id: TextureID, with bitmap: Bitmap, x: Int, y: Int) throws(RenderError) {
    try pool.update(id, with: bitmap, x: x, y: y)
  }

  /// Makes a texture (nil: the window) the one to draw into, without any clip.
  func setTarget(_ id: TextureID?) throws(RenderError) {
    try pool.setTarget(id)
    unsafe SDL_RenderSetClipRect(pool.renderer.pointer, nil)
    clip = nil
  }

  /// Fills the whole target, whatever the clip.
  func clear(_ color: PremultipliedColor) throws(RenderError) {
    let renderer = unsafe pool.renderer.pointer
    unsafe SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    guard unsafe SDL_RenderClear(renderer) == 0 else {
      throw RenderError(operation: "clear a frame", reason: sdlError())
    }
  }

  /// Limits drawing to a part of the target.
  func setClip(_ wanted: PixelRect?) {
    guard wanted != clip else { return }
    clip = wanted
    guard let wanted else {
      unsafe SDL_RenderSetClipRect(pool.renderer.pointer, nil)
      return
    }
    var area = SDL_Rect(
      x: Int32(wanted.x), y: Int32(wanted.y), w: Int32(wanted.width), h: Int32(wanted.height))
    unsafe SDL_RenderSetClipRect(pool.renderer.pointer, &area)
  }

  func draw(
    _ mesh: borrowing Mesh, texture: TextureID, blend: Blend, isSmooth: Bool
  ) throws(RenderError) {
    drawCalls += 1
    try pool.draw(mesh, texture: texture, blend: blend, isSmooth: isSmooth)
  }

  /// Reads the target's pixels; must come before `present`.
  ///
  /// The format is the textures' own, the one that the driver need not convert.
  func read(width: Int, height: Int) throws(RenderError) -> Bitmap {
    var area = SDL_Rect(x: 0, y: 0, w: Int32(width), h: Int32(height))
    let pitch = Int32(width * Bitmap.bytesPerPixel)
    let count = width * height * Bitmap.bytesPerPixel
    var result: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { memory, used in
      unsafe result = SDL_RenderReadPixels(
        pool.renderer.pointer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, memory.baseAddress, pitch)
      used = result == 0 ? count : 0
    }
    guard result == 0 else {
      throw RenderError(
        operation: "read back \(width) × \(height) pixels", reason: sdlError())
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Shows what was drawn into the window.
  func present() {
    unsafe SDL_RenderPresent(pool.renderer.pointer)
  }
}
