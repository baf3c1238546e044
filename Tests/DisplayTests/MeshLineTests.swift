import Testing

@testable import Display

private func line(
  _ points: [(Double, Double)], width: Double, isClosed: Bool = false,
  transform: Display.AffineTransform = .identity
) -> Mesh {
  mesh {
    $0.addPolyline(
      points.map { Point(x: $0, y: $1) }, width: width, isClosed: isClosed, transform: transform,
      paint: blackPaint)
  }
}

@Test(arguments: [0.3, 1.0, 2.0, 8.0])
func `a line lays down its length times its width and two round ends`(_ width: Double) {
  let ink = line([(10, 10), (110, 60)], width: width, transform: turned(0.2)).ink

  let length = (100.0 * 100 + 50 * 50).squareRoot()
  let expected = width * length + Double.pi * width * width / 4
  #expect(abs(ink - expected) < 0.02 * expected + 1)
}

@Test(arguments: [(100.0, 40.0), (20.0, 60.0), (10.0, 0.0)])
func `a corner is not covered twice`(_ x: Double, _ y: Double) {
  let straight = line([(0, 0), (60, 0)], width: 8).ink
  let other = Point(x: x - 60, y: y).length

  let bent = line([(0, 0), (60, 0), (x, y)], width: 8).ink

  // The outer wedge is new, the inner side is shared, so less is covered than by both alone.
  #expect(bent < straight + other * 8 + 30)
  #expect(bent > straight + other * 8 - 60)
}

@Test func `a closed line has no ends`() {
  let square = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]

  let ink = line(square, width: 4, isClosed: true).ink

  #expect(abs(ink - (4 * 160 - 4 * (4 - Double.pi))) < 8)
}

@Test(arguments: [[], [(5.0, 5.0)], [(5.0, 5.0), (5.0, 5.0)], [(.nan, 1.0), (2.0, .infinity)]])
func `a line of no length is at most a dot`(_ points: [(Double, Double)]) {
  let ink = line(points, width: 4).ink

  #expect(ink < 14)
}

@Test func `a line that turns back has finite corners`() {
  let mesh = line([(0, 0), (50, 0), (10, 0), (60, 0.001)], width: 6)

  #expect(mesh.vertices.allSatisfy { abs($0.x) < 100 && abs($0.y) < 100 })
}

@Test(arguments: [1.0, -1.0])
func `a polygon lays down its area whichever way it runs`(_ direction: Double) {
  let points = (0..<7).map { index in
    let turn = Display.AffineTransform(
      rotationAngle: direction * 2 * Double.pi * Double(index) / 7)
    return turn.apply(to: Point(x: 30, y: 0))
  }

  let ink = mesh { $0.addPolygon(points, transform: turned(0), paint: blackPaint) }.ink

  #expect(abs(ink - 2462.8) < 4)
}

@Test(arguments: [
  [], [Point(x: 1, y: 1), Point(x: 2, y: 2)],
  [Point(x: 0, y: 0), Point(x: 5, y: 5), Point(x: 10, y: 10)],
  [Point(x: .nan, y: 0), Point(x: 5, y: .infinity), Point(x: 10, y: 1)],
])
func `a polygon without area draws nothing`(_ points: [Point]) {
  #expect(mesh { $0.addPolygon(points, transform: .identity, paint: blackPaint) }.ink == 0)
}

@Test func `emptying a mesh keeps its memory`() throws {
  var mesh = line([(0, 0), (10, 10)], width: 2)
  let capacity = mesh.vertices.capacity

  mesh.removeAll()

  #expect(mesh.isEmpty)
  #expect(mesh.vertices.capacity == capacity)
}
