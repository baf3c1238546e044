public import Display

/// How often colours occur in a part of a picture, exactly where they are few, else in groups of
/// near ones.
public struct ColorHistogram: Sendable {
  /// A colour and its weight.
  public struct Entry: Hashable, Sendable {
    /// The mean colour of the group.
    public var red, green, blue: Float
    /// The number of pixels.
    public var count: Float
  }

  /// The colours, in the order of their place in the table, which depends on the pixels alone.
  public let entries: [Entry]
  /// True when every entry is one exact colour.
  public let isExact: Bool

  /// The most groups: with three bits dropped of each channel, never more can be.
  private static let limit = 1 << 15

  /// Counts the pixels of a part; `unchanged` leaves out those that equal another bitmap's.
  public init(of bitmap: Bitmap, part: PixelRect, unchanged previous: Bitmap? = nil) {
    var droppedBits: UInt32 = 0
    let groups = min(Self.limit, part.width * part.height)
    var table = Table(groups: groups, droppedBits: droppedBits)
    while !table.count(bitmap, part, unchanged: previous, limit: Self.limit) {
      droppedBits += 1
      table = Table(groups: groups, droppedBits: droppedBits)
    }
    entries = table.slots.compactMap(\.entry)
    isExact = droppedBits == 0
  }
}

/// A hash table of colours with open addressing.
private struct Table {
  struct Slot {
    var key: UInt32 = 0
    var count: UInt32 = 0
    var red: UInt64 = 0
    var green: UInt64 = 0
    var blue: UInt64 = 0

    var entry: ColorHistogram.Entry? {
      guard count > 0 else { return nil }
      let total = Float(count)
      return ColorHistogram.Entry(
        red: Float(red) / total, green: Float(green) / total, blue: Float(blue) / total,
        count: total)
    }
  }

  private(set) var slots: [Slot]
  private let mask: UInt32
  private var used = 0

  private let sizeBits: UInt32
  /// Knuth's multiplier, 2³² over the golden ratio: spreads neighbours over the table.
  private static let spread: UInt32 = 2_654_435_769

  /// Makes a table with room for a row more than `groups` colours.
  init(groups: Int, droppedBits: UInt32) {
    sizeBits = UInt32(max(4, UInt32.bitWidth - UInt32(2 * groups - 1).leadingZeroBitCount))
    slots = [Slot](repeating: Slot(), count: 1 << sizeBits)
    let kept: UInt32 = (0xFF << droppedBits) & 0xFF
    mask = kept << 16 | kept << 8 | kept
  }

  /// Counts all pixels; false when there are more groups than the limit.
  mutating func count(
    _ bitmap: Bitmap, _ part: PixelRect, unchanged previous: Bitmap?, limit: Int
  ) -> Bool {
    for y in part.y..<part.y + part.height {
      let start = y * bitmap.width + part.x
      var (color, run): (UInt32, UInt32) = (0, 0)
      for index in start..<start + part.width {
        let next = bitmap.color(at: index)
        if let previous, previous.color(at: index) == next { continue }
        if next == color {
          run += 1
        } else {
          add(color, run)
          (color, run) = (next, 1)
        }
      }
      add(color, run)
      if used > limit { return false }
    }
    return true
  }

  private mutating func add(_ color: UInt32, _ run: UInt32) {
    guard run > 0 else { return }
    let key = color & mask
    var index = Int((key &* Self.spread) >> (32 - sizeBits))
    while slots[index].count > 0, slots[index].key != key { index = (index + 1) % slots.count }
    if slots[index].count == 0 { used += 1 }
    slots[index].key = key
    slots[index].count += run
    slots[index].red += UInt64(color >> 16) * UInt64(run)
    slots[index].green += UInt64(color >> 8 & 0xFF) * UInt64(run)
    slots[index].blue += UInt64(color & 0xFF) * UInt64(run)
  }
}

extension Bitmap {
  /// The colour of a pixel by its number, as 0xRRGGBB; alpha is left out.
  func color(at index: Int) -> UInt32 {
    let offset = index * Self.bytesPerPixel
    return UInt32(bytes[offset + 2]) << 16 | UInt32(bytes[offset + 1]) << 8
      | UInt32(bytes[offset])
  }
}
