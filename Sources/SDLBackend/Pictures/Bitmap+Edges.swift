internal import Display

extension Bitmap {
  /// The same pixels, with the last row or column copied from the one before it where a drawing of
  /// `width` × `height` pixels covers only a part of it.
  ///
  /// A drawing keeps its proportions, so that one of its sides may end inside a pixel; left as it
  /// is, that pixel would let the ground shine through at the picture's edge.
  nonisolated func withWholeEdges(drawnWidth: Double, drawnHeight: Double) -> Bitmap {
    // The drawing's scale is a number of single precision.
    let rounding = 1e-3
    let columns = Int((drawnWidth + rounding).rounded(.down))
    let rows = Int((drawnHeight + rounding).rounded(.down))
    var result = self
    let stride = width * Self.bytesPerPixel
    if rows == height - 1, rows > 0 {
      result.bytes[(rows * stride)...] = result.bytes[(rows - 1) * stride..<rows * stride]
    }
    if columns == width - 1, columns > 0 {
      for row in 0..<height {
        let last = row * stride + columns * Self.bytesPerPixel
        for byte in 0..<Self.bytesPerPixel {
          result.bytes[last + byte] = result.bytes[last - Self.bytesPerPixel + byte]
        }
      }
    }
    return result
  }
}
