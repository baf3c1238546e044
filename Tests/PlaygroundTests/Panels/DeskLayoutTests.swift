import Display
import Testing

@testable import Playground

struct DeskLayoutTests {
  private static let stage = Size(width: 960, height: 540)
  private nonisolated static let windows = [
    Size(width: 1280, height: 720), Size(width: 2560, height: 1440), Size(width: 900, height: 600),
    Size(width: 640, height: 420), Size(width: 500, height: 900), Size(width: 1, height: 1),
  ]

  @Test(arguments: windows) func `the sheet keeps its shape and stays clear of the panels`(
    window: Size
  ) {
    let layout = DeskLayout(
      window: window, stage: Self.stage, hidesPanels: false, pixelScale: 1)

    #expect(abs(layout.sheet.width / layout.sheet.height - 960.0 / 540) < 1e-9)
    guard window.width > 1 else { return }
    #expect(layout.sheet.minY >= layout.header.maxY)
    #expect(layout.sheet.maxY <= layout.bar.minY + 0.5)
    #expect(layout.sheet.maxX <= (layout.inspector?.minX ?? window.width) + 0.5)
  }

  @Test(arguments: [(1280.0, 720.0, true), (900, 600, true), (640, 420, false), (1280, 400, false)])
  func `the inspector shows where there is room for it`(
    width: Double, height: Double, shows: Bool
  ) {
    let layout = DeskLayout(
      window: Size(width: width, height: height), stage: Self.stage, hidesPanels: false,
      pixelScale: 1)

    #expect((layout.inspector != nil) == shows)
  }

  @Test func `without panels the stage takes the window`() {
    let layout = DeskLayout(
      window: Size(width: 1920, height: 1080), stage: Self.stage, hidesPanels: true, pixelScale: 1)

    #expect(layout.sheet == Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(layout.inspector == nil)
  }

  @Test(arguments: [1.0, 1.5, 2]) func `the sheet's corner falls on a pixel`(scale: Double) {
    let layout = DeskLayout(
      window: Size(width: 1283, height: 717), stage: Self.stage, hidesPanels: false,
      pixelScale: scale)

    let corner = layout.sheet.origin
    #expect(abs(corner.x * scale - (corner.x * scale).rounded()) < 1e-9)
    #expect(abs(corner.y * scale - (corner.y * scale).rounded()) < 1e-9)
  }
}
