/// Triangles in pixels of a target, ready to be handed to a graphics card.
///
/// A renderer keeps one mesh and empties it between batches, so that drawing allocates nothing once
/// the arrays have grown to the size of a frame.
package struct Mesh: Equatable, Sendable {
  /// One corner of a triangle: 20 bytes without gaps, so that a renderer can pass the array on.
  package struct Vertex: Equatable, Sendable {
    /// Where it is, in pixels from the target's left upper corner.
    package var x, y: Float
    /// Which place of the texture it shows, in fractions.
    package var u, v: Float
    /// Scales the texture's premultiplied colour.
    package var color: PremultipliedColor

    /// Makes a vertex; places outside the texture are moved to its edge, which is all that drivers
    /// accept.
    package init(at point: Point, texture: Point, color: PremultipliedColor) {
      self.x = Float(point.x)
      self.y = Float(point.y)
      self.u = max(0, min(1, Float(texture.x)))
      self.v = max(0, min(1, Float(texture.y)))
      self.color = color
    }
  }

  /// The corners.
  package private(set) var vertices: [Vertex] = []
  /// Three indices into `vertices` a triangle.
  package private(set) var indices: [Int32] = []
  /// The quarter circle of the rounded corners at hand; kept here so that it is not allocated anew.
  var quarter: [Point] = []

  /// Makes an empty mesh.
  package init() {}

  /// True when there is nothing to draw.
  package var isEmpty: Bool { indices.isEmpty }

  /// Forgets the triangles and keeps the memory.
  package mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  /// The index that the next vertex gets.
  package var nextIndex: Int32 { Int32(truncatingIfNeeded: vertices.count) }

  /// Adds a corner.
  package mutating func addVertex(_ vertex: Vertex) {
    vertices.append(vertex)
  }

  /// Adds a triangle of three corners added before.
  package mutating func addTriangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    indices.append(a)
    indices.append(b)
    indices.append(c)
  }

  /// Adds a four-cornered face from corners in their order around it.
  package mutating func addQuad(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) {
    addTriangle(a, b, c)
    addTriangle(a, c, d)
  }

  /// Adds triangles given by indices that count from `base`.
  package mutating func addTriangles(_ offsets: [Int32], base: Int32) {
    for offset in offsets { indices.append(base + offset) }
  }

  /// Fills a convex outline of `count` corners, the first of which is `first`.
  mutating func addFan(first: Int32, count: Int32) {
    guard count > 2 else { return }
    for step in 1..<(count - 1) {
      addTriangle(first, first + step, first + step + 1)
    }
  }

  /// Joins two outlines of `count` corners each by a closed band.
  mutating func addBand(from outer: Int32, to inner: Int32, count: Int32) {
    for step in 0..<count {
      let next = (step + 1) % count
      addQuad(outer + step, outer + next, inner + next, inner + step)
    }
  }
}
