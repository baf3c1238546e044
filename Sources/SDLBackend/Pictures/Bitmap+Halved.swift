internal import Display

extension Bitmap {
  /// The bitmap at half its size, every pixel the mean of four; odd sides are rounded up.
  nonisolated func halved() -> Bitmap {
    var result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<result.height {
      let upper = 2 * y * width
      let lower = min(2 * y + 1, height - 1) * width
      for x in 0..<result.width {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        let corners = (
          (upper + left) * 4, (upper + right) * 4, (lower + left) * 4, (lower + right) * 4
        )
        let target = (y * result.width + x) * 4
        for component in 0..<4 {
          let sum =
            Int(bytes[corners.0 + component]) + Int(bytes[corners.1 + component])
            + Int(bytes[corners.2 + component]) + Int(bytes[corners.3 + component])
          result.bytes[target + component] = UInt8((sum + 2) / 4)
        }
      }
    }
    return result
  }
}
