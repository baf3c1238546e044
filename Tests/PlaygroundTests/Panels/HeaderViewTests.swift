import Demos
import Display
import Layers
import Testing

@testable import Playground

struct HeaderViewTests {
  @Test(arguments: [640.0, 760, 900, 1280])
  func `the tabs end before the clock at every width`(width: Double) throws {
    let session = try Session(take: Take(demo: "quiz"), resources: .stub())
    let stage = Stage(size: Size(width: width, height: 48), text: FixedTextMeasurer())
    let header = HeaderView(theme: .dark)

    stage.perform {
      header.frame = Rect(x: 0, y: 0, width: width, height: 48)
      stage.rootView.addSubview(header)
      header.update(DeskModel(session))
    }
    stage.perform { header.setNeedsLayout() }

    let last = try #require(header.tabs.last).frame.maxX
    #expect(header.tabs.count == DemoRegistry.all.count)
    #expect(header.tabsEnd(in: width) - Grid.unit == last)
    #expect(last <= width - HeaderView.rightWidth(in: width) - Grid.padding + TabView.padding)
  }
}
