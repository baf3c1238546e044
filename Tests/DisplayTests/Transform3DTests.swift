import Display
import Testing

@Suite struct Transform3DTests {
  /// A transform with everything in it.
  static let mixed = Transform3D(eyeDistance: 400)
    .translatedBy(x: 30, y: -20, z: 50)
    .rotated(by: 0.7, x: 1, y: 2, z: -0.5)
    .scaledBy(x: 2, y: 0.5, z: 1.5)

  private func largest(_ left: Transform3D, _ right: Transform3D) -> Double {
    let places = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)].map {
      Vector4(x: $0.0, y: $0.1, z: $0.2, w: $0.3)
    }
    return places.flatMap { place in
      let (one, other) = (left.apply(to: place), right.apply(to: place))
      return [one.x - other.x, one.y - other.y, one.z - other.z, one.w - other.w]
    }.map(abs).max() ?? 0
  }

  @Test func `rotations lead from x to y, from y to z and from z to x`() {
    let quarter = Double.pi / 2
    let turned = [
      Transform3D(rotationAngle: quarter, x: 0, y: 0, z: 1).apply(to: Vector4(x: 1, y: 0)),
      Transform3D(rotationAngle: quarter, x: 1, y: 0, z: 0).apply(to: Vector4(x: 0, y: 1)),
      Transform3D(rotationAngle: quarter, x: 0, y: 1, z: 0).apply(to: Vector4(x: 0, y: 0, z: 1)),
    ]

    #expect(abs(turned[0].y - 1) < 1e-15 && abs(turned[1].z - 1) < 1e-15)
    #expect(abs(turned[2].x - 1) < 1e-15)
  }

  @Test func `a rotation about y has Core Animation's numbers`() {
    let turned = Transform3D(rotationAngle: 0.5, x: 0, y: 3, z: 0)

    #expect(abs(turned.m13 + 0.479425538604203) < 1e-15)
    #expect(abs(turned.m31 - 0.479425538604203) < 1e-15)
    #expect(abs(turned.m11 - 0.877582561890373) < 1e-15)
    #expect(turned.m22 == 1 && turned.m44 == 1)
  }

  @Test func `an axis without length turns nothing`() {
    #expect(Transform3D(rotationAngle: 1, x: 0, y: 0, z: 0) == .identity)
  }

  @Test func `a transform and its inverse undo each other`() throws {
    let inverse = try #require(Self.mixed.inverted())

    #expect(largest(Self.mixed.concatenating(inverse), .identity) < 1e-12)
    #expect(largest(inverse.concatenating(Self.mixed), .identity) < 1e-12)
  }

  @Test func `flattened space has no inverse`() {
    #expect(Transform3D(scaleX: 1, y: 1, z: 0).inverted() == nil)
  }

  @Test func `the determinant is the product of the stretches`() {
    let turned = Transform3D(rotationAngle: 1, x: 1, y: 1, z: 0)

    #expect(abs(turned.scaledBy(x: 2, y: -3, z: 4).determinant + 24) < 1e-12)
  }

  @Test func `what comes before is what is named later`() {
    let move = Transform3D(translationX: 10, y: 0, z: 0)

    #expect(move.scaledBy(x: 2, y: 2, z: 2).m41 == 10)
    #expect(move.concatenating(Transform3D(scaleX: 2, y: 2, z: 2)).m41 == 20)
  }

  @Test func `a flat transform is affine and comes back as it was`() {
    let flat = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    #expect(Transform3D(flat).isAffine)
    #expect(Transform3D(flat).affine == flat)
    #expect(!Transform3D(eyeDistance: 500).isAffine)
    #expect(!Transform3D(translationX: 0, y: 0, z: 1).isAffine)
  }

  @Test func `perspective shows what is nearer larger`() throws {
    let near = Projection(Transform3D(eyeDistance: 500).translatedBy(x: 0, y: 0, z: 250))

    #expect(try #require(near.apply(to: Point(x: 10, y: -4))) == Point(x: 20, y: -8))
  }

  @Test func `nothing behind the eye is seen`() {
    let behind = Projection(Transform3D(eyeDistance: 500).translatedBy(x: 0, y: 0, z: 501))

    #expect(behind.apply(to: .zero) == nil)
  }

  @Test func `a projection and its inverse undo each other`() throws {
    let projection = Projection(Self.mixed)
    let place = Point(x: 12, y: 34)

    let seen = try #require(projection.apply(to: place))
    let back = try #require(projection.inverted()?.apply(to: seen))

    #expect((back - place).length < 1e-9)
  }

  @Test func `projections follow one another as their planes are seen`() throws {
    let (first, second) = (
      Projection(Self.mixed),
      Projection(
        Transform3D(eyeDistance: 300)
          .rotated(by: 0.4, x: 1, y: 0, z: 0))
    )
    let place = Point(x: 12, y: 34)

    let together = try #require(first.concatenating(second).apply(to: place))
    let apart = try #require(first.apply(to: place).flatMap(second.apply))

    #expect((together - apart).length < 1e-9)
  }

  @Test func `the back of a plane is seen mirrored`() {
    let turned = Transform3D(eyeDistance: 500).rotated(by: 2, x: 0, y: 1, z: 0)

    #expect(Projection(turned).determinant < 0)
    #expect(Projection(Transform3D(eyeDistance: 500)).determinant > 0)
  }

  @Test func `the stretch of a projection is that of its neighbourhood`() throws {
    let projection = Projection(Self.mixed)
    let place = Point(x: 12, y: 34)
    let step = 1e-6

    let here = try #require(projection.apply(to: place))
    let beside = [Point(x: step, y: 0), Point(x: 0, y: step)].map { offset in
      projection.apply(to: place + offset).map { ($0 - here).length / step } ?? 0
    }

    #expect(abs(projection.stretch(at: place) - max(beside[0], beside[1])) < 1e-4)
  }
}
