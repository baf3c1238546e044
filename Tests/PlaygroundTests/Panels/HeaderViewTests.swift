import Demos
import Display
import Layers
import Testing

@testable import Playground

struct HeaderViewTests {
  private func header(_ width: Double, demo: String = "quiz") throws -> (HeaderView, Stage) {
    let session = try Session(take: Take(demo: demo), resources: .stub())
    let stage = Stage(size: Size(width: width, height: 48), text: FixedTextMeasurer())
    let header = HeaderView(theme: .dark)
    stage.perform {
      header.frame = Rect(x: 0, y: 0, width: width, height: 48)
      stage.rootView.addSubview(header)
      header.update(DeskModel(session))
    }
    stage.perform { header.setNeedsLayout() }
    return (header, stage)
  }

  @Test(arguments: [208.0, 240, 320, 400, 480, 560, 640, 760, 900, 1280])
  func `the tabs end before the clock at every width`(width: Double) throws {
    let (header, stage) = try header(width)
    let fit = withExtendedLifetime(stage) { header.fit(in: width) }

    #expect(header.tabs.count == DemoRegistry.all.count)
    #expect(header.tabs.allSatisfy { !$0.isHidden })
    #expect(header.tabs.last?.frame.maxX == fit.tabsEnd)
    #expect(fit.tabsEnd <= fit.clockStart)
    #expect(fit.showsClock || width < 320)
  }

  @Test func `the narrower the header, the less of the tabs shows`() throws {
    let forms = try [1280.0, 900, 480, 320].map { width in
      let (header, stage) = try header(width)
      return withExtendedLifetime(stage) { header.fit(in: width).form }
    }

    #expect(forms.first == .full)
    #expect(forms.last == .digits)
    let order = TabView.Form.allCases
    let places = forms.compactMap { form in order.firstIndex { $0 == form } }
    #expect(places == places.sorted())
  }
}
