import Display
import SDLBackend
import Testing

@Test func `upright edges on whole pixels are hard`() throws {
  let bitmap = try Studio.draw([.box(10, 8, 20, 12)])

  let levels = Set(bitmap.pixels.map(\.red))
  #expect(levels == [0, 255])
  #expect(bitmap.pixels.filter { $0.red == 0 }.count == 20 * 12)
}

@Test(arguments: [0.25, 0.5, 0.75])
func `an upright edge covers a pixel as far as it reaches into it`(_ part: Double) throws {
  let bitmap = try Studio.draw([.box(10, 8, 20 + part, 12)])

  #expect(abs(Double(bitmap[30, 12].red) - 255 * (1 - part)) <= 2)
  #expect(bitmap[29, 12].red == 0 && bitmap[31, 12].red == 255)
}

@Test func `turned edges are soft over a pixel`() throws {
  let turn = AffineTransform(translationX: 32, y: 24).rotated(by: 0.3)

  let bitmap = try Studio.draw([.box(-16, -10, 32, 20, transform: turn)])

  let row = (0..<64).map { bitmap[$0, 24].red }
  #expect(row.filter { $0 > 0 && $0 < 255 }.count >= 2)
  #expect(row.filter { $0 > 0 && $0 < 255 }.count <= 4)
  let ink = bitmap.pixels.map { 255 - Double($0.red) }.reduce(0, +) / 255
  #expect(abs(ink - 32 * 20) < 6)
}

@Test func `a thin line is as faint as it is thin`() throws {
  let bitmap = try Studio.draw([.box(10, 8, 20, 0.25)])

  let ink = bitmap.pixels.map { 255 - Double($0.red) }.reduce(0, +) / 255
  #expect(abs(ink - 5) < 0.3)
}

@Test func `a round corner leaves out what a circle would`() throws {
  let bitmap = try Studio.draw([.box(8, 8, 32, 32, radius: 16)])

  let ink = bitmap.pixels.map { 255 - Double($0.red) }.reduce(0, +) / 255
  #expect(abs(ink - Double.pi * 256) < 4)
}

@Test func `a clip cuts at its pixels`() throws {
  let group = GroupCommand(
    [.box(0, 0, 64, 48)], clip: Clip(Rect(x: 5, y: 6, width: 7, height: 8)))

  let bitmap = try Studio.draw([.group(group)])

  #expect(Set(bitmap.pixels.map(\.red)) == [0, 255])
  #expect(bitmap.pixels.filter { $0.red == 0 }.count == 7 * 8)
  #expect(bitmap[5, 6].red == 0 && bitmap[11, 13].red == 0)
}

@Test(arguments: [0.0, 40.0, -30.0])
func `a clip with corners cuts the same shape wherever it lies`(_ shift: Double) throws {
  let place = AffineTransform(translationX: shift, y: 0)
  let clip = Clip(Rect(x: 8, y: 8, width: 32, height: 32), cornerRadius: 10)

  let clipped = try Studio.draw(
    [.group(GroupCommand([.box(-200, -200, 400, 400)], clip: clip, transform: place))])

  let filled = try Studio.draw([.box(8, 8, 32, 32, radius: 10, transform: place)])
  #expect(clipped.distance(to: filled) <= 2)
}

@Test func `a turned clip cuts a turned shape`() throws {
  let turn = AffineTransform(translationX: 32, y: 24).rotated(by: 0.4)
  let clip = Clip(Rect(x: -14, y: -9, width: 28, height: 18))

  let clipped = try Studio.draw(
    [.group(GroupCommand([.box(-200, -200, 400, 400)], clip: clip, transform: turn))])

  let filled = try Studio.draw([.box(-14, -9, 28, 18, transform: turn)])
  #expect(clipped.distance(to: filled) <= 2)
}

@Test func `a mesh that bends nothing shows the flat picture`() throws {
  let bounds = Rect(x: 0, y: 0, width: 40, height: 30)
  let commands: [DrawCommand] = [
    .box(0, 0, 40, 30, Color(hex: 0x3F7FE8)), .line("Flat", .white, x: 5, y: 19),
  ]
  let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
  let warp = WarpCommand(
    commands, bounds: bounds,
    vertices: corners.map { x, y in
      WarpCommand.Vertex(
        position: Point(x: 40 * x, y: 30 * y), texture: Point(x: x, y: y))
    }, indices: [0, 1, 2, 0, 2, 3],
    transform: AffineTransform(translationX: 10, y: 8))

  let bent = try Studio.draw([.warp(warp)])

  let flat = try Studio.draw(
    [.group(GroupCommand(commands, transform: AffineTransform(translationX: 10, y: 8)))])
  #expect(bent.distance(to: flat) <= 1)
}

@Test(arguments: [
  AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
  AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  AffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 1e300, ty: 0),
  AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: .nan),
])
func `senseless transforms draw nothing and do no harm`(_ transform: AffineTransform) throws {
  let points = [Point(x: 1, y: 1), Point(x: 20, y: 5), Point(x: 9, y: 30)]
  let commands: [DrawCommand] = [
    .box(5, 5, 20, 20, radius: 4, transform: transform), .line("Odd", transform: transform),
    .polyline(PolylineCommand(points, width: 2, color: .black, transform: transform)),
    .polygon(PolygonCommand(points, color: .black, transform: transform)),
    .shadow(
      ShadowCommand(
        Rect(x: 5, y: 5, width: 20, height: 20), cornerRadius: 4, blurRadius: 6, color: .black,
        transform: transform)),
  ]
  let group = GroupCommand(
    commands, opacity: 0.5, clip: Clip(Rect(x: 0, y: 0, width: 9, height: 9)))

  let bitmap = try Studio.draw(
    commands + [.group(group), .group(GroupCommand(commands, transform: transform))])

  #expect(bitmap.width == 64)
}

@Test func `a shadow fades evenly across its edge`() throws {
  let shadow = ShadowCommand(
    Rect(x: 30, y: 30, width: 100, height: 60), cornerRadius: 8, blurRadius: 12, color: .black)

  let bitmap = try Studio.draw([.shadow(shadow)], width: 160, height: 120)

  #expect(bitmap[80, 60].red == 0 && bitmap[80, 16].red == 255)
  #expect(abs(bitmap[80, 29].red + bitmap[80, 30].red - 255) <= 6)
  let column = (10..<60).map { bitmap[80, $0].red }
  #expect(zip(column, column.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 20 })
}
