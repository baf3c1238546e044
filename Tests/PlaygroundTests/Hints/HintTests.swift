import Demos
import Display
import Testing

@testable import Playground

struct HintPlacementTests {
  private nonisolated static let windows = [
    Size(width: 1280, height: 720), Size(width: 640, height: 420), Size(width: 2560, height: 1440),
  ]

  @Test(arguments: windows) func `a hint lies inside the window and never under the pointer`(
    window: Size
  ) {
    let size = Size(width: 240, height: 28)
    let extents = [
      Size(width: 32, height: 32), Size(width: 300, height: 28), Size(width: 600, height: 96),
      Size(width: 280, height: window.height),
    ]

    for extent in extents {
      for x in stride(from: 0, through: window.width - 1, by: 37) {
        for y in stride(from: 0, through: window.height - 1, by: 31) {
          let anchor = Rect(
            x: min(max(0, x - extent.width / 2), window.width - extent.width),
            y: min(max(0, y - extent.height / 2), window.height - extent.height),
            width: extent.width, height: extent.height)
          let pointer = Point(x: x, y: y)

          let frame = HintPlacement.frame(
            of: size,
            at: HintBoard.Target(hint: Hint("Play"), anchor: anchor, pointer: pointer), in: window)

          let arrow = Rect(origin: pointer, size: HintPlacement.pointerExtent)
          let isInside =
            frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= window.width
            && frame.maxY <= window.height
          #expect(isInside, "\(frame) for \(pointer) in \(window)")
          #expect(
            frame.maxX <= arrow.minX || frame.minX >= arrow.maxX || frame.maxY <= arrow.minY
              || frame.minY >= arrow.maxY, "\(frame) for \(pointer) in \(window)")
        }
      }
    }
  }

  @Test func `a hint stands under the middle of a small control`() {
    let anchor = Rect(x: 600, y: 100, width: 32, height: 32)

    let frame = HintPlacement.frame(
      of: Size(width: 100, height: 28),
      at: HintBoard.Target(
        hint: Hint("Play"), anchor: anchor, pointer: Point(x: 604, y: 104)),
      in: Size(width: 1280, height: 720))

    #expect(frame.midX == anchor.midX)
    #expect(frame.minY == anchor.maxY + HintPlacement.gap)
  }
}

struct HintBoardTests {
  private func target(_ title: String, x: Double = 10) -> HintBoard.Target {
    HintBoard.Target(
      hint: Hint(title, caps: []), anchor: Rect(x: 0, y: 0, width: 20, height: 20),
      pointer: Point(x: x, y: 5))
  }

  @Test func `a hint comes up when the pointer has rested half a second, however it trembles`() {
    var board = HintBoard()

    board.pointerMoved(over: target("Play"), now: 1)
    board.pointerMoved(over: target("Play", x: 12), now: 1.3)
    board.tick(now: 1.49)
    #expect(board.shown == nil)
    #expect(board.nextChange == 1.5)
    board.tick(now: 1.5)

    #expect(board.shown?.hint.title == "Play")
    #expect(board.nextChange == nil)
  }

  @Test func `the next control speaks at once while a hint shows`() {
    var board = HintBoard()
    board.pointerMoved(over: target("Play"), now: 0)
    board.tick(now: 1)

    board.pointerMoved(over: target("End"), now: 1.1)

    #expect(board.shown?.hint.title == "End")
  }

  @Test func `a hint goes when the pointer leaves`() {
    var board = HintBoard()
    board.pointerMoved(over: target("Play"), now: 0)
    board.tick(now: 1)

    board.pointerMoved(over: nil, now: 1.1)

    #expect(board.shown == nil)
    #expect(board.nextChange == nil)
  }

  @Test func `a control that was pressed is silent until the pointer has left it`() {
    var board = HintBoard()
    board.pointerMoved(over: target("Play"), now: 0)
    board.tick(now: 1)

    board.dismiss()
    board.pointerMoved(over: target("Play", x: 3), now: 1.1)
    board.tick(now: 9)
    #expect(board.shown == nil)
    board.pointerMoved(over: nil, now: 9)
    board.pointerMoved(over: target("Play"), now: 9)
    board.tick(now: 9.5)

    #expect(board.shown?.hint.title == "Play")
  }

  @Test func `the keys of a hint are those of the table`() {
    #expect(Hint("One frame back", .step(-1)).caps == ["←"])
    #expect(Hint("Change", .adjust(-1, .normal), .adjust(1, .normal)).caps == ["−", "="])
  }
}

struct NoticeTests {
  @Test func `plain notices take each other's place, news stand side by side`() {
    var board = NoticeBoard()

    board.post("Duration 0.55 s", kind: .plain, now: 0)
    board.post("Saved a.png", kind: .success, now: 0.1)
    board.post("Duration 0.6 s", kind: .plain, now: 0.2)
    board.post("Saved a.png", kind: .success, now: 0.3)

    #expect(board.notices.map(\.text) == ["Duration 0.6 s", "Saved a.png"])
  }

  @Test func `more than three are too much: the oldest goes`() {
    var board = NoticeBoard()

    for number in 1...5 { board.post("Saved \(number).png", kind: .success, now: 0) }

    #expect(board.notices.map(\.text) == ["Saved 3.png", "Saved 4.png", "Saved 5.png"])
  }

  @Test func `the newest notice shows in any case, the others where there is room`() {
    #expect(NoticeLaneView.widths([300, 200, 500], in: 600) == [300, 200])
    #expect(NoticeLaneView.widths([900, 100], in: 600) == [600])
    #expect(NoticeLaneView.widths([], in: 600).isEmpty)
  }
}
