import Display
import SDLBackend
import Testing

private nonisolated let red = Color(hex: 0xF2553D)
private nonisolated let blue = Color(hex: 0x3F7FE8)

/// Overlapping shapes, text and soft edges: what a group may contain.
private nonisolated let scene: [DrawCommand] = [
  .box(6, 6, 36, 24, blue), .box(20.3, 12.6, 30, 28, red, radius: 9),
  .line("Group", .white, size: 18, x: 8, y: 30),
]

@Test(arguments: [1.0, 0.9, 0.5, 0.05])
func `white text over white stays white through a group`(_ opacity: Double) throws {
  let group = GroupCommand([.line("Hamburg", .white, size: 16)], opacity: opacity)

  let bitmap = try Studio.draw([.group(group)], on: .white)

  #expect(bitmap.pixels.map { min($0.red, $0.green, $0.blue) }.min() ?? 0 >= 254)
}

@Test(arguments: [0.9, 0.5, 0.25])
func `a translucent group looks as its flattened picture would`(_ opacity: Double) throws {
  let ground = Color(hex: 0xC8D0B0)
  let flat = try Studio.draw(scene, on: .clear).pixels
  let below = try Studio.draw([], on: ground).pixels

  let group = try Studio.draw([.group(GroupCommand(scene, opacity: opacity))], on: ground)

  for (index, pixel) in group.pixels.enumerated() {
    let (top, bottom) = (flat[index], below[index])
    let kept = 1 - Double(top.alpha) / 255 * opacity
    func mix(_ top: Int, _ bottom: Int) -> Int {
      Int((Double(top) * opacity + Double(bottom) * kept).rounded())
    }
    let expected = Pixel(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 255)
    try #require(pixel.distance(to: expected) <= 1, "pixel \(index): \(pixel), not \(expected)")
  }
}

@Test(arguments: Array(stride(from: 0.0, through: 1.0, by: 1.0 / 16)))
func `a cross-fade of equal pictures is invisible`(_ progress: Double) throws {
  let plain = try Studio.draw(scene, on: blue)
  func member(_ opacity: Double) -> DrawCommand {
    .group(
      GroupCommand([.box(0, 0, 64, 48, blue)] + scene, opacity: opacity, blendMode: .plus))
  }
  let fade = GroupCommand([member(1 - progress), member(progress)])

  let bitmap = try Studio.draw([.group(fade)], on: .white)

  #expect(bitmap.difference(to: plain, over: 1) == nil)
}

@Test func `added groups do not brighten what is behind their parent`() throws {
  let half = DrawCommand.group(
    GroupCommand([.box(0, 0, 64, 48, .black)], opacity: 0.5, blendMode: .plus))
  let fade = GroupCommand([half, half])

  let bitmap = try Studio.draw([.group(fade)], on: .white)

  #expect(bitmap[30, 20].distance(to: Pixel(red: 0, green: 0, blue: 0, alpha: 255)) <= 1)
}

@Test func `opacity of a bordered rectangle scales the whole of it`() throws {
  var command = RectangleCommand(
    Rect(x: 8, y: 8, width: 40, height: 30), color: red, cornerRadius: 6, borderWidth: 3,
    borderColor: blue, opacity: 0.5)
  let direct = try Studio.draw([.rectangle(command)])
  command.opacity = 1
  let group = GroupCommand([.rectangle(command), .box(60, 40, 1, 1, .clear)], opacity: 0.5)

  let grouped = try Studio.draw([.group(group)])

  // A pixel between border and fill is mixed of two rounded colours.
  #expect(direct.distance(to: grouped) <= 2)
}

@Test func `a canvas without background stays transparent and premultiplied`() throws {
  let bitmap = try Studio.draw([.box(0, 0, 32, 48, red.withAlpha(0.5))], on: .clear)

  #expect(bitmap[40, 20] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  #expect(
    bitmap[10, 20].distance(to: Pixel(red: 121, green: 43, blue: 31, alpha: 128)) <= 1)
}

@Test func `a group nested in a group keeps its place`() throws {
  let inner = GroupCommand(
    scene, opacity: 0.5, clip: Clip(Rect(x: 10, y: 10, width: 30, height: 20), cornerRadius: 5),
    transform: AffineTransform(translationX: 5, y: 3))
  let outer = GroupCommand(
    [.group(inner), .box(0, 0, 1, 1)], opacity: 0.999_999,
    transform: AffineTransform(translationX: -2, y: 4))
  var moved = inner
  moved.transform = AffineTransform(translationX: 3, y: 7)

  let nested = try Studio.draw([.group(outer)])

  let plain = try Studio.draw([.group(moved), .box(-2, 4, 1, 1)])
  #expect(nested.distance(to: plain) <= 1)
}

@Test func `an isolated group keeps what is added inside it to itself`() throws {
  let added = GroupCommand([.box(0, 0, 64, 48, red), .box(0, 0, 9, 9, red)], blendMode: .plus)
  let moved = GroupCommand([.group(added)], transform: AffineTransform(translationX: 3, y: 0))

  let bitmap = try Studio.draw([.group(GroupCommand([.group(moved)], isIsolated: true))], on: blue)

  #expect(bitmap[30, 20] == Pixel(red: 242, green: 85, blue: 61, alpha: 255))
}
