import Display
import Testing

@testable import SDLBackend

@Test func `after the textures are lost a frame looks the same`() throws {
  let renderer = try Studio.renderer.get()
  let commands: [DrawCommand] = [
    .box(4, 4, 40, 30, radius: 8), .line("Found again", .white, x: 8),
    .group(GroupCommand([.box(10, 10, 30, 20, .white), .line("in a group")], opacity: 0.5)),
    .shadow(
      ShadowCommand(
        Rect(x: 20, y: 20, width: 40, height: 24), cornerRadius: 4, blurRadius: 5, color: .black)),
  ]
  let before = try Studio.draw(commands)

  renderer.canvas.forgetTextures()

  #expect(renderer.statistics.textures == 0)
  #expect(try Studio.draw(commands) == before)
}
