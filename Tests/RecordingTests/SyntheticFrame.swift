import Display

/// Pictures made of formulas, for tests that need frames without a renderer.
enum SyntheticFrame: String, Sendable, CaseIterable {
  /// Large areas of few colours with a bar that moves, like an interface.
  case flat
  /// Soft gradients under grain, like a photograph.
  case photo

  /// The frame with a number.
  func bitmap(width: Int, height: Int, number: Int) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * Bitmap.bytesPerPixel)
    switch self {
    case .flat:
      for y in 0..<height {
        Self.appendFlatRow(y, number, width: width, height: height, to: &bytes)
      }
    case .photo:
      // The grain is that of a linear congruential generator, so that every run sees the same.
      var grain = UInt32(truncatingIfNeeded: number) &* 7919 &+ 1
      for y in 0..<height {
        Self.appendPhotoRow(y, number, width: width, grain: &grain, to: &bytes)
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private static func appendFlatRow(
    _ y: Int, _ number: Int, width: Int, height: Int, to bytes: inout [UInt8]
  ) {
    let isBar = y > height / 3 && y < height / 2
    let barStart = number * 8 % width
    for x in 0..<width {
      let inBar = isBar && x >= barStart && x < barStart + width / 4
      bytes += inBar ? [0x40, 0x90, 0xF0, 0xFF] : [0x30, 0x28, 0x20, 0xFF]
    }
  }

  private static func appendPhotoRow(
    _ y: Int, _ number: Int, width: Int, grain: inout UInt32, to bytes: inout [UInt8]
  ) {
    for x in 0..<width {
      grain = grain &* 1_664_525 &+ 1_013_904_223
      let noise = Int(grain >> 29)
      let moved = x + number * 2
      let wave = (moved * y / 512) & 0x1FF
      let slope = wave < 0x100 ? wave : 0x1FF - wave
      bytes.append(UInt8(truncatingIfNeeded: min(255, slope / 2 + noise + 40)))
      bytes.append(UInt8(truncatingIfNeeded: min(255, slope * 3 / 4 + noise + 20)))
      bytes.append(UInt8(truncatingIfNeeded: min(255, y * 200 / (y + 400) + noise)))
      bytes.append(255)
    }
  }
}
