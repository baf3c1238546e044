import Display
import SDLBackend
import Testing

@Test func `shapes and text are drawn by one call`() throws {
  var commands: [DrawCommand] = []
  for index in 0..<200 {
    let place = Double(index)
    commands.append(.box(place, 5, 10, 10, .black, radius: 2))
    commands.append(.line("Label \(index % 20)", x: place, y: place))
  }

  let renderer = try SDLRenderer(fonts: Studio.fonts.get(), pictures: Studio.pictures)
  let list = DisplayList(size: Size(width: 400, height: 300), commands: commands)

  _ = try renderer.bitmap(of: list, scale: 1)

  #expect(renderer.statistics.drawCalls == 1)
}

@Test func `many groups leave no more textures than one round of them`() throws {
  let renderer = try Studio.renderer.get()
  func group(_ index: Int) -> DrawCommand {
    .group(
      GroupCommand(
        [.box(0, 0, 30, 30), .box(10, 10, 30, 30, .white)], opacity: 0.5,
        transform: AffineTransform(translationX: Double(index), y: 0)))
  }
  _ = try Studio.draw([group(0), group(1)])
  let before = renderer.statistics.textures

  for index in 0..<20 { _ = try Studio.draw([group(index), group(index + 1)]) }

  #expect(renderer.statistics.textures == before)
}

@Test func `a frame that fails leaves the next one unharmed`() throws {
  let renderer = try Studio.renderer.get()
  let good: [DrawCommand] = [
    .box(5, 5, 20, 20), .group(GroupCommand([.line("A"), .line("B")], opacity: 0.5)),
  ]
  let before = try Studio.draw(good)

  #expect(throws: RenderError.self) {
    try renderer.bitmap(of: DisplayList(size: Size(width: 1e7, height: 9)), scale: 1)
  }

  #expect(try Studio.draw(good) == before)
}

@Test(arguments: RenderWorkload.allCases)
func `a workload draws something that changes`(_ workload: RenderWorkload) throws {
  let renderer = try Studio.renderer.get()
  let size = Size(width: 320, height: 180)

  let first = try renderer.bitmap(of: workload.displayList(at: 0.1, size: size), scale: 1)
  let later = try renderer.bitmap(of: workload.displayList(at: 0.6, size: size), scale: 1)

  #expect(first != later)
}
