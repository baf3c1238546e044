/// Pixels in memory: rows from the top, four bytes a pixel in the order blue, green, red, alpha,
/// colour premultiplied by alpha.
///
/// Blue first because that is the order an OpenGL driver gives without converting.
public struct Bitmap: Equatable, Sendable {
  /// The number of columns, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// `width` × `height` × 4 bytes.
  public var bytes: [UInt8]

  /// The number of bytes of a pixel.
  public static let bytesPerPixel = 4

  /// Makes a bitmap from its bytes, whose number must fit.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "A bitmap has at least one pixel.")
    precondition(
      bytes.count == width * height * Self.bytesPerPixel,
      "A bitmap of \(width) × \(height) has \(width * height * Self.bytesPerPixel) bytes.")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Makes a transparent bitmap.
  public init(width: Int, height: Int) {
    self.init(
      width: width, height: height,
      bytes: [UInt8](repeating: 0, count: width * height * Self.bytesPerPixel))
  }
}
