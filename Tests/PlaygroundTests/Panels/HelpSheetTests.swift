import Demos
import Display
import Layers
import Testing

@testable import Playground

struct HelpSheetTests {
  @Test(arguments: [
    (Size(width: 1280, height: 720), false), (Size(width: 900, height: 600), false),
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
      help.update(HelpColumns.sections(actions: [], demo: "Quiz"))
      help.setOpen(true)
    }
    stage.advance(to: 1)

    let before = stage.displayList()
    #expect(help.scroll(by: 40) == moves)

    #expect((stage.displayList() != before) == moves)
    help.scroll(by: -.infinity)
    #expect(stage.displayList() == before)
  }
}
