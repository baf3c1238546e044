import Testing

@testable import Display

private let rect = Rect(x: 0, y: 0, width: 200, height: 100)

@Test func `a tile runs from nothing at its corner to full strength`() throws {
  let tile = try #require(ShadowTile(rect, cornerRadius: 10, blur: 20))

  let bitmap = tile.bitmap()

  #expect(bitmap.bytes.first == 0)
  #expect(bitmap.bytes.last == 255)
}

@Test func `shadows of the same proportions share a tile`() {
  let small = ShadowTile(rect, cornerRadius: 5, blur: 8)
  let large = ShadowTile(rect, cornerRadius: 10, blur: 16)

  #expect(small == large)
}

@Test(arguments: [(10.0, 60.0), (200.0, 4.0), (0.0, 0.0)])
func `a shadow that has no room for four corners has no tile`(_ radius: Double, _ blur: Double) {
  #expect(ShadowTile(rect, cornerRadius: radius, blur: blur) == nil)
}

@Test func `a shadow is half as strong right at the edge of what casts it`() {
  #expect(ShadowTile.coverage(depth: 0, blur: 7) == 0.5)
  #expect(ShadowTile.coverage(depth: 7, blur: 7) == 1)
  #expect(ShadowTile.coverage(depth: -7, blur: 7) == 0)
}
