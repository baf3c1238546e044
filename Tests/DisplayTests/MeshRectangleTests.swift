import Testing

@testable import Display

private func outline(
  _ width: Double, _ height: Double, radius: Double = 0,
  transform: Display.AffineTransform = .identity
) throws -> RoundedOutline {
  try #require(
    RoundedOutline(
      Rect(x: 0, y: 0, width: width, height: height), radius: radius, transform: transform))
}

@Test(arguments: [0.0, 0.3, 1.2])
func `a rectangle lays down its area however it is turned`(_ angle: Double) throws {
  let outline = try outline(40, 20, transform: turned(angle))

  let ink = mesh { $0.addRectangle(outline, paint: blackPaint) }.ink

  // A linear ramp loses a quarter of a pixel's square at each corner at most.
  #expect(abs(ink - 800) < 1)
}

@Test func `a rectangle on whole pixels is two triangles`() throws {
  let outline = try outline(40, 20, transform: .init(translationX: 3, y: 1e-4))

  let mesh = mesh { $0.addRectangle(outline, paint: blackPaint) }

  #expect(mesh.indices.count == 6)
  #expect(mesh.extent == Rect(x: 3, y: 0, width: 40, height: 20))
}

@Test(arguments: [0.2, 0.5, 1.0, 3.0])
func `a bar lays down its width however thin it is`(_ width: Double) throws {
  let outline = try outline(width, 50, transform: turned(0.4))

  let ink = mesh { $0.addRectangle(outline, paint: blackPaint) }.ink

  #expect(abs(ink - width * 50) < 0.02 * width * 50 + 0.6)
}

@Test func `a radius is limited to half the shorter side`() throws {
  #expect(try outline(40, 20, radius: 99).radius == 10)
}

@Test(arguments: [6.0, 10.0])
func `round corners take away what circles leave`(_ radius: Double) throws {
  let outline = try outline(40, 20, radius: radius, transform: turned(0.2))

  let ink = mesh { $0.addRectangle(outline, paint: blackPaint) }.ink

  #expect(abs(ink - (800 - (4 - Double.pi) * radius * radius)) < 1.5)
}

@Test func `a border adds nothing to the outline`() throws {
  let outline = try outline(40, 20, radius: 5)

  let mesh = mesh {
    $0.addRectangle(outline, paint: blackPaint, borderWidth: 4, borderColor: .white)
  }

  #expect(mesh.extent == Rect(x: -0.5, y: -0.5, width: 41, height: 21))
  #expect(abs(mesh.ink - (800 - (4 - Double.pi) * 25)) < 1.5)
}

@Test func `a border without fill is a frame`() throws {
  let outline = try outline(40, 20)
  let clear = Paint(color: .clear, whiteTexel: .zero)

  let ink = mesh {
    $0.addRectangle(outline, paint: clear, borderWidth: 2, borderColor: .black)
  }.ink

  #expect(abs(ink - (800 - 36 * 16)) < 1.5)
}

@Test func `a gradient runs from the top colour to the bottom one`() throws {
  let rect = Rect(x: 0, y: 0, width: 10, height: 20)
  let paint = Paint(color: .black, bottomColor: .white, over: rect, whiteTexel: .zero)
  let outline = try outline(10, 20)

  let mesh = mesh { $0.addRectangle(outline, paint: paint) }

  let byHeight = mesh.vertices.sorted { $0.y < $1.y }.map(\.color.red)
  #expect(byHeight == [0, 0, 255, 255])
}

@Test(arguments: [
  Display.AffineTransform(scaleX: 0, y: 1), .init(scaleX: .nan, y: 1), .init(scaleX: 1e308, y: 9),
])
func `a flattened or endless rectangle has no outline`(_ transform: Display.AffineTransform) {
  let rect = Rect(x: 1, y: 1, width: 1e9, height: 1e9)

  #expect(RoundedOutline(rect, radius: 0, transform: transform) == nil)
}

@Test func `a shadow lays down about the area of what casts it`() throws {
  let outline = try outline(80, 60, radius: 8)

  let mesh = mesh { $0.addShadow(outline, blur: 10, paint: blackPaint) }

  #expect(mesh.extent == Rect(x: -10, y: -10, width: 100, height: 80))
  #expect(abs(mesh.ink - 4800) < 250)
}

@Test func `a shadow wider than its caster fades all the same`() throws {
  let outline = try outline(10, 10)

  let mesh = mesh { $0.addShadow(outline, blur: 30, paint: blackPaint) }

  #expect(mesh.vertices.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  #expect(mesh.vertices.map(\.color.alpha).max() ?? 255 < 200)
}
