import Display
import Testing

struct AffineTransformTests {
  static let samples = [
    AffineTransform.identity, AffineTransform(translationX: 3, y: -4),
    AffineTransform(scaleX: 2, y: -0.5), AffineTransform(rotationAngle: 0.7),
    AffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: -6),
  ]
  private let point = Point(x: 7, y: -2)

  private func expectNear(_ left: Point, _ right: Point) {
    #expect((left - right).length < 1e-9)
  }

  @Test(arguments: samples, samples)
  func `concatenating applies the first one first`(
    _ first: AffineTransform, _ second: AffineTransform
  ) {
    expectNear(
      first.concatenating(second).apply(to: point), second.apply(to: first.apply(to: point)))
  }

  @Test(arguments: samples)
  func `the inverse undoes a transform`(_ transform: AffineTransform) throws {
    let inverse = try #require(transform.inverted())

    expectNear(inverse.apply(to: transform.apply(to: point)), point)
  }

  @Test func `a flattened plane has no inverse`() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverted() == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
  }

  @Test func `a positive rotation turns x towards y, clockwise on screen`() {
    let quarter = AffineTransform(rotationAngle: .pi / 2)

    expectNear(quarter.apply(to: Point(x: 1, y: 0)), Point(x: 0, y: 1))
  }

  @Test func `a step that is added happens before what is there`() {
    let moved = AffineTransform(translationX: 10, y: 0)

    expectNear(moved.scaledBy(x: 2, y: 3).apply(to: point), Point(x: 24, y: -6))
    expectNear(moved.translatedBy(x: 1, y: 1).apply(to: point), Point(x: 18, y: -1))
    expectNear(moved.rotated(by: .pi).apply(to: point), Point(x: 3, y: 2))
  }

  @Test func `the box around a turned rectangle holds its corners`() {
    let box = AffineTransform(rotationAngle: .pi / 2)
      .boundingBox(of: Rect(x: 0, y: 0, width: 4, height: 2))

    expectNear(box.origin, Point(x: -2, y: 0))
    expectNear(Point(x: box.width, y: box.height), Point(x: 2, y: 4))
  }

  @Test func `only stretches and moves keep the axes`() {
    #expect(AffineTransform(scaleX: 2, y: -1).keepsAxes)
    #expect(AffineTransform(translationX: 2, y: -1).keepsAxes)
    #expect(!AffineTransform(rotationAngle: 0.1).keepsAxes)
  }
}
