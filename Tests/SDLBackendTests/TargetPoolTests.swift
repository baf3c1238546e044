import Display
import Testing

@testable import SDLBackend

struct TargetPoolTests {
  @Test func `targets of ever new sizes are not all kept`() throws {
    let renderer = try Studio.renderer.get()

    for step in 0..<16 {
      _ = try renderer.bitmap(
        of: DisplayList(size: Size(width: 1000 + 100 * Double(step), height: 1000)), scale: 1)
    }

    let pool = renderer.canvas.targets
    #expect(pool.freePixels <= TargetPool.mostFreePixels)
    #expect(pool.count > 0)
  }
}
