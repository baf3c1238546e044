import Display
import Testing

struct ColorTests {
  @Test func `a hexadecimal colour has its parts in order`() {
    let color = Color(hex: 0xFF8000, alpha: 0.5)

    #expect(color.red == 1 && color.blue == 0 && color.alpha == 0.5)
    #expect(color.green == 128.0 / 255)
  }

  @Test func `another alpha changes nothing else`() {
    #expect(Color(hex: 0x123456).withAlpha(0.25) == Color(hex: 0x123456, alpha: 0.25))
  }
}
