import Demos
import Display
import Testing

@testable import Playground

struct ColorFormTests {
  @Test(
    arguments: [
      (0xFF0000, 0.0, 1.0, 1.0), (0x00FF00, 1.0 / 3, 1, 1), (0x0000FF, 2.0 / 3, 1, 1),
      (0xFFFF00, 1.0 / 6, 1, 1), (0x808080, 0, 0, 128.0 / 255), (0x000000, 0, 0, 0),
      (0x804040, 0, 0.5, 128.0 / 255),
    ] as [(UInt32, Double, Double, Double)])
  func `colors come apart as known`(hex: UInt32, hue: Double, saturation: Double, value: Double) {
    let mixed = HSVColor(Color(hex: hex))

    #expect(abs(mixed.hue - hue) < 1e-9)
    #expect(abs(mixed.saturation - saturation) < 0.005)
    #expect(abs(mixed.value - value) < 1e-9)
  }

  @Test func `every color that is taken apart comes together again`() {
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = Color(hex: UInt32(red << 16 | green << 8 | blue), alpha: 1)
          #expect(HSVColor(color).color == color)
        }
      }
    }
  }

  @Test func `grey and black keep what the sliders show`() {
    let blue = HSVColor(hue: 0.6, saturation: 0.7, value: 0.5)

    #expect(HSVColor(.white, keeping: blue).hue == 0.6)
    #expect(HSVColor(.black, keeping: blue).saturation == 0.7)
  }

  @Test func `a slider moves by hundredths and stops at its ends`() {
    var form = ColorForm(Color(hex: 0x3F7FE8))
    form.setFocus(.saturation)

    form.nudge(by: 500)

    #expect(form.fraction(of: .saturation) == 1)
    #expect(form.text(of: .saturation) == "100 %")
  }

  @Test func `typing takes whole colors and says what is wrong with others`() {
    var form = ColorForm(.white)

    form.type { $0.insert("#3fa66") }
    #expect(form.mistake?.contains("#3fa66") == true)
    #expect(form.color == .white)
    form.type { $0.insert("b") }

    #expect(form.mistake == nil)
    #expect(form.color == Color(hex: 0x3FA66B))
  }

  @Test func `typing over a slider goes to the notation`() {
    var form = ColorForm(.white)
    form.setFocus(.hue)

    form.type { $0.insert("000") }

    #expect(form.focus == .text)
    #expect(form.color == .black)
  }
}
