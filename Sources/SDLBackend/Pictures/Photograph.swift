internal import Display

/// A bitmap file with its pixels and their halves, which are decoded when they are wanted.
nonisolated struct Photograph {
  /// The extent of the file in pixels.
  let width, height: Int

  /// The bytes of the file are kept: it may be gone when the pixels are wanted again.
  private let file: PictureFile
  private var levels: [Bitmap] = []
  private let firstLevel: (width: Int, height: Int)

  /// Photographs larger than this are halved when decoded: no window shows more.
  private static let largestSide = 4096

  /// Decodes a file; throws when it is damaged.
  init(_ file: PictureFile) throws(PictureError) {
    self.file = file
    let whole = try file.decoded()
    (width, height) = (whole.width, whole.height)
    let first = Self.reduced(whole)
    firstLevel = (first.width, first.height)
    levels = [first]
  }

  /// The memory of the decoded pixels.
  var bytes: Int { levels.reduce(0) { $0 + $1.bytes.count } }

  /// The extent of the pixels after so many halvings, of which one pixel is the end.
  func extent(afterHalvings count: Int) -> (width: Int, height: Int) {
    (0..<count).reduce(firstLevel) { extent, _ in
      ((extent.width + 1) / 2, (extent.height + 1) / 2)
    }
  }

  /// The pixels of an extent, decoded and halved as far as need be.
  mutating func bitmap(width: Int, height: Int) throws(PictureError) -> Bitmap {
    if levels.isEmpty { levels = [Self.reduced(try file.decoded())] }
    while let last = levels.last, last.width > width || last.height > height {
      levels.append(last.halved())
    }
    return levels.first { $0.width == width && $0.height == height } ?? levels[0]
  }

  /// Gives the decoded pixels up; they come back when they are wanted.
  mutating func forgetPixels() { levels = [] }

  private static func reduced(_ whole: Bitmap) -> Bitmap {
    var bitmap = whole
    while max(bitmap.width, bitmap.height) > largestSide { bitmap = bitmap.halved() }
    return bitmap
  }
}
