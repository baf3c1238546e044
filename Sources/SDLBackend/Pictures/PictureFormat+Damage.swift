nonisolated extension PictureFormat {
  /// True when a PNG or JPEG file ends before its end mark.
  ///
  /// The decoders ask for more bytes than there are then: one reads the same bytes for ever, the
  /// other makes up the rest of the picture.
  static func isCutShort(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !hasEndChunk(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return !hasEndMarker(bytes) }
    return false
  }

  /// Walks over a PNG's chunks: a length of four bytes, a type of four, the data, a check sum.
  private static func hasEndChunk(_ bytes: [UInt8]) -> Bool {
    let (signature, frame) = (8, 12)
    var start = signature
    while start + frame <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + frame + length <= bytes.count else { return false }
      if bytes[start + 4..<start + 8].elementsEqual("IEND".utf8) { return true }
      start += frame + length
    }
    return false
  }

  /// Looks for a JPEG's end marker from behind; some programs leave bytes after it.
  private static func hasEndMarker(_ bytes: [UInt8]) -> Bool {
    for index in stride(from: bytes.count - 2, through: 2, by: -1)
    where bytes[index] == 0xFF && bytes[index + 1] == 0xD9 {
      return true
    }
    return false
  }
}
