import Codecs
import Display
import Testing

@Suite struct I420Tests {
  /// Y, Cb and Cr of the full bars by the formula of BT.709, rounded.
  @Test(
    arguments: [
      ([0, 0, 0], [16, 128, 128]), ([255, 255, 255], [235, 128, 128]),
      ([255, 0, 0], [63, 102, 240]), ([0, 255, 0], [173, 42, 26]), ([0, 0, 255], [32, 240, 118]),
      ([255, 255, 0], [219, 16, 138]), ([0, 255, 255], [188, 154, 16]),
      ([255, 0, 255], [78, 214, 230]), ([128, 128, 128], [126, 128, 128]),
    ] as [([UInt8], [Int])])
  func `bars become the numbers of BT 709`(rgb: [UInt8], expected: [Int]) {
    let pixel = [rgb[2], rgb[1], rgb[0], 255]
    let bitmap = Bitmap(width: 4, height: 2, bytes: (0..<8).flatMap { _ in pixel })

    let bytes = I420(bt709: bitmap).bytes.map(Int.init)

    #expect(bytes.count == 12)
    #expect(zip([bytes[0], bytes[8], bytes[10]], expected).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func `odd sides are made even by the last column and row`() {
    let bitmap = Bitmap(
      width: 3, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255])

    let frame = I420(bt709: bitmap)

    #expect((frame.width, frame.height) == (4, 2))
    #expect(frame.bytes.prefix(8) == [16, 16, 235, 235, 16, 16, 235, 235])
  }

  @Test func `chroma is the mean of four pixels`() {
    let blue: [UInt8] = [255, 0, 0, 255]
    let black: [UInt8] = [0, 0, 0, 255]
    let bitmap = Bitmap(width: 2, height: 2, bytes: blue + black + black + black)

    let chroma = I420(bt709: bitmap).bytes[4]

    #expect(chroma == 156)
  }
}
