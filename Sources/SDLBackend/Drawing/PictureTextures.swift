internal import Display

/// The pictures on the graphics card, within a budget of memory.
final class PictureTextures {
  /// A picture on the graphics card.
  struct Resident {
    let texture: TextureID
    /// The picture's pixels, without the margin.
    let width, height: Int
  }

  /// How the edges of a picture are sampled.
  enum Edge: Hashable {
    /// The outermost pixels go on: edges on whole pixels stay hard.
    case hard
    /// A transparent margin of one pixel lies around: edges of a turned picture become soft without
    /// any further triangles.
    case soft
  }

  private struct Key: Hashable {
    let level: PictureLevel
    let edge: Edge
  }

  private struct Entry {
    let texture: TextureID
    let bytes: Int
    var lastUse: Int
  }

  /// The four pictures of a demo in a window of 2560 × 1440; what a frame needs stays in any case.
  ///
  /// Every size that a window had leaves its own textures, and without a graphics card they are the
  /// program's own memory.
  static let budget = 64 << 20

  private let graphics: Graphics
  private let pictures: PictureLibrary
  private var entries: [Key: Entry] = [:]
  private var frame = 0
  private(set) var bytes = 0

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
    of picture: Picture, width: Double, height: Double, edge: Edge
  ) throws(RenderError) -> Resident? {
    guard
      let level = pictures.level(
        of: picture, width: width, height: height, limit: graphics.largestTexture)
    else { return nil }
    let key = Key(level: level, edge: edge)
    if let known = entries[key] {
      entries[key]?.lastUse = frame
      return Resident(texture: known.texture, width: level.width, height: level.height)
    }
    let bitmap: Bitmap
    do {
      bitmap = try pictures.bitmap(of: level)
    } catch {
      throw RenderError(operation: "draw \(error.path)", reason: error.reason)
    }
    makeRoom(for: bitmap.bytes.count)
    let texture = try upload(bitmap, margin: edge == .soft ? 1 : 0)
    entries[key] = Entry(texture: texture, bytes: bitmap.bytes.count, lastUse: frame)
    bytes += bitmap.bytes.count
    return Resident(texture: texture, width: level.width, height: level.height)
  }

  private func upload(_ bitmap: Bitmap, margin: Int) throws(RenderError) -> TextureID {
    let (width, height) = (bitmap.width + 2 * margin, bitmap.height + 2 * margin)
    let texture = try graphics.makeTexture(width: width, height: height, use: .upload)
    if margin > 0 {
      let row = Bitmap(width: width, height: margin)
      let column = Bitmap(width: margin, height: height)
      try graphics.update(texture, with: row, x: 0, y: 0)
      try graphics.update(texture, with: row, x: 0, y: height - margin)
      try graphics.update(texture, with: column, x: 0, y: 0)
      try graphics.update(texture, with: column, x: width - margin, y: 0)
    }
    try graphics.update(texture, with: bitmap, x: margin, y: margin)
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
