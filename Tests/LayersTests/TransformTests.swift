import Display
import Layers
import Motion
import Testing

struct TransformTests {
  /// A quarter of the way from one transform to another, as measured in Core Animation.
  nonisolated struct Quarter: Sendable, CustomStringConvertible {
    var description: String
    var start = AffineTransform.identity
    var target: AffineTransform
    var expected: AffineTransform
  }

  nonisolated private static let degree = Double.pi / 180

  nonisolated static let quarters = [
    Quarter(
      description: "170°", target: AffineTransform(rotationAngle: 170 * degree),
      expected: AffineTransform(a: 0.73728, b: 0.67559, c: -0.67559, d: 0.73728, tx: 0, ty: 0)),
    Quarter(
      description: "270° goes the short way",
      target: AffineTransform(rotationAngle: 270 * degree),
      expected: AffineTransform(a: 0.92388, b: -0.38268, c: 0.38268, d: 0.92388, tx: 0, ty: 0)),
    Quarter(
      description: "from a stretch to a turn and a move", start: AffineTransform(scaleX: 2, y: 1),
      target: AffineTransform(translationX: 40, y: 0).rotated(by: 1),
      expected: AffineTransform(a: 1.6956, b: 0.43296, c: -0.2474, d: 0.96891, tx: 10, ty: 0)),
    Quarter(
      description: "mirror", target: AffineTransform(scaleX: -1, y: 1),
      expected: AffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
    Quarter(
      description: "point mirror", target: AffineTransform(scaleX: -1, y: -1),
      expected: AffineTransform(rotationAngle: -45 * degree)),
    Quarter(
      description: "skew", target: AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
      expected: AffineTransform(a: 1, b: 0, c: 0.1151, d: 1.0023, tx: 0, ty: 0)),
  ]

  private func largestDifference(_ left: AffineTransform, _ right: AffineTransform) -> Double {
    [
      left.a - right.a, left.b - right.b, left.c - right.c, left.d - right.d, left.tx - right.tx,
      left.ty - right.ty,
    ].reduce(0) { max($0, $1.magnitude) }
  }

  @Test(arguments: quarters)
  func `a quarter of the way is what Core Animation shows`(_ row: Quarter) {
    let shown = Transform.interpolate(
      from: Transform(row.start), to: Transform(row.target), at: 0.25)

    #expect(largestDifference(shown.affine, row.expected) < 0.0001)
  }

  @Test(arguments: quarters)
  func `an additive animation passes through the same places`(_ row: Quarter) {
    let fixture = StageFixture()
    fixture.view.transform = row.start
    fixture.stage.perform {
      View.animate(withDuration: 1, options: .curveLinear) { fixture.view.transform = row.target }
    }

    let shown = fixture.shown(at: 0.25).transform.affine

    #expect(largestDifference(shown, row.expected) < 0.0001)
  }

  @Test func `half a turn goes the negative way`() {
    let half = Transform(AffineTransform(rotationAngle: .pi))
    let shown = Transform.interpolate(from: .identity, to: half, at: 0.5).affine

    #expect(
      largestDifference(shown, AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)) < 1e-9)
  }

  @Test(arguments: quarters)
  func `the parts put together are the whole`(_ row: Quarter) {
    #expect(largestDifference(Transform(row.target).affine, row.target) < 1e-9)
  }

  @Test(arguments: [
    AffineTransform(scaleX: 0, y: 1), AffineTransform(scaleX: 1, y: 0),
    AffineTransform(scaleX: 0, y: 0), AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 4),
  ])
  func `a flattened plane comes apart without a NaN`(_ flat: AffineTransform) {
    #expect(largestDifference(Transform(flat).affine, flat) < 1e-9)
  }

  @Test func `the identity has no parts`() {
    #expect(Transform(AffineTransform.identity) == .identity)
    #expect(Transform.identity.affine == .identity)
  }
}
