extension Mesh {
  /// Adds a bent picture.
  ///
  /// `toTexture` maps fractions of the flat picture to fractions of the texture that holds it.
  /// Edges of the mesh fade outwards over a pixel.
  package mutating func addWarp(
    _ warp: WarpCommand, transform: AffineTransform, toTexture: AffineTransform, opacity: Double
  ) {
    let base = nextIndex
    for vertex in warp.vertices {
      addVertex(
        Vertex(
          at: transform.apply(to: vertex.position), texture: toTexture.apply(to: vertex.texture),
          color: PremultipliedColor(shade: vertex.shade, opacity: vertex.opacity * opacity)))
    }
    addTriangles(warp.indices, base: base)
    for edge in border(of: warp.indices, base: base) {
      addFringe(from: edge.from, to: edge.to, across: edge.opposite)
    }
  }

  /// A place on a grid fine enough that no two corners of a mesh share one by chance.
  private struct Spot: Hashable {
    let x, y: Float

    private static let partsOfPixel: Float = 16

    init(_ vertex: Vertex) {
      x = (vertex.x * Self.partsOfPixel).rounded()
      y = (vertex.y * Self.partsOfPixel).rounded()
    }
  }

  /// An edge, whichever way it runs and to whichever vertices it belongs: faces that lie side by
  /// side need not share their corners.
  private struct Edge: Hashable {
    let from, to: Spot

    init(_ one: Spot, _ other: Spot) {
      let isOrdered = (one.x, one.y) < (other.x, other.y)
      from = isOrdered ? one : other
      to = isOrdered ? other : one
    }
  }

  private struct BorderEdge {
    let from, to, opposite: Int32
  }

  /// The edges that belong to one triangle only and have something to fade.
  private func border(of indices: [Int32], base: Int32) -> [BorderEdge] {
    var uses: [Edge: Int] = [:]
    uses.reserveCapacity(indices.count)
    func key(_ edge: BorderEdge) -> Edge {
      Edge(Spot(vertices[Int(edge.from)]), Spot(vertices[Int(edge.to)]))
    }
    Self.forEachEdge(of: indices, base: base) { uses[key($0), default: 0] += 1 }
    var result: [BorderEdge] = []
    Self.forEachEdge(of: indices, base: base) { edge in
      let isSeen =
        vertices[Int(edge.from)].color.alpha > 0 || vertices[Int(edge.to)].color.alpha > 0
      if isSeen, uses[key(edge)] == 1 { result.append(edge) }
    }
    return result
  }

  private static func forEachEdge(
    of indices: [Int32], base: Int32, _ body: (BorderEdge) -> Void
  ) {
    for first in stride(from: 0, to: indices.count - 2, by: 3) {
      let (a, b, c) = (
        base + indices[first], base + indices[first + 1], base + indices[first + 2]
      )
      body(BorderEdge(from: a, to: b, opposite: c))
      body(BorderEdge(from: b, to: c, opposite: a))
      body(BorderEdge(from: c, to: a, opposite: b))
    }
  }

  /// Adds a strip a pixel wide along an edge, away from the triangle's third corner.
  ///
  /// The picture goes on in it, into its transparent margin: a mesh that bends nothing shows the
  /// same edge as the picture itself.
  private mutating func addFringe(from: Int32, to: Int32, across: Int32) {
    let (start, end) = (vertices[Int(from)], vertices[Int(to)])
    let third = vertices[Int(across)]
    let (along, inwards) = (end.point - start.point, third.point - start.point)
    let area = along.x * inwards.y - along.y * inwards.x
    guard abs(area) > Self.leastArea else { return }
    let normal = Self.normal(from: start.point, to: end.point)
    let outwards = normal * (normal.x * inwards.x + normal.y * inwards.y > 0 ? -1 : 1)
    let alongShare = (outwards.x * inwards.y - outwards.y * inwards.x) / area
    let inwardsShare = (along.x * outwards.y - along.y * outwards.x) / area
    let shift =
      (end.texturePoint - start.texturePoint) * alongShare
      + (third.texturePoint - start.texturePoint) * inwardsShare
    let first = nextIndex
    for vertex in [start, end] {
      addVertex(
        Vertex(
          at: vertex.point + outwards, texture: vertex.texturePoint + shift, color: .clear))
    }
    addQuad(from, to, first + 1, first)
  }

  /// A triangle seen from its side has no inside to go on from, in square pixels.
  private static let leastArea = 1e-3
}

extension Mesh.Vertex {
  fileprivate var point: Point { Point(x: Double(x), y: Double(y)) }
  fileprivate var texturePoint: Point { Point(x: Double(u), y: Double(v)) }
}
