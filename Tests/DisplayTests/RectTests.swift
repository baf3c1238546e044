import Display
import Testing

struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `edges and middles follow from origin and size`() {
    #expect(rect.maxX == 40 && rect.maxY == 60)
    #expect(rect.center == Point(x: 25, y: 40))
  }

  @Test(arguments: [
    (Point(x: 10, y: 20), true), (Point(x: 39.9, y: 59.9), true), (Point(x: 40, y: 30), false),
    (Point(x: 30, y: 60), false), (Point(x: 9.9, y: 30), false),
  ])
  func `the right and the lower edge are outside`(_ point: Point, _ isInside: Bool) {
    #expect(rect.contains(point) == isInside)
  }

  @Test func `an inset never makes a negative size`() {
    #expect(rect.insetBy(dx: 5, dy: 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.insetBy(dx: 20, dy: 0).width == 0)
    #expect(rect.insetBy(dx: -1, dy: -1) == Rect(x: 9, y: 19, width: 32, height: 42))
  }

  @Test func `rectangles that do not touch have nothing in common`() {
    #expect(rect.intersection(Rect(x: 100, y: 0, width: 5, height: 500)).isEmpty)
    #expect(
      rect.intersection(Rect(x: 30, y: 50, width: 50, height: 50))
        == Rect(x: 30, y: 50, width: 10, height: 10))
  }

  @Test func `a union holds both`() {
    #expect(
      rect.union(Rect(x: 0, y: 30, width: 5, height: 5)) == Rect(x: 0, y: 20, width: 40, height: 40)
    )
  }

  @Test func `a rectangle without area or with an impossible size is empty`() {
    #expect(Rect(x: 0, y: 0, width: 0, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: -1, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 5).isEmpty)
    #expect(!rect.isEmpty)
  }
}
