import Demos
import Display
import Layers
import Testing

@testable import Playground

struct HelpSheetTests {
  @Test(arguments: [
    (Size(width: 1280, height: 720), false), (Size(width: 900, height: 600), true),
    (Size(width: 2560, height: 1440), false), (Size(width: 640, height: 420), true),
  ])
  func `the lines move where the window is too low for all of them`(
    size: Size, moves: Bool
  ) throws {
    let stage = Stage(size: size, text: FixedTextMeasurer())
    let help = HelpSheetView(theme: .dark)
    stage.perform {
      help.frame = Rect(origin: .zero, size: size)
      stage.rootView.addSubview(help)
      help.prepare(HelpColumns.sections(actions: [], demo: "Quiz"))
      help.setOpen(true)
    }
    stage.advance(to: 1)

    let before = stage.displayList()
    #expect(help.scroll(by: 40) == moves)

    #expect((stage.displayList() != before) == moves)
    help.scroll(by: -.infinity)
    #expect(stage.displayList() == before)
  }

  @Test func `a press on a key does what the key does, a press beside the sheet closes it`() throws
  {
    let size = Size(width: 1280, height: 720)
    let stage = Stage(size: size, text: FixedTextMeasurer())
    let help = HelpSheetView(theme: .dark)
    var deeds: [HelpColumns.Deed] = []
    var cancels = 0
    help.onChoose = { deeds.append($0) }
    help.onClose = { cancels += 1 }
    stage.perform {
      help.frame = Rect(origin: .zero, size: size)
      stage.rootView.addSubview(help)
      help.prepare(HelpColumns.sections(actions: [], demo: "Quiz"))
      help.setOpen(true)
    }
    stage.advance(to: 1)
    let texts = stage.displayList().commands.texts
    for caption in ["Ctrl+E", "Shift+Tab", "quit"] {
      let text = try #require(texts.first { $0.text == caption })
      let place = Point(x: text.origin.x + 2, y: text.origin.y - 2)
      stage.send(.pressed(place))
      stage.send(.released(place))
    }
    #expect(deeds == [.command(.export), .command(.moveDemo(-1)), .command(.quit)])
    #expect(cancels == 0)

    stage.send(.pressed(Point(x: 2, y: 2)))
    stage.send(.released(Point(x: 2, y: 2)))

    #expect(deeds.count == 3)
    #expect(cancels == 1)
  }
}
