import Demos
import Display
import Layers
import Testing

@testable import Playground

struct LayerReportTests {
  @Test func `model and presentation stand side by side and differ only while it moves`() throws {
    let session = try SessionFixture("quiz", journal: [TimedInput(0, .action("next"))]).session
    session.seek(to: 0.25)
    session.show(.layers)
    let layer = try #require(session.selectedLayer)

    let moving = LayerReport(layer).rows.filter(\.differs).map(\.name)
    session.seek(to: 0.6)
    let resting = LayerReport(try #require(session.selectedLayer)).rows.filter(\.differs)

    #expect(moving == ["position", "frame origin", "opacity"])
    #expect(resting.isEmpty)
  }

  @Test func `what is at its default is left out but for the geometry`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))

    let names = LayerReport(view.layer).rows.map(\.name)

    #expect(names == ["position", "bounds", "frame origin", "opacity"])
  }

  @Test func `a frame that is not as large as the bounds says so`() {
    let view = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.transform = AffineTransform(scaleX: 2, y: 2)

    let row = LayerReport(view.layer).rows.first { $0.name == "frame size" }

    #expect(row?.shown == "60.0 × 80.0")
  }

  @Test(arguments: [
    (Color(hex: 0xF2553D), "#F2553D"), (Color(hex: 0x0000FF, alpha: 0.25), "#0000FF 25 %"),
    (Color.clear, "none"),
  ])
  func `colours read as CSS writes them`(color: Color, text: String) {
    #expect(ValueText.color(color) == text)
  }
}
