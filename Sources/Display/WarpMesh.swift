/// Builds the triangles of a bent picture.
package struct WarpMesh {
  package private(set) var vertices: [WarpCommand.Vertex] = []
  package private(set) var indices: [Int32] = []

  /// How far outside its edge a surface fades to nothing, in points: the edge's smoothness.
  package static let feather = 1.0

  /// Makes a mesh without triangles.
  package init() {}

  /// Adds a convex polygon as a fan.
  package mutating func addPolygon(_ corners: [WarpCommand.Vertex]) {
    guard corners.count >= 3 else { return }
    let first = Int32(vertices.count)
    vertices.append(contentsOf: corners)
    for corner in 1..<Int32(corners.count - 1) {
      indices.append(contentsOf: [first, first + corner, first + corner + 1])
    }
  }

  /// Adds a grid of cells over the given places; `vertex` is called once for each crossing.
  package mutating func addGrid(
    columns: [Double], rows: [Double], vertex: (Double, Double) -> WarpCommand.Vertex
  ) {
    let first = Int32(vertices.count)
    let width = Int32(columns.count)
    for row in rows {
      for column in columns { vertices.append(vertex(column, row)) }
    }
    for row in 0..<Int32(rows.count - 1) {
      for column in 0..<(width - 1) {
        let corner = first + row * width + column
        indices.append(contentsOf: [corner, corner + 1, corner + width + 1])
        indices.append(contentsOf: [corner, corner + width + 1, corner + width])
      }
    }
  }

  /// Even places from −half to half, with one more at each end to fade out on.
  package static func places(
    across length: Double, cells: Int, feather: Double = feather
  ) -> [Double] {
    let half = length / 2
    let inner = (0...cells).map { -half + length * Double($0) / Double(cells) }
    return [-half - feather] + inner + [half + feather]
  }

  /// The part of a convex polygon where a linear measure is not negative.
  package static func cut(_ polygon: [Point], _ measure: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, from) in polygon.enumerated() {
      let to = polygon[(index + 1) % polygon.count]
      let (inside, next) = (measure(from), measure(to))
      if inside >= 0 { kept.append(from) }
      if (inside < 0) != (next < 0) {
        kept.append(from + (to - from) * (inside / (inside - next)))
      }
    }
    return kept
  }

  /// The part of a convex polygon that lies in a rectangle.
  package static func cut(_ polygon: [Point], to bounds: Rect) -> [Point] {
    if polygon.allSatisfy({ bounds.contains($0) }) { return polygon }
    let sides: [(Point) -> Double] = [
      { $0.x - bounds.minX }, { bounds.maxX - $0.x }, { $0.y - bounds.minY },
      { bounds.maxY - $0.y },
    ]
    return sides.reduce(polygon) { cut($0, $1) }
  }

  /// The command that draws a layer's picture over the mesh.
  package func command(_ commands: [DrawCommand], bounds: Rect) -> DrawCommand {
    .warp(WarpCommand(commands, bounds: bounds, vertices: vertices, indices: indices))
  }
}
