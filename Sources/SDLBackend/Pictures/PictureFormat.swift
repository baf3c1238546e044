internal import Display

/// What a picture file says about itself in its first bytes, before anything is decoded.
nonisolated enum PictureFormat: Equatable {
  /// Pixels; the size is nil where the header is not understood and the decoder must tell.
  case bitmap(width: Int, height: Int)
  /// Shapes that can be drawn at any size; nil when the file does not state its own.
  case vector(Size?)

  /// Looks at the bytes of a file; nil for anything but SVG, PNG, JPEG and WebP.
  init?(_ bytes: [UInt8]) {
    if let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes) {
      self = .bitmap(width: size.0, height: size.1)
    } else if let root = SVGRoot(bytes) {
      self = .vector(root.size)
    } else {
      return nil
    }
  }

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature), bytes.count >= 24 else { return nil }
    return (bytes.bigEndian(at: 16, count: 4), bytes.bigEndian(at: 20, count: 4))
  }

  /// Walks over the segments to the start of the frame, whose markers are C0…CF but C4, C8 and CC.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          bytes.bigEndian(at: index + 7, count: 2), bytes.bigEndian(at: index + 5, count: 2)
        )
      } else {
        index += 2 + max(2, bytes.bigEndian(at: index + 2, count: 2))
      }
    }
    return nil
  }

  private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    let fourteenBits = 0x3FFF
    if bytes[12..<16].elementsEqual("VP8X".utf8) {
      return (
        bytes.littleEndian(at: 24, count: 3) + 1, bytes.littleEndian(at: 27, count: 3) + 1
      )
    }
    if bytes[12..<16].elementsEqual("VP8L".utf8) {
      let packed = bytes.littleEndian(at: 21, count: 4)
      return ((packed & fourteenBits) + 1, (packed >> 14 & fourteenBits) + 1)
    }
    return (
      bytes.littleEndian(at: 26, count: 2) & fourteenBits,
      bytes.littleEndian(at: 28, count: 2) & fourteenBits
    )
  }
}

extension [UInt8] {
  nonisolated fileprivate func bigEndian(at start: Int, count: Int) -> Int {
    self[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  nonisolated fileprivate func littleEndian(at start: Int, count: Int) -> Int {
    self[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
