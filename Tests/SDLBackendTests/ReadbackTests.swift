import Display
import SDLBackend
import Testing

@Test func `pixels come as blue, green, red, alpha from the upper row`() throws {
  let bitmap = try Studio.draw([.box(0, 0, 64, 1, Color(hex: 0x102030))])

  #expect(bitmap.bytes[0..<4].elementsEqual([0x30, 0x20, 0x10, 0xFF]))
  #expect(bitmap[0, 1] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
}

@Test(arguments: [(641.0, 481.0, 1.0, 641, 481), (100.4, 50.5, 2.0, 201, 101)])
func `sides are rounded to whole pixels`(
  _ width: Double, _ height: Double, _ scale: Double, _ columns: Int, _ rows: Int
) throws {
  let bitmap = try Studio.draw([], width: width, height: height, scale: scale)

  #expect(bitmap.width == columns && bitmap.height == rows)
}

@Test(arguments: [(0.0, 10.0), (10.0, -1.0), (.nan, 10.0), (.infinity, 10.0), (1e9, 10.0)])
func `sizes that cannot be drawn are refused by name`(_ width: Double, _ height: Double) throws {
  let renderer = try Studio.renderer.get()
  let list = DisplayList(size: Size(width: width, height: height))

  let error = #expect(throws: RenderError.self) { try renderer.bitmap(of: list, scale: 1) }

  #expect(error?.description.contains("each side must be 1 to") == true)
}

@Test func `the same list gives the same bytes`() throws {
  let commands: [DrawCommand] = [
    .box(3, 3, 40, 30, radius: 7), .line("Again", .white),
    .group(GroupCommand([.line("and again", x: 9), .box(20, 8, 20, 20)], opacity: 0.4)),
  ]

  let first = try Studio.draw(commands, scale: 1.5)
  _ = try Studio.draw([.line("something else", size: 30)])

  #expect(try Studio.draw(commands, scale: 1.5) == first)
}
