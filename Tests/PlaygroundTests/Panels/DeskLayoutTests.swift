import Display
import Testing

@testable import Playground

struct DeskLayoutTests {
  private static let stage = Size(width: 960, height: 540)
  private nonisolated static let windows = [
    Size(width: 1280, height: 720), Size(width: 2560, height: 1440), Size(width: 900, height: 600),
    Size(width: 640, height: 480), Size(width: 640, height: 420), Size(width: 500, height: 900),
    Size(width: 480, height: 320), Size(width: 450, height: 300), Size(width: 320, height: 240),
    Size(width: 320, height: 900), Size(width: 900, height: 240), Size(width: 200, height: 150),
    Size(width: 200, height: 900), Size(width: 100, height: 100), Size(width: 1, height: 1),
  ]
  private nonisolated static let wishes = [
    DeskLayout.Wishes(), DeskLayout.Wishes(hidesPanels: true),
    DeskLayout.Wishes(hasTwoSheets: true), DeskLayout.Wishes(opensColumn: true),
    DeskLayout.Wishes(hasTwoSheets: true, graph: .large, opensColumn: true),
  ]

  @Test(arguments: windows, wishes)
  func `no part leaves the window, and no two overlap`(window: Size, wishes: DeskLayout.Wishes) {
    let layout = DeskLayout(window: window, stage: Self.stage, wishes)

    let parts = [
      layout.header, layout.sheet, layout.otherSheet, layout.timeline, layout.bar,
      layout.columnLiesOver ? nil : layout.column,
    ].compactMap(\.self)
    let inside = Rect(origin: .zero, size: window).insetBy(dx: -0.5, dy: -0.5)
    for part in parts + [layout.noticeLane, layout.column].compactMap(\.self) {
      #expect(inside.minX <= part.minX && part.maxX <= inside.maxX)
      #expect(inside.minY <= part.minY && part.maxY <= inside.maxY)
      #expect(part.width > 0 && part.height > 0)
    }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] {
        let common = part.insetBy(dx: 0.5, dy: 0.5).intersection(other)
        #expect(common.width <= 0 || common.height <= 0)
      }
    }
  }

  @Test(arguments: windows, wishes)
  func `a panel over the desk leaves the header and the transport alone`(
    window: Size, wishes: DeskLayout.Wishes
  ) {
    let layout = DeskLayout(window: window, stage: Self.stage, wishes)
    guard layout.columnLiesOver, let column = layout.column else { return }

    #expect(column.minY >= (layout.header?.maxY ?? 0))
    #expect(column.maxY <= (layout.bar?.minY ?? window.height))
    #expect(wishes.opensColumn)
  }

  @Test(arguments: windows) func `the sheet keeps its shape`(window: Size) {
    let layout = DeskLayout(window: window, stage: Self.stage)

    #expect(abs(layout.sheet.width / layout.sheet.height - 960.0 / 540) < 1e-9)
  }

  @Test(arguments: [
    (900.0, 600.0, true, true), (640, 480, true, true), (480, 320, true, true),
    (450, 300, true, true), (320, 240, false, true), (900, 240, false, true),
    (200, 150, false, true), (200, 900, false, true), (200, 100, false, false),
  ])
  func `the header goes before the transport`(
    width: Double, height: Double, header: Bool, bar: Bool
  ) {
    let layout = DeskLayout(window: Size(width: width, height: height), stage: Self.stage)

    #expect((layout.header != nil) == header)
    #expect((layout.bar != nil) == bar)
  }

  @Test(arguments: [
    (1280.0, 720.0, true, false), (900, 600, true, false), (640, 480, true, true),
    (640, 420, true, true), (1280, 400, true, true), (480, 320, true, true),
    (450, 300, true, true), (320, 900, true, true), (320, 240, false, false),
    (280, 900, false, false),
  ])
  func `the column stands beside the stage, lies over it, or has no room`(
    width: Double, height: Double, shows: Bool, over: Bool
  ) {
    let layout = DeskLayout(
      window: Size(width: width, height: height), stage: Self.stage,
      DeskLayout.Wishes(opensColumn: true))

    #expect((layout.column != nil) == shows)
    #expect(layout.columnLiesOver == over)
  }

  @Test func `two stages lie where they are larger`() throws {
    let wishes = DeskLayout.Wishes(hasTwoSheets: true)
    let wide = DeskLayout(window: Size(width: 900, height: 400), stage: Self.stage, wishes)
    let tall = DeskLayout(window: Size(width: 400, height: 900), stage: Self.stage, wishes)

    #expect(try #require(wide.otherSheet).minX > wide.sheet.maxX)
    #expect(try #require(tall.otherSheet).minY > tall.sheet.maxY)
  }

  @Test func `without panels the stage takes the window`() {
    let layout = DeskLayout(
      window: Size(width: 1920, height: 1080), stage: Self.stage,
      DeskLayout.Wishes(hidesPanels: true))

    #expect(layout.sheet == Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(layout.column == nil)
  }

  @Test(arguments: [1.0, 1.5, 2]) func `the sheet's corner falls on a pixel`(scale: Double) {
    let layout = DeskLayout(
      window: Size(width: 1283, height: 717), stage: Self.stage,
      DeskLayout.Wishes(pixelScale: scale))

    let corner = layout.sheet.origin
    #expect(abs(corner.x * scale - (corner.x * scale).rounded()) < 1e-9)
    #expect(abs(corner.y * scale - (corner.y * scale).rounded()) < 1e-9)
  }
}
