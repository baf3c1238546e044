internal import CCodecs
public import Display

extension Bitmap {
  /// True when every pixel covers fully.
  public var isOpaque: Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      let pixels = unsafe buffer.bindMemory(to: UInt32.self)
      var all = UInt32.max
      for index in 0..<pixels.count { unsafe all &= pixels[index] }
      return UInt32(littleEndian: all) >> 24 == 0xFF
    }
  }
}

extension Bitmap {
  /// The pixels as blue, green, red, alpha with the colour not multiplied by alpha.
  public var straightBytes: [UInt8] {
    guard !isOpaque else { return bytes }
    return unsafe bytes.withUnsafeBufferPointer { source in
      unsafe [UInt8](unsafeUninitializedCapacity: source.count) { result, count in
        count = source.count
        guard let from = source.baseAddress, let to = result.baseAddress else { return }
        for offset in stride(from: 0, to: count, by: Self.bytesPerPixel) {
          unsafe RowLayout.unmultiply(from + offset, into: to + offset)
          unsafe swap(&to[offset], &to[offset + 2])
        }
      }
    }
  }
}

/// How pixels are laid out in the rows of a PNG file.
public enum RowLayout: Sendable {
  /// Red, green, blue; alpha is dropped.
  case rgb
  /// Red, green, blue, alpha; the colour not multiplied by alpha.
  case rgba

  /// The number of bytes of a pixel.
  public var bytesPerPixel: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Copies a row of blue, green, red, alpha into this layout.
  func pack(_ pixels: UnsafePointer<UInt8>, count: Int, into row: UnsafeMutablePointer<UInt8>) {
    let stride = Int32(count * Bitmap.bytesPerPixel)
    switch self {
    case .rgb:
      // libyuv names the orders as numbers: its ARGB is our bytes, its RAW is red, green, blue.
      _ = unsafe ARGBToRAW(pixels, stride, row, stride, Int32(count), 1)
    case .rgba:
      for index in 0..<count {
        unsafe Self.unmultiply(pixels + 4 * index, into: row + 4 * index)
      }
    }
  }

  /// One pixel with its colour divided by its alpha, rounded to the nearest.
  static func unmultiply(
    _ pixel: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>
  ) {
    let alpha = unsafe UInt32(pixel[3])
    let half = alpha / 2
    let full: UInt32 = 255
    for channel in 0..<3 {
      let value = unsafe UInt32(pixel[2 - channel])
      let straight = alpha == full ? value : alpha == 0 ? 0 : (value * full + half) / alpha
      unsafe result[channel] = UInt8(min(straight, full))
    }
    unsafe result[3] = UInt8(alpha)
  }
}
