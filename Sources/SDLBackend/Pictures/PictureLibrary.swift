public import Display

/// Decodes pictures, each file once, and hands their pixels to renderers.
///
/// Drawings are rasterised at the size at which they are shown, in steps; photographs are kept
/// together with halved copies, from which small ones are drawn without flicker.
public final class PictureLibrary: @MainActor PictureSource {
  private struct Entry {
    let path: String
    let size: Size
    /// The file of a drawing; bitmaps are decoded once and need theirs no more.
    let drawing: PictureFile?
    /// The decoded pixels of a bitmap file and its halves; empty for drawings.
    var levels: [Bitmap]
  }

  /// Photographs larger than this are halved when loaded: no window shows more.
  private static let largestKeptSide = 4096
  private static let largestDrawnSide = 4096.0
  private static let defaultDrawnWidth = 512

  private var entries: [Entry] = []
  private var idsByPath: [String: Int] = [:]
  private var drawings = GenerationalCache<PictureLevel, Bitmap>(capacity: 8)

  /// Makes an empty library.
  public init() {}

  /// The picture in a file (SVG, PNG, JPEG, WebP); the same path is decoded once.
  public func picture(atPath path: String) throws(PictureError) -> Picture {
    if let id = idsByPath[path] { return Picture(id: id, size: entries[id].size) }
    let entry = try Self.load(path)
    let id = entries.count
    entries.append(entry)
    idsByPath[path] = id
    return Picture(id: id, size: entry.size)
  }

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
    if entry.levels.isEmpty {
      let most = min(Self.largestDrawnSide, Double(limit))
      let step = min(
        PictureLevel.stepUp(scale), most / max(entry.size.width, entry.size.height))
      return PictureLevel(
        picture: picture.id, width: max(1, Int((entry.size.width * step).rounded())),
        height: max(1, Int((entry.size.height * step).rounded())))
    }
    let natural = entry.levels[0]
    let shrink = max(width / Double(natural.width), height / Double(natural.height))
    let bitmap = level(PictureLevel.halvings(shrink), of: picture.id)
    return PictureLevel(picture: picture.id, width: bitmap.width, height: bitmap.height)
  }

  /// The pixels of a level.
  func bitmap(of level: PictureLevel) throws(PictureError) -> Bitmap {
    if let kept = entries[level.picture].levels.first(where: { $0.width == level.width }) {
      return kept
    }
    if let drawn = drawings[level] { return drawn }
    guard let drawing = entries[level.picture].drawing else {
      return Bitmap(width: level.width, height: level.height)
    }
    let size = entries[level.picture].size
    let scale = min(Double(level.width) / size.width, Double(level.height) / size.height)
    let bitmap = try drawing.rasterized(width: level.width, height: level.height)
      .withWholeEdges(drawnWidth: size.width * scale, drawnHeight: size.height * scale)
    drawings[level] = bitmap
    return bitmap
  }

  private func level(_ halvings: Int, of id: Int) -> Bitmap {
    while entries[id].levels.count <= halvings, let last = entries[id].levels.last,
      last.width > 1 || last.height > 1
    {
      entries[id].levels.append(last.halved())
    }
    return entries[id].levels[min(halvings, entries[id].levels.count - 1)]
  }

  private static func load(_ path: String) throws(PictureError) -> Entry {
    let file = try PictureFile(path: path)
    switch file.format {
    case .bitmap:
      var bitmap = try file.decoded()
      let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
      while max(bitmap.width, bitmap.height) > largestKeptSide { bitmap = bitmap.halved() }
      return Entry(path: path, size: size, drawing: nil, levels: [bitmap])
    case .vector(let stated):
      // Drawn once at a small size: a damaged drawing must be refused now, not in a frame.
      let trial = try file.rasterized(width: defaultDrawnWidth, height: 0)
      let size =
        stated ?? Size(width: Double(trial.width), height: Double(trial.height))
      return Entry(path: path, size: size, drawing: file, levels: [])
    }
  }
}
