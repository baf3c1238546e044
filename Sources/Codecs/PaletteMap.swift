public import Display

/// Replaces the colours of a picture by those of a palette, mixing two of them in a fixed pattern
/// where none is near.
///
/// The pattern is bound to the canvas and does not crawl from frame to frame as error diffusion
/// does, and colours that the palette has exactly stay flat.
public struct PaletteMap {
  private let colors: [SIMD4<Int32>]
  /// The numbers of the palette's own colours, which stay as they are.
  private let exact: ExactColors
  /// The nearest colour by the upper six bits of each channel, found when it is first asked for.
  private var nearest: [UInt16]

  private static let unknown = UInt16.max
  private static let bits: Int32 = 6
  private static let drop: Int32 = 8 - bits

  /// Makes a map.
  public init(_ palette: Palette) {
    colors = palette.colors.map(Self.channels)
    exact = ExactColors(palette.colors)
    nearest = [UInt16](repeating: Self.unknown, count: 1 << (3 * Int(Self.bits)))
  }

  /// The number of the colour of each pixel of a part; pixels that equal those of `previous` get
  /// `unchangedIndex` instead.
  public mutating func indices(
    of bitmap: Bitmap, part: PixelRect, unchanged previous: Bitmap?, unchangedIndex: UInt8
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.width * part.height)
    let thresholds = Pattern.thresholds
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
        result.append(mix.share > thresholds[(y & 7) << 3 | x & 7] ? mix.second : mix.first)
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
    if let index = exact.index(of: color) { return Mix(first: index, second: index, share: 0) }
    let wanted = Self.channels(color)
    let first = find(wanted)
    let error = wanted &- colors[first]
    guard (error &* error).wrappedSum() > Self.invisible else {
      return Mix(first: UInt8(first), second: 0, share: 0)
    }
    let second = find(wanted &+ error)
    let step = colors[second] &- colors[first]
    let length = (step &* step).wrappedSum()
    let along = (error &* step).wrappedSum()
    guard length > 0, length <= Self.longestStep, along > 0 else {
      return Mix(first: UInt8(first), second: 0, share: 0)
    }
    let share = min(Pattern.levels, along * Pattern.levels / length)
    return Mix(first: UInt8(first), second: UInt8(second), share: share)
  }

  /// One level in each channel.
  private static let invisible: Int32 = 3
  /// Colours further apart than 64 levels look like noise when mixed, worse than a wrong shade.
  private static let longestStep: Int32 = 64 * 64

  private static func channels(_ color: UInt32) -> SIMD4<Int32> {
    SIMD4(Int32(color >> 16), Int32(color >> 8 & 0xFF), Int32(color & 0xFF), 0)
  }

  private mutating func find(_ wanted: SIMD4<Int32>) -> Int {
    let cell = wanted.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255)) &>> Self.drop
    let index = Int((cell.x << Self.bits | cell.y) << Self.bits | cell.z)
    if nearest[index] == Self.unknown {
      let half: Int32 = 1 << (Self.drop - 1)
      nearest[index] = search(cell &<< Self.drop &+ half)
    }
    return Int(nearest[index])
  }

  private func search(_ wanted: SIMD4<Int32>) -> UInt16 {
    // The eye's weights, roughly: green counts most, blue least.
    let weights = SIMD4<Int32>(3, 4, 2, 0)
    var (best, bestDistance) = (0, Int32.max)
    for index in colors.indices {
      let difference = colors[index] &- wanted
      let distance = (difference &* difference &* weights).wrappedSum()
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return UInt16(best)
  }
}

/// Bayer's pattern of 8 × 8 thresholds.
private enum Pattern {
  static let levels: Int32 = 64

  /// The thresholds 0…63, row by row: the bits of x ⊕ y and of y, interleaved in reverse.
  static let thresholds: [Int32] = (0..<64).map { place in
    let (x, y) = (Int32(place & 7), Int32(place >> 3))
    return (0..<3).reduce(0) { value, bit in
      let pair = ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
      return value | pair << (2 * (2 - bit))
    }
  }
}

/// A hash table of at most 256 colours with open addressing: a dictionary takes as long as all the
/// rest of a pixel.
private struct ExactColors {
  private static let sizeBits: UInt32 = 10
  private static let empty = UInt32.max
  private static let spread: UInt32 = 2_654_435_769
  private var keys = [UInt32](repeating: empty, count: 1 << sizeBits)
  private var indices = [UInt8](repeating: 0, count: 1 << sizeBits)

  init(_ colors: [UInt32]) {
    for (index, color) in colors.enumerated() {
      let place = self.place(of: color)
      keys[place] = color
      indices[place] = UInt8(index)
    }
  }

  func index(of color: UInt32) -> UInt8? {
    let place = place(of: color)
    return keys[place] == color ? indices[place] : nil
  }

  private func place(of color: UInt32) -> Int {
    var place = Int((color &* Self.spread) >> (32 - Self.sizeBits))
    while keys[place] != Self.empty, keys[place] != color { place = (place + 1) & (keys.count - 1) }
    return place
  }
}
