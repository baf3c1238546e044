import Display
import Layers
import Motion
import Testing

struct SpatialTransformTests {
  let fixture = StageFixture()

  /// A generator of numbers that a seed repeats: `SplitMix64`.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &self)
    }

    mutating func turn(of transform: Transform3D) -> Transform3D {
      transform.rotated(
        by: number(-3...3), x: number(-1...1), y: number(-1...1), z: number(-1...1))
    }
  }

  private func largest(_ left: Transform3D, _ right: Transform3D) -> Double {
    let places = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)].map {
      Vector4(x: $0.0, y: $0.1, z: $0.2, w: $0.3)
    }
    return places.flatMap { place in
      let (one, other) = (left.apply(to: place), right.apply(to: place))
      return [one.x - other.x, one.y - other.y, one.z - other.z, one.w - other.w]
    }.map(abs).max() ?? 0
  }

  private func turn(_ degrees: Double, x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D(rotationAngle: degrees * .pi / 180, x: x, y: y, z: z)
  }

  private func midway(_ from: Transform3D, _ to: Transform3D, at progress: Double = 0.5)
    -> Transform3D
  {
    Transform.interpolate(from: Transform(from), to: Transform(to), at: progress).matrix
  }

  @Test(arguments: 1...40)
  func `the parts put together are the whole`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var matrix = Transform3D(eyeDistance: numbers.number(200...900))
      .translatedBy(
        x: numbers.number(-90...90), y: numbers.number(-90...90), z: numbers.number(-90...90))
    matrix = numbers.turn(of: matrix)
      .scaledBy(x: numbers.number(0.2...3), y: numbers.number(-3 ... -0.2), z: 1.5)
    matrix = numbers.turn(of: matrix)

    #expect(largest(Transform(matrix).matrix, matrix) < 1e-9, "seed \(seed)")
  }

  @Test(arguments: [
    Transform3D(scaleX: 0, y: 1, z: 2), Transform3D(scaleX: 1, y: 0, z: 2),
    Transform3D(scaleX: 0, y: 0, z: 2), Transform3D(scaleX: 1, y: 1, z: 0),
    Transform3D(scaleX: 0, y: 0, z: 0),
    Transform3D(rotationAngle: 1, x: 1, y: 1, z: 0).scaledBy(x: 0, y: 1, z: 1),
  ])
  func `flattened space comes apart without a NaN`(_ flat: Transform3D) {
    #expect(largest(Transform(flat).matrix, flat) < 1e-9)
  }

  @Test func `a flat matrix has flat parts`() {
    let flat = AffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)

    #expect(Transform(Transform3D(flat)) == Transform(flat))
    #expect(Transform(Transform3D(flat)).isFlat)
  }

  @Test func `half a turn about y is seen from its edge half way, going the negative way`() {
    let shown = midway(.identity, turn(180, y: 1))

    #expect(largest(shown, turn(-90, y: 1)) < 1e-9)
  }

  @Test func `a turn in space goes the short way`() {
    let shown = midway(turn(-80, y: 1), turn(-260, y: 1), at: 0.25)

    #expect(largest(midway(turn(10, x: 1), turn(280, x: 1)), turn(-35, x: 1)) < 1e-9)
    #expect(largest(midway(.identity, turn(270, y: 1)), turn(-45, y: 1)) < 1e-9)
    #expect(largest(shown, turn(-125, y: 1)) < 1e-9)
  }

  @Test func `a turn between two axes keeps its speed`() {
    let (from, to) = (turn(40, x: 1), turn(70, y: 1))
    let quarters = stride(from: 0.0, through: 1, by: 0.25).map { midway(from, to, at: $0) }

    let steps = zip(quarters, quarters.dropFirst()).map { one, next in
      let step = (one.inverted() ?? .identity).concatenating(next)
      return (step.m11 + step.m22 + step.m33 - 1) / 2
    }

    #expect(largest(quarters[0], from) < 1e-12 && largest(quarters[4], to) < 1e-12)
    #expect(steps.allSatisfy { $0.isNear(steps[0]) })
  }

  @Test func `perspective goes straight and stays while the layer turns`() {
    let eye = Transform3D(eyeDistance: 500)
    let turned = midway(eye, eye.rotated(by: 1, x: 0, y: 1, z: 0))

    #expect(largest(turned, eye.rotated(by: 0.5, x: 0, y: 1, z: 0)) < 1e-12)
    #expect(midway(.identity, eye).m34.isNear(-1 / 1000))
  }

  @Test func `moves and stretches in space go straight`() {
    let from = Transform3D(translationX: 0, y: 0, z: 20)
    let to = Transform3D(translationX: 10, y: 0, z: 60).scaledBy(x: 1, y: 1, z: 3)
    let shown = midway(from, to)

    #expect(shown.m43.isNear(40) && shown.m41.isNear(5) && shown.m33.isNear(2))
  }

  @Test(arguments: 1...20)
  func `an additive animation passes through the same places`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let from = numbers.turn(of: Transform3D(eyeDistance: 600).translatedBy(x: 3, y: 4, z: 5))
    let to = numbers.turn(of: Transform3D(eyeDistance: 300).scaledBy(x: 2, y: 1, z: 1))
    fixture.view.transform3D = from
    fixture.stage.perform {
      View.animate(withDuration: 1, options: .curveLinear) { fixture.view.transform3D = to }
    }

    let start = fixture.shown(at: 0).transform.matrix
    let shown = fixture.shown(at: 0.25).transform.matrix

    #expect(largest(start, from) < 1e-9, "seed \(seed)")
    #expect(largest(shown, midway(from, to, at: 0.25)) < 1e-9, "seed \(seed)")
    #expect(largest(fixture.shown(at: 1).transform.matrix, to) < 1e-9, "seed \(seed)")
  }

  @Test func `additive turns about one axis sum exactly`() {
    for degrees in [60.0, 90] {
      fixture.stage.perform {
        View.animate(withDuration: 1, options: .curveLinear) {
          fixture.view.transform3D = turn(degrees, y: 1)
        }
      }
      if degrees == 60 { fixture.stage.advance(to: 0.5) }
    }

    // 90 − 60 · 0.25 − 30 · 0.75
    #expect(largest(fixture.shown(at: 0.75).transform.matrix, turn(52.5, y: 1)) < 1e-9)
  }

  @Test func `a view's flat transform is what is seen of it in space`() {
    fixture.view.transform3D = turn(60, y: 1)
    let seen = fixture.view.transform

    #expect(seen.a.isNear(0.5) && seen.d == 1)
    fixture.view.transform = .identity
    #expect(fixture.view.transform3D == .identity)
  }
}
