import Codecs
import Display
import Testing

@Suite struct PaletteTests {
  @Test func `up to 256 colours stay exactly as they are, however near`() {
    let bitmap = Self.bitmap(of: (0..<256).map { [UInt8($0 % 16), UInt8($0 / 16), 200] })

    let histogram = ColorHistogram(of: bitmap, part: PixelRect(all: bitmap))
    let palette = Palette(of: histogram, limit: 256)

    #expect(histogram.isExact)
    #expect(palette.colors.count == 256)
    let expected = (0..<256).map { (number: UInt32) in 0xC80000 | (number / 16) << 8 | number % 16 }
    #expect(Self.shown(bitmap, by: palette) == expected)
  }

  @Test func `a colour between two of the palette is mixed of both in its proportion`() {
    let bitmap = Self.bitmap(of: [[UInt8]](repeating: [60, 60, 60], count: 64), width: 8)
    let ends = Self.bitmap(of: [[50, 50, 50], [82, 82, 82]])
    let palette = Palette(
      of: ColorHistogram(of: ends, part: PixelRect(all: ends)), limit: 2)

    let shown = Self.shown(bitmap, by: palette)

    #expect(Set(shown) == [0x323232, 0x525252])
    // 10 of 32 levels are 20 of 64 pixels.
    #expect((19...21).contains(shown.filter { $0 == 0x525252 }.count))
  }

  @Test func `many colours are cut to the limit`() {
    let colors = (0..<4096).map { (number: Int) -> [UInt8] in
      [UInt8(number & 63) * 4, UInt8(number >> 6) * 4, UInt8(number & 15) * 16]
    }
    let bitmap = Self.bitmap(of: colors, width: 64)

    let palette = Palette(of: ColorHistogram(of: bitmap, part: PixelRect(all: bitmap)), limit: 100)

    #expect(palette.colors.count == 100)
    #expect(Set(palette.colors).count == 100)
  }

  @Test func `pixels that stay are marked and not counted`() {
    let before = Self.bitmap(of: [[1, 1, 1], [2, 2, 2], [3, 3, 3]])
    let after = Self.bitmap(of: [[1, 1, 1], [9, 9, 9], [3, 3, 3]])
    let all = PixelRect(all: after)

    let histogram = ColorHistogram(of: after, part: all, unchanged: before)
    var map = PaletteMap(Palette(of: histogram, limit: 255))
    let indices = map.indices(of: after, part: all, unchanged: before, unchangedIndex: 255)

    #expect(histogram.entries.map(\.count) == [1])
    #expect(indices == [255, 0, 255])
  }

  /// A bitmap of colours given as blue, green, red.
  private static func bitmap(of colors: [[UInt8]], width: Int? = nil) -> Bitmap {
    let width = width ?? colors.count
    return Bitmap(
      width: width, height: colors.count / width, bytes: colors.flatMap { $0 + [255] })
  }

  private static func shown(_ bitmap: Bitmap, by palette: Palette) -> [UInt32] {
    var map = PaletteMap(palette)
    return map.indices(
      of: bitmap, part: PixelRect(all: bitmap), unchanged: nil, unchangedIndex: 0
    ).map { palette.colors[Int($0)] }
  }
}
