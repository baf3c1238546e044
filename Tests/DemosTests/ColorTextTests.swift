import Display
import Layers
import Testing

@testable import Demos

struct ColorTextTests {
  @Test(arguments: [
    ("#F2553D", "#F2553D"), ("#f2553d", "#F2553D"), ("#fff", "#FFFFFF"), ("#1a0", "#11AA00"),
    ("#00000080", "#00000080"), ("#123456FF", "#123456"),
  ])
  func `CSS's notation is read and written`(text: String, written: String) {
    #expect(Color(text: text)?.text == written)
  }

  @Test(arguments: [
    "", "#", "red", "F2553D", "#12", "#1234", "#12345", "#1234567", "#GGGGGG", "#12 456",
  ])
  func `anything else is refused with what is allowed`(text: String) {
    let error = #expect(throws: SettingError.self) {
      try PropertiesDemo.color.setting.value(of: text)
    }

    #expect(error?.description.contains("\"\(text)\"") == true)
    #expect(error?.description.contains("#F2553D") == true)
  }

  @Test func `the card of the background goes to the color that is set`() throws {
    let color = Color(hex: 0x3FA66B)
    let run = try DemoRun(PropertiesDemo.self, ["color": .color(color)])

    run.act("run", at: 0)
    run.advance(to: 2)

    #expect(run.views(named: "backgroundColor").map(\.backgroundColor) == [color])
  }
}
