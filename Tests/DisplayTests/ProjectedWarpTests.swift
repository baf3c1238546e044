import Display
import Testing

@Suite struct ProjectedWarpTests {
  private static let bounds = Rect(x: -200, y: -150, width: 400, height: 300)

  /// Turns about both axes under a near eye.
  static let projections = [
    Projection(Transform3D(eyeDistance: 500).rotated(by: 0.8, x: 0, y: 1, z: 0)),
    Projection(Transform3D(eyeDistance: 400).rotated(by: -1.1, x: 1, y: 0.3, z: 0)),
    Projection(Transform3D(eyeDistance: 300).rotated(by: 0.7, x: 1, y: -1, z: 0.5)),
  ]

  private func warp(_ projection: Projection) -> WarpCommand? {
    WarpCommand(
      [.rectangle(RectangleCommand(Self.bounds, color: .black))], bounds: Self.bounds,
      projection: projection)
  }

  /// The corners of each triangle with what they show, as places of the plane.
  private func triangles(of warp: WarpCommand) -> [[(seen: Point, place: Point)]] {
    stride(from: 0, to: warp.indices.count, by: 3).map { first in
      warp.indices[first..<first + 3].map { index in
        let vertex = warp.vertices[Int(index)]
        let place = Point(
          x: Self.bounds.minX + vertex.texture.x * Self.bounds.width,
          y: Self.bounds.minY + vertex.texture.y * Self.bounds.height)
        return (warp.transform.apply(to: vertex.position), place)
      }
    }
  }

  /// The triangles that do not fade.
  private func solidTriangles(of warp: WarpCommand) -> [[(seen: Point, place: Point)]] {
    let areSolid = stride(from: 0, to: warp.indices.count, by: 3).map { first in
      warp.indices[first..<first + 3].allSatisfy { warp.vertices[Int($0)].opacity == 1 }
    }
    return zip(triangles(of: warp), areSolid).filter(\.1).map(\.0)
  }

  @Test(arguments: projections)
  func `lines within a triangle are straight within half a point`(
    _ projection: Projection
  ) throws {
    var worst = 0.0
    for corners in solidTriangles(of: try #require(warp(projection))) {
      for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let seen = (corners[one].seen + corners[other].seen) * 0.5
        let place = (corners[one].place + corners[other].place) * 0.5
        worst = max(worst, (try #require(projection.apply(to: place)) - seen).length)
      }
    }

    #expect(worst < 0.75)
  }

  @Test(arguments: projections)
  func `every corner of the mesh is where it is seen, but for its soft edge`(
    _ projection: Projection
  ) throws {
    let corners = triangles(of: try #require(warp(projection))).flatMap(\.self)

    for corner in corners {
      let seen = try #require(projection.apply(to: corner.place))
      #expect((seen - corner.seen).length < 2)
    }
  }

  @Test func `edges fade from full to nothing over three quarters of a point`() throws {
    let flat = try #require(warp(Projection(Transform3D(eyeDistance: 500))))
    func lefts(_ opacity: Double) -> Double {
      flat.vertices.filter { $0.opacity == opacity }.map(\.position.x).min() ?? 0
    }

    #expect(abs(lefts(1) + 199.625) < 1e-9)
    #expect(abs(lefts(0) + 200.375) < 1e-9)
  }

  @Test func `what lies behind the eye is cut off`() throws {
    let projection = Projection(
      Transform3D(eyeDistance: 100).rotated(by: 1.2, x: 0, y: 1, z: 0))
    let seen = triangles(of: try #require(warp(projection))).flatMap(\.self).map(\.seen)

    #expect(seen.allSatisfy { $0.x.isFinite && $0.y.isFinite && abs($0.y) <= 150 / 0.02 + 1 })
    // The left side comes forward: it is the one that reaches the eye.
    #expect((seen.map(\.x).min() ?? 0) < -1000)
  }

  @Test func `a plane behind the eye or seen from its edge draws nothing`() {
    let behind = Transform3D(eyeDistance: 100).translatedBy(x: 0, y: 0, z: 150)
    let edge = Transform3D(scaleX: 0, y: 1, z: 1)

    #expect(warp(Projection(behind)) == nil)
    #expect(warp(Projection(edge)) == nil)
  }

  @Test func `an enlarged picture is drawn as sharp as it is seen`() throws {
    let near = Projection(Transform3D(eyeDistance: 500).translatedBy(x: 0, y: 0, z: 250))

    #expect(try #require(warp(near)).transform.a == 2)
  }
}
