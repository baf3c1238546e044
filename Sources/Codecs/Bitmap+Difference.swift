public import Display
internal import Glibc

extension Bitmap {
  /// The least part outside of which this bitmap equals another one of the same size; nil when they
  /// are equal.
  public func changedPart(since other: Bitmap) -> PixelRect? {
    precondition(width == other.width && height == other.height, "Compared bitmaps fit together.")
    return unsafe bytes.withUnsafeBytes { here in
      unsafe other.bytes.withUnsafeBytes { there in
        unsafe Self.changedPart(
          here.bindMemory(to: UInt32.self), there.bindMemory(to: UInt32.self), width, height)
      }
    }
  }

  private static func changedPart(
    _ here: UnsafeBufferPointer<UInt32>, _ there: UnsafeBufferPointer<UInt32>, _ width: Int,
    _ height: Int
  ) -> PixelRect? {
    guard let here = here.baseAddress, let there = there.baseAddress else { return nil }
    func rowDiffers(_ y: Int) -> Bool {
      unsafe memcmp(here + y * width, there + y * width, width * bytesPerPixel) != 0
    }
    guard let top = (0..<height).first(where: rowDiffers),
      let bottom = (top..<height).last(where: rowDiffers)
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (a, b) = unsafe (here + y * width, there + y * width)
      // Only what lies outside the columns found so far can widen them.
      if let first = (0..<left).first(where: { unsafe a[$0] != b[$0] }) { left = first }
      if right < width, let last = (right..<width).last(where: { unsafe a[$0] != b[$0] }) {
        right = last + 1
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
