import Display
import Testing

@testable import Demos

struct SheetMetricsTests {
  /// How large a full sheet is shown in the smallest window that is looked after, 900 × 600.
  private static let smallestScale = 0.604

  @Test func `captions of a full sheet can be read in a small window`() {
    let metrics = SheetMetrics(Size(width: 960, height: 540))

    #expect((metrics.textSize * Self.smallestScale).rounded() >= 11)
    #expect(metrics.headingSize >= metrics.textSize)
  }

  @Test(arguments: [(320.0, 180.0), (480, 300), (640, 360), (400, 1200)])
  func `small sheets keep legible type`(width: Double, height: Double) {
    let metrics = SheetMetrics(Size(width: width, height: height))

    #expect(metrics.textSize >= 13)
    #expect(metrics.buttonHeight >= 2 * metrics.textSize)
  }
}
