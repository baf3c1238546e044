import Testing

@testable import Display

@Test func `colours are scaled by alpha and opacity together`() {
  let color = PremultipliedColor(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5), scaledBy: 0.5)

  #expect([color.red, color.green, color.blue, color.alpha] == [64, 32, 0, 64])
}

@Test(arguments: [-1, 2, Double.nan, Double.infinity, -Double.infinity])
func `components out of range are clamped`(_ value: Double) {
  let color = PremultipliedColor(
    Color(red: value, green: value, blue: value, alpha: 1), scaledBy: 1)

  #expect(color.red == (value > 0 ? 255 : 0))
}

@Test func `shade darkens without making transparent`() {
  let color = PremultipliedColor(shade: 0.5, opacity: 1)

  #expect(color.red == 128 && color.alpha == 255)
}

@Test(arguments: Array(0...255))
func `opacities that complete each other add up to full, within a level`(_ level: Int) {
  let part = Double(level) / 255 + 0.001
  let (one, other) = (
    PremultipliedColor(shade: 1, opacity: part), PremultipliedColor(shade: 1, opacity: 1 - part)
  )

  #expect(abs(Int(one.alpha) + Int(other.alpha) - 255) <= 1)
}
