internal import Display

/// Runs of text and corners of shadows packed into a few textures, each with a white texel, so that
/// text and shapes are drawn by one call.
final class GlyphAtlas {
  /// What is kept.
  enum Key: Hashable {
    case run(TextRunKey)
    case shadow(ShadowTile)
  }

  /// Where its pixels are.
  struct Entry {
    let page: TextureID
    /// The place in the page in pixels.
    let x, y, width, height: Int
    /// From a run's origin on the baseline to its left upper corner, in pixels.
    let left, top: Int
  }

  /// One row of runs of about the same height.
  fileprivate struct Shelf {
    let y, height: Int
    var x: Int
  }

  fileprivate struct Page {
    let texture: TextureID
    var shelves: [Shelf] = []
    var nextY = GlyphAtlas.whiteSide + 1
    var lastUse = 0
  }

  /// The sides of a page in pixels; the driver's limits are far above.
  static let width = 2048
  static let height = 1024
  /// Transparent pixels around everything, so that a neighbour's never show.
  static let margin = 1
  private static let mostPages = 3
  private static let whiteSide = 3

  /// The white texel of every page, in fractions.
  static let whiteTexel = Point(
    x: Double(whiteSide) / 2 / Double(width), y: Double(whiteSide) / 2 / Double(height))

  private let graphics: Graphics
  private let fonts: FontLibrary
  private var pages: [Page] = []
  private var entries: [Key: (page: Int, entry: Entry)] = [:]
  /// What has no ink, or more than a page holds.
  private var undrawable = GenerationalCache<Key, Void>(budget: 128 << 10)
  private var clock = 0

  /// Makes an empty atlas.
  init(graphics: Graphics, fonts: FontLibrary) {
    self.graphics = graphics
    self.fonts = fonts
  }

  /// The number of pictures held.
  var count: Int { entries.count }

  /// A page whose white texel shapes may use.
  func anyPage() throws(RenderError) -> TextureID {
    if pages.isEmpty { try addPage() }
    return pages[0].texture
  }

  /// True for the pages of this atlas.
  func contains(_ texture: TextureID) -> Bool {
    pages.contains { $0.texture == texture }
  }

  /// Forgets everything, after the textures were lost.
  func reset() {
    pages.removeAll()
    entries.removeAll()
  }

  /// The place of the pixels, drawn now if need be; nil when it has no ink.
  ///
  /// `beforeEviction` is called before pixels are overwritten that may be waiting to be drawn.
  func entry(
    for key: Key, beforeEviction: () throws(RenderError) -> Void
  ) throws(RenderError) -> Entry? {
    clock += 1
    if let known = entries[key] {
      pages[known.page].lastUse = clock
      return known.entry
    }
    guard undrawable[key] == nil else { return nil }
    guard let run = draw(key), run.bitmap.width <= Self.width,
      run.bitmap.height < Self.height - Self.whiteSide
    else {
      undrawable[key] = ()
      return nil
    }
    let (page, x, y) = try place(
      width: run.bitmap.width, height: run.bitmap.height, beforeEviction: beforeEviction)
    try graphics.update(pages[page].texture, with: run.bitmap, x: x, y: y)
    let entry = Entry(
      page: pages[page].texture, x: x, y: y, width: run.bitmap.width, height: run.bitmap.height,
      left: run.x, top: run.y)
    pages[page].lastUse = clock
    entries[key] = (page, entry)
    return entry
  }

  private func draw(_ key: Key) -> RunBitmap? {
    switch key {
    case .run(let run): fonts.bitmap(of: run)
    case .shadow(let tile): RunBitmap(bitmap: tile.bitmap().padded(by: Self.margin), x: 0, y: 0)
    }
  }

  private func place(
    width: Int, height: Int, beforeEviction: () throws(RenderError) -> Void
  ) throws(RenderError) -> (page: Int, x: Int, y: Int) {
    for page in pages.indices {
      if let spot = pages[page].place(width: width, height: height) {
        return (page, spot.x, spot.y)
      }
    }
    if pages.count < Self.mostPages {
      try addPage()
    } else {
      try beforeEviction()
      evictOldestPage()
    }
    for page in pages.indices.reversed() {
      if let spot = pages[page].place(width: width, height: height) {
        return (page, spot.x, spot.y)
      }
    }
    throw RenderError(operation: "place a run of text", reason: "it is larger than a page")
  }

  private func addPage() throws(RenderError) {
    let texture = try graphics.makeTexture(width: Self.width, height: Self.height, use: .upload)
    let white = Bitmap(
      width: Self.whiteSide, height: Self.whiteSide,
      bytes: [UInt8](
        repeating: 255, count: Self.whiteSide * Self.whiteSide * Bitmap.bytesPerPixel))
    try graphics.update(texture, with: white, x: 0, y: 0)
    pages.append(Page(texture: texture))
  }

  private func evictOldestPage() {
    guard let oldest = pages.indices.min(by: { pages[$0].lastUse < pages[$1].lastUse }) else {
      return
    }
    entries = entries.filter { $0.value.page != oldest }
    pages[oldest] = Page(texture: pages[oldest].texture)
  }
}

extension GlyphAtlas.Entry {
  /// From the middle of the first texel inside the margin to the middle of the last, in fractions of
  /// the page.
  var texelCenters: Rect {
    let (pageWidth, pageHeight) = (Double(GlyphAtlas.width), Double(GlyphAtlas.height))
    let edge = GlyphAtlas.margin
    return Rect(
      x: (Double(x + edge) + 0.5) / pageWidth, y: (Double(y + edge) + 0.5) / pageHeight,
      width: Double(width - 2 * edge - 1) / pageWidth,
      height: Double(height - 2 * edge - 1) / pageHeight)
  }
}

extension GlyphAtlas.Page {
  /// Finds room in the shelf that wastes least, or opens a new one.
  fileprivate mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
    let fitting = shelves.indices.filter { index in
      let shelf = shelves[index]
      return shelf.height >= height && shelf.height <= height + height / 2 + 4
        && shelf.x + width <= GlyphAtlas.width
    }
    if let best = fitting.min(by: { shelves[$0].height < shelves[$1].height }) {
      defer { shelves[best].x += width }
      return (shelves[best].x, shelves[best].y)
    }
    guard nextY + height <= GlyphAtlas.height else { return nil }
    defer { nextY += height }
    shelves.append(GlyphAtlas.Shelf(y: nextY, height: height, x: width))
    return (0, nextY)
  }
}
