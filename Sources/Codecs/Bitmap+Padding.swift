public import Display

extension Bitmap {
  /// The bitmap with the last column and row doubled where a side is odd.
  public func paddedToEvenSides() -> Bitmap {
    let (newWidth, newHeight) = (width + width % 2, height + height % 2)
    guard newWidth != width || newHeight != height else { return self }
    let rowLength = width * Self.bytesPerPixel
    var padded: [UInt8] = []
    padded.reserveCapacity(newWidth * newHeight * Self.bytesPerPixel)
    for y in 0..<newHeight {
      let end = (min(y, height - 1) + 1) * rowLength
      padded += bytes[end - rowLength..<end]
      if newWidth > width { padded += bytes[end - Self.bytesPerPixel..<end] }
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: padded)
  }
}
