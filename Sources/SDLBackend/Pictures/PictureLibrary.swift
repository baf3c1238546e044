public import Display

/// Decodes pictures and hands their pixels to renderers.
///
/// Drawings are rasterised at the size at which they are shown, in steps; photographs are kept
/// together with halved copies, from which small ones are drawn without flicker. The files' bytes
/// stay in memory, the pixels within a budget.
public final class PictureLibrary: @MainActor PictureSource {
  fileprivate struct Entry {
    let path: String
    let size: Size
    var contents: Contents
    var lastUse = 0
  }

  fileprivate enum Contents {
    case drawing(PictureFile)
    case photograph(Photograph)
  }

  /// Three photographs of twelve megapixels with their halves; the one in use stays in any case.
  static let photographBudget = 192 << 20
  /// Textures are made of them once: they are kept for those that are made again soon.
  static let drawingBudget = 16 << 20
  private static let largestDrawnSide = 4096.0
  private static let defaultDrawnWidth = 512

  private var entries: [Entry] = []
  private var idsByPath: [String: Int] = [:]
  private var drawings = GenerationalCache<PictureLevel, Bitmap>(budget: drawingBudget) {
    $1.bytes.count
  }
  private var clock = 0
  private let photographBudget: Int

  /// Makes an empty library.
  public convenience init() { self.init(photographBudget: Self.photographBudget) }

  /// Makes an empty library that keeps so many bytes of photographs.
  init(photographBudget: Int) { self.photographBudget = photographBudget }

  /// The picture in a file (SVG, PNG, JPEG, WebP); the same path is read once.
  public func picture(atPath path: String) throws(PictureError) -> Picture {
    if let id = idsByPath[path] { return Picture(id: id, size: entries[id].size) }
    let entry = try Self.load(path)
    let id = entries.count
    entries.append(entry)
    idsByPath[path] = id
    forgetPhotographs(besides: id)
    return Picture(id: id, size: entry.size)
  }

  /// The memory of the pixels that are kept.
  var bytes: Int { drawings.bytes + photographBytes }

  /// The file of a picture, for messages.
  func path(of picture: Picture) -> String {
    entries.indices.contains(picture.id) ? entries[picture.id].path : "picture \(picture.id)"
  }

  /// Which pixels to draw a picture from when it covers a number of pixels; nil when the picture is
  /// not of this library.
  func level(of picture: Picture, width: Double, height: Double, limit: Int) -> PictureLevel? {
    guard entries.indices.contains(picture.id) else { return nil }
    let entry = entries[picture.id]
    let scale = max(width / entry.size.width, height / entry.size.height)
    guard scale > 0, scale.isFinite else { return nil }
    switch entry.contents {
    case .drawing:
      let most = min(Self.largestDrawnSide, Double(limit))
      let step = min(
        PictureLevel.stepUp(scale), most / max(entry.size.width, entry.size.height))
      return PictureLevel(
        picture: picture.id, width: max(1, Int((entry.size.width * step).rounded())),
        height: max(1, Int((entry.size.height * step).rounded())))
    case .photograph(let photograph):
      let natural = photograph.extent(afterHalvings: 0)
      let shrink = max(width / Double(natural.width), height / Double(natural.height))
      let extent = photograph.extent(afterHalvings: PictureLevel.halvings(shrink))
      return PictureLevel(picture: picture.id, width: extent.width, height: extent.height)
    }
  }

  /// The pixels of a level.
  func bitmap(of level: PictureLevel) throws(PictureError) -> Bitmap {
    switch entries[level.picture].contents {
    case .drawing(let file): return try bitmap(of: level, from: file)
    case .photograph(var photograph):
      let bitmap = try photograph.bitmap(width: level.width, height: level.height)
      clock += 1
      entries[level.picture].contents = .photograph(photograph)
      entries[level.picture].lastUse = clock
      forgetPhotographs(besides: level.picture)
      return bitmap
    }
  }

  private func bitmap(
    of level: PictureLevel, from file: PictureFile
  ) throws(PictureError) -> Bitmap {
    if let drawn = drawings[level] { return drawn }
    let size = entries[level.picture].size
    let scale = min(Double(level.width) / size.width, Double(level.height) / size.height)
    let bitmap = try file.rasterized(width: level.width, height: level.height)
      .withWholeEdges(drawnWidth: size.width * scale, drawnHeight: size.height * scale)
    drawings[level] = bitmap
    return bitmap
  }

  private var photographBytes: Int { entries.reduce(0) { $0 + $1.decodedBytes } }

  /// Gives up the pixels that were not used for longest, beyond the budget.
  private func forgetPhotographs(besides id: Int) {
    while photographBytes > photographBudget {
      let others = entries.indices.filter { $0 != id && entries[$0].decodedBytes > 0 }
      guard let oldest = others.min(by: { entries[$0].lastUse < entries[$1].lastUse }) else {
        return
      }
      entries[oldest].forgetPixels()
    }
  }

  private static func load(_ path: String) throws(PictureError) -> Entry {
    let file = try PictureFile(path: path)
    switch file.format {
    case .bitmap:
      let photograph = try Photograph(file)
      let size = Size(width: Double(photograph.width), height: Double(photograph.height))
      return Entry(path: path, size: size, contents: .photograph(photograph))
    case .vector(let stated):
      // Drawn once at a small size: a damaged drawing must be refused now, not in a frame.
      let trial = try file.rasterized(width: defaultDrawnWidth, height: 0)
      let size =
        stated ?? Size(width: Double(trial.width), height: Double(trial.height))
      return Entry(path: path, size: size, contents: .drawing(file))
    }
  }
}

extension PictureLibrary.Entry {
  fileprivate var decodedBytes: Int {
    if case .photograph(let photograph) = contents { photograph.bytes } else { 0 }
  }

  fileprivate mutating func forgetPixels() {
    guard case .photograph(var photograph) = contents else { return }
    photograph.forgetPixels()
    contents = .photograph(photograph)
  }
}
