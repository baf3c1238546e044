nonisolated extension PictureFormat {
  /// What is wrong with a PNG, JPEG or SVG file; nil when nothing is seen without decoding it.
  ///
  /// For a file that ends before its end mark the decoders ask for more bytes than there are: one
  /// reads the same bytes for ever, the other makes up the rest of the picture. Of a wrong check
  /// sum libpng itself tells the standard error.
  static func damage(in bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return damage(inChunks: bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return hasEndMarker(bytes) ? nil : endsEarly }
    return SVGRoot(bytes) == nil || hasEndTag(bytes) ? nil : endsEarly
  }

  /// Looks for a drawing's `</svg>` from behind, after which only comments may follow; a root that
  /// is closed in its own tag needs none.
  private static func hasEndTag(_ bytes: [UInt8]) -> Bool {
    let (opening, closing) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
    var end = bytes.count
    while let start = bytes[..<end].lastIndex(of: opening) {
      let tag = bytes[start..<end]
      guard let last = tag.firstIndex(of: closing) else { return false }
      if tag.starts(with: "</svg".utf8) { return true }
      if tag.starts(with: "<svg".utf8) { return bytes[last - 1] == UInt8(ascii: "/") }
      guard tag.starts(with: "<!".utf8) || tag.starts(with: "<?".utf8) else { return false }
      end = start
    }
    return false
  }

  private static let endsEarly = "the file ends before the picture does"

  /// Walks over a PNG's chunks: a length of four bytes, a type of four, the data, a check sum.
  private static func damage(inChunks bytes: [UInt8]) -> String? {
    let (signature, frame) = (8, 12)
    var start = signature
    while start + frame <= bytes.count {
      let length = Int(bigEndian(bytes[start..<start + 4]))
      let end = start + frame + length
      guard end <= bytes.count else { return endsEarly }
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      // Only what starts with a capital letter is needed for the picture.
      guard
        type.first?.isUppercase != true
          || CRC32.of(bytes[start + 4..<end - 4]) == bigEndian(bytes[end - 4..<end])
      else { return "the check sum of its part \(type) is wrong" }
      if type == "IEND" { return nil }
      start = end
    }
    return endsEarly
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
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
