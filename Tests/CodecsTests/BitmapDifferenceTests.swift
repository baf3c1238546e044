import Codecs
import Display
import Testing

@Suite struct BitmapDifferenceTests {
  @Test(arguments: [
    ([(0, 0)], PixelRect(x: 0, y: 0, width: 1, height: 1)),
    ([(6, 4)], PixelRect(x: 6, y: 4, width: 1, height: 1)),
    ([(2, 1), (5, 3)], PixelRect(x: 2, y: 1, width: 4, height: 3)),
    ([(5, 1), (2, 3)], PixelRect(x: 2, y: 1, width: 4, height: 3)),
    ([(3, 2), (0, 2), (6, 2)], PixelRect(x: 0, y: 2, width: 7, height: 1)),
  ])
  func `the changed part is the least one around all changes`(
    pixels: [(Int, Int)], expected: PixelRect
  ) {
    let before = Bitmap(width: 7, height: 5)
    var after = before
    for (x, y) in pixels { after.bytes[(y * 7 + x) * 4 + 3] = 9 }

    #expect(after.changedPart(since: before) == expected)
  }

  @Test func `equal bitmaps have no changed part`() {
    let bitmap = Bitmap(width: 7, height: 5)

    #expect(bitmap.changedPart(since: bitmap) == nil)
  }
}
