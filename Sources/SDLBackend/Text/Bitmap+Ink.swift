internal import Display

extension Bitmap {
  /// The part that is not fully transparent, with its place; nil when nothing is.
  nonisolated func croppedToInk() -> (bitmap: Bitmap, x: Int, y: Int)? {
    let rows = (0..<height).filter { row in hasInk(in: row, columns: 0..<width) }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width - 1, 0)
    for row in top...bottom {
      for column in 0..<left where alpha(column, row) > 0 {
        left = column
        break
      }
      for column in stride(from: width - 1, to: right, by: -1) where alpha(column, row) > 0 {
        right = column
        break
      }
    }
    right = max(left, right)
    var bytes: [UInt8] = []
    bytes.reserveCapacity((right - left + 1) * (bottom - top + 1) * Self.bytesPerPixel)
    for row in top...bottom {
      let start = (row * width + left) * Self.bytesPerPixel
      bytes += self.bytes[start..<start + (right - left + 1) * Self.bytesPerPixel]
    }
    return (Bitmap(width: right - left + 1, height: bottom - top + 1, bytes: bytes), left, top)
  }

  /// The bitmap with transparent pixels around it.
  nonisolated func padded(by margin: Int) -> Bitmap {
    var result = Bitmap(width: width + 2 * margin, height: height + 2 * margin)
    let rowBytes = width * Self.bytesPerPixel
    for row in 0..<height {
      let source = row * rowBytes
      let target = ((row + margin) * result.width + margin) * Self.bytesPerPixel
      result.bytes.replaceSubrange(
        target..<target + rowBytes, with: bytes[source..<source + rowBytes])
    }
    return result
  }

  private nonisolated func hasInk(in row: Int, columns: Range<Int>) -> Bool {
    columns.contains { alpha($0, row) > 0 }
  }

  private nonisolated func alpha(_ column: Int, _ row: Int) -> UInt8 {
    bytes[(row * width + column) * Self.bytesPerPixel + 3]
  }
}
