internal import CCodecs
public import Display

/// A frame as video codecs want it: a plane of luma, then two planes of chroma at half the size.
///
/// ITU-R BT.709 in limited range, 8 bits: what players take high-definition video to be. libyuv only
/// converts from RGB by BT.601, so the two products with the matrix are here and libyuv averages
/// the pixels for the chroma planes.
public struct I420: Sendable {
  /// The sides of the plane of luma; those of chroma are half of them, rounded up.
  public let width, height: Int
  /// The planes one after the other without gaps.
  public let bytes: [UInt8]

  /// Converts a bitmap; an odd side is made even by doubling the last column or row.
  ///
  /// Transparent pixels show black behind them.
  public init(bt709 bitmap: Bitmap) {
    let source = bitmap.paddedToEvenSides()
    let (width, height) = (source.width, source.height)
    let lumaCount = width * height
    let total = lumaCount + lumaCount / 2
    self.width = width
    self.height = height
    bytes = unsafe source.bytes.withUnsafeBytes { pixels in
      unsafe [UInt8](unsafeUninitializedCapacity: total) { planes, count in
        count = total
        guard let from = pixels.baseAddress, let luma = planes.baseAddress else { return }
        unsafe Matrix.writeLuma(from.assumingMemoryBound(to: UInt32.self), lumaCount, to: luma)
        unsafe Self.writeChroma(from, width: width, height: height, to: luma + lumaCount)
      }
    }
  }

  /// The frame without the last column and row of luma where they are too many: codecs that take odd
  /// sides expect chroma for them rounded up, as it is here.
  public func cropped(width: Int, height: Int) -> I420 {
    precondition(
      (self.width - width) / 2 == 0 && (self.height - height) / 2 == 0,
      "Only a last column and row can be left out.")
    guard width < self.width || height < self.height else { return self }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(bytes.count)
    for y in 0..<height { cropped += bytes[y * self.width..<y * self.width + width] }
    cropped += bytes[(self.width * self.height)...]
    return I420(width: width, height: height, bytes: cropped)
  }

  private init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  private static func writeChroma(
    _ pixels: UnsafeRawPointer, width: Int, height: Int, to planes: UnsafeMutablePointer<UInt8>
  ) {
    let count = width * height / 4
    let averages = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    defer { unsafe averages.deallocate() }
    let stride = Int32(width * Bitmap.bytesPerPixel)
    _ = unsafe ARGBScale(
      pixels.assumingMemoryBound(to: UInt8.self), stride, Int32(width), Int32(height),
      UnsafeMutableRawPointer(averages).assumingMemoryBound(to: UInt8.self), stride / 2,
      Int32(width / 2), Int32(height / 2), kFilterBox)
    unsafe Matrix.writeChroma(averages, count, blue: planes, red: planes + count)
  }
}

/// BT.709's matrix from full-range RGB to limited-range YCbCr in 256ths, with the rows of chroma
/// rounded so that grey stays grey: 0.2126 R + 0.7152 G + 0.0722 B over 219 of 255 steps.
private enum Matrix {
  private static let lumaRed: UInt32 = 47
  private static let lumaGreen: UInt32 = 157
  private static let lumaBlue: UInt32 = 16
  /// 16 is black; half a step rounds.
  private static let lumaOffset: UInt32 = 16 * 256 + 128
  /// The weight of blue in the blue difference and of red in the red one.
  private static let own: UInt32 = 112
  private static let blueGreen: UInt32 = 86
  private static let blueRed: UInt32 = 26
  private static let redGreen: UInt32 = 102
  private static let redBlue: UInt32 = 10
  /// 128 is no colour; half a step rounds.
  private static let chromaOffset: UInt32 = 128 * 256 + 128

  static func writeLuma(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, to luma: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let pixel = unsafe pixels[index]
      let (blue, green, red) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
      let sum = lumaRed &* red &+ lumaGreen &* green &+ lumaBlue &* blue &+ lumaOffset
      unsafe luma[index] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }

  static func writeChroma(
    _ pixels: UnsafePointer<UInt32>, _ count: Int, blue blueDifference: UnsafeMutablePointer<UInt8>,
    red redDifference: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let pixel = unsafe pixels[index]
      let (blue, green, red) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
      let first = own &* blue &+ chromaOffset &- blueGreen &* green &- blueRed &* red
      let second = own &* red &+ chromaOffset &- redGreen &* green &- redBlue &* blue
      unsafe blueDifference[index] = UInt8(truncatingIfNeeded: first >> 8)
      unsafe redDifference[index] = UInt8(truncatingIfNeeded: second >> 8)
    }
  }
}
