public import Display

/// Replaces the colours of a picture by those of a palette, mixing two of them in a fixed pattern
/// where none is near.
///
/// The pattern is bound to the canvas and does not crawl from frame to frame as error diffusion
/// does, and colours that the palette has exactly stay flat.
public struct PaletteMap {
  private let reds, greens, blues: [Int32]
  /// The nearest colour by the upper six bits of each channel, found when it is first asked for.
  private var nearest: [UInt16]

  private static let unknown = UInt16.max
  private static let bits: Int32 = 6
  private static let drop: Int32 = 8 - bits

  /// Makes a map.
  public init(_ palette: Palette) {
    reds = palette.colors.map { Int32($0 >> 16) }
    greens = palette.colors.map { Int32($0 >> 8 & 0xFF) }
    blues = palette.colors.map { Int32($0 & 0xFF) }
    nearest = [UInt16](repeating: Self.unknown, count: 1 << (3 * Int(Self.bits)))
  }

  /// The number of the colour of each pixel of a part; pixels that equal those of `previous` get
  /// `unchangedIndex` instead.
  public mutating func indices(
    of bitmap: Bitmap, part: PixelRect, unchanged previous: Bitmap?, unchangedIndex: UInt8
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.width * part.height)
    var (lastColor, mix) = (UInt32.max, Mix(first: 0, second: 0, share: 0))
    for y in part.y..<part.y + part.height {
      let start = y * bitmap.width
      for x in part.x..<part.x + part.width {
        let color = bitmap.color(at: start + x)
        if let previous, previous.color(at: start + x) == color {
          result.append(unchangedIndex)
          continue
        }
        if color != lastColor {
          mix = self.mix(for: color)
          lastColor = color
        }
        result.append(mix.share > Pattern.threshold(x, y) ? mix.second : mix.first)
      }
    }
    return result
  }

  /// Two colours, and how many of 64 pixels get the second one.
  private struct Mix {
    var first, second: UInt8
    var share: Int32
  }

  /// The nearest colour and the one on the other side of the wanted one, mixed so that the mean
  /// comes nearest.
  private mutating func mix(for color: UInt32) -> Mix {
    let (red, green, blue) = (Int32(color >> 16), Int32(color >> 8 & 0xFF), Int32(color & 0xFF))
    let first = find(red, green, blue)
    let error = (red - reds[first], green - greens[first], blue - blues[first])
    guard max(abs(error.0), abs(error.1), abs(error.2)) > 1 else {
      return Mix(first: UInt8(first), second: 0, share: 0)
    }
    let second = find(red + error.0, green + error.1, blue + error.2)
    let step = (
      reds[second] - reds[first], greens[second] - greens[first], blues[second] - blues[first]
    )
    let length = step.0 * step.0 + step.1 * step.1 + step.2 * step.2
    let along = error.0 * step.0 + error.1 * step.1 + error.2 * step.2
    guard length > 0, length <= Self.longestStep, along > 0 else {
      return Mix(first: UInt8(first), second: 0, share: 0)
    }
    return Mix(
      first: UInt8(first), second: UInt8(second), share: min(64, along * Pattern.levels / length))
  }

  /// Colours further apart than 64 levels look like noise when mixed, worse than a wrong shade.
  private static let longestStep: Int32 = 64 * 64

  private mutating func find(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int {
    let (r, g, b) = (Self.cell(red), Self.cell(green), Self.cell(blue))
    let index = Int((r << Self.bits | g) << Self.bits | b)
    if nearest[index] == Self.unknown {
      let half: Int32 = 1 << (Self.drop - 1)
      nearest[index] = search(
        r << Self.drop + half, g << Self.drop + half, b << Self.drop + half)
    }
    return Int(nearest[index])
  }

  private static func cell(_ value: Int32) -> Int32 { min(255, max(0, value)) >> drop }

  private func search(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt16 {
    var (best, bestDistance) = (0, Int32.max)
    for index in reds.indices {
      let (r, g, b) = (reds[index] - red, greens[index] - green, blues[index] - blue)
      // The eye's weights, roughly: green counts most, blue least.
      let distance = 3 * r * r + 4 * g * g + 2 * b * b
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return UInt16(best)
  }
}

/// Bayer's pattern of 8 × 8 thresholds.
private enum Pattern {
  static let levels: Int32 = 64

  /// The threshold of a place, 0…63, by interleaving the bits of x ⊕ y and y in reverse.
  static func threshold(_ x: Int, _ y: Int) -> Int32 {
    table[(y & 7) << 3 | x & 7]
  }

  private static let table: [Int32] = (0..<64).map { place in
    let (x, y) = (Int32(place & 7), Int32(place >> 3))
    return (0..<3).reduce(0) { value, bit in
      let pair = ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
      return value | pair << (2 * (2 - bit))
    }
  }
}
