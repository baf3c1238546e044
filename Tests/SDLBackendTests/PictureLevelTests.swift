import Display
import Testing

@testable import SDLBackend

@Test(arguments: [
  (1.0, 1.0), (1.01, 1.25), (1.25, 1.25), (1.9, 2), (2.0, 2), (0.5, 0.5), (0.51, 0.625), (3.2, 3.5),
])
func `sizes of drawings go up in steps`(_ scale: Double, _ step: Double) {
  #expect(PictureLevel.stepUp(scale) == step)
}

@Test(arguments: [(1.0, 0), (0.6, 0), (0.5, 1), (0.26, 1), (0.25, 2), (3.0, 0)])
func `bitmaps are halved until at least half of their pixels show`(_ scale: Double, _ count: Int) {
  #expect(PictureLevel.halvings(scale) == count)
}

@Test func `a halved bitmap is the mean of four pixels`() {
  let bitmap = Bitmap(
    width: 3, height: 2,
    bytes: [0, 0, 0, 255, 100, 0, 0, 255, 8, 8, 8, 8, 0, 40, 0, 255, 100, 0, 2, 255, 8, 8, 8, 8])

  let half = bitmap.halved()

  #expect(half.width == 2 && half.height == 1)
  #expect(half.bytes == [50, 10, 1, 255, 8, 8, 8, 8])
}
