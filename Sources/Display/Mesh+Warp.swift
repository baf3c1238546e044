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
    for edge in Self.border(of: warp.indices) {
      addFringe(from: base + edge.from, to: base + edge.to, across: base + edge.opposite)
    }
  }

  private struct Edge: Hashable {
    let from, to: Int32
  }

  private struct BorderEdge {
    let from, to, opposite: Int32
  }

  /// The edges that belong to one triangle only.
  private static func border(of indices: [Int32]) -> [BorderEdge] {
    var uses: [Edge: Int] = [:]
    uses.reserveCapacity(indices.count)
    forEachEdge(of: indices) { edge in
      uses[Edge(from: min(edge.from, edge.to), to: max(edge.from, edge.to)), default: 0] += 1
    }
    var result: [BorderEdge] = []
    forEachEdge(of: indices) { edge in
      let key = Edge(from: min(edge.from, edge.to), to: max(edge.from, edge.to))
      if uses[key] == 1 { result.append(edge) }
    }
    return result
  }

  private static func forEachEdge(of indices: [Int32], _ body: (BorderEdge) -> Void) {
    for first in stride(from: 0, to: indices.count - 2, by: 3) {
      let (a, b, c) = (indices[first], indices[first + 1], indices[first + 2])
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
