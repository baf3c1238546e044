internal import Display

/// The pictures on the graphics card, within a budget of memory.
final class PictureTextures {
  private struct Entry {
    let texture: TextureID
    let bytes: Int
    var lastUse: Int
  }

  private static let budget = 256 << 20

  private let graphics: Graphics
  private let pictures: PictureLibrary
  private var entries: [PictureLevel: Entry] = [:]
  private var frame = 0
  private var bytes = 0

  /// Makes an empty store.
  init(graphics: Graphics, pictures: PictureLibrary) {
    self.graphics = graphics
    self.pictures = pictures
  }

  /// Begins a frame: what is used from now on is kept during it.
  func beginFrame() { frame += 1 }

  /// Forgets everything, after the textures were lost.
  func reset() {
    entries.removeAll()
    bytes = 0
  }

  /// The texture from which to draw a picture that covers a number of pixels.
  func texture(
    of picture: Picture, width: Double, height: Double
  ) throws(RenderError) -> TextureID? {
    guard
      let level = pictures.level(
        of: picture, width: width, height: height, limit: graphics.largestTexture)
    else { return nil }
    if let known = entries[level] {
      entries[level]?.lastUse = frame
      return known.texture
    }
    let bitmap: Bitmap
    do {
      bitmap = try pictures.bitmap(of: level)
    } catch {
      throw RenderError(operation: "draw \(error.path)", reason: error.reason)
    }
    makeRoom(for: bitmap.bytes.count)
    let texture = try graphics.makeTexture(
      width: bitmap.width, height: bitmap.height, use: .upload)
    try graphics.update(texture, with: bitmap, x: 0, y: 0)
    entries[level] = Entry(texture: texture, bytes: bitmap.bytes.count, lastUse: frame)
    bytes += bitmap.bytes.count
    return texture
  }

  /// Drops what was not used for longest, but nothing of this frame.
  private func makeRoom(for wanted: Int) {
    while bytes + wanted > Self.budget,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }),
      oldest.value.lastUse < frame
    {
      graphics.destroy(oldest.value.texture)
      bytes -= oldest.value.bytes
      entries[oldest.key] = nil
    }
  }
}
