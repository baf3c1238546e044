internal import Codecs
public import Display

/// A PNG file in memory: nothing but the picture, so equal pictures are equal files.
public enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file of a bitmap: red, green and blue where every pixel is opaque, with alpha elsewhere.
  public static func bytes(of bitmap: Bitmap) -> [UInt8] {
    let layout: RowLayout = bitmap.isOpaque ? .rgb : .rgba
    var file = signature
    file += chunk("IHDR", header(width: bitmap.width, height: bitmap.height, layout: layout))
    file += chunk("IDAT", compressed(bitmap, part: PixelRect(all: bitmap), layout: layout))
    file += chunk("IEND", [])
    return file
  }

  /// The contents of IHDR: 8 bits a channel, not interlaced.
  static func header(width: Int, height: Int, layout: RowLayout) -> [UInt8] {
    let bitDepth: UInt8 = 8
    let colorType: UInt8 =
      switch layout {
      case .rgb: 2
      case .rgba: 6
      }
    return bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, 0]
  }

  /// The contents of IDAT for a part of a bitmap.
  static func compressed(_ bitmap: Bitmap, part: PixelRect, layout: RowLayout) -> [UInt8] {
    Deflate.zlib(RowFilter.filteredRows(of: bitmap, part: part, layout: layout))
  }

  /// A chunk: length, name, contents, checksum.
  static func chunk(_ name: StaticString, _ contents: [UInt8]) -> [UInt8] {
    var checked = Array(name.description.utf8)
    checked.reserveCapacity(checked.count + contents.count + 8)
    checked += contents
    return bigEndian(contents.count) + checked + bigEndian(Int(Checksum.crc32(checked)))
  }

  /// The low 32 bits of a number, most significant byte first.
  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
