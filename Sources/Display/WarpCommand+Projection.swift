extension WarpCommand {
  /// A flat picture as it is seen through a projection; nil when nothing of it is seen.
  ///
  /// What lies beside or behind the eye is cut off. A triangle's picture is mapped without
  /// perspective, so the mesh is as fine as it takes for straight lines to stay straight.
  package init?(
    _ commands: [DrawCommand], bounds: Rect, projection: Projection, opacity: Double = 1
  ) {
    guard !bounds.isEmpty, projection.determinant != 0 else { return nil }
    let view = ProjectedPlane(bounds: bounds, projection: projection)
    let mesh = view.mesh()
    guard !mesh.indices.isEmpty else { return nil }
    self.init(
      commands, bounds: bounds, vertices: mesh.vertices, indices: mesh.indices, opacity: opacity,
      transform: AffineTransform(scaleX: view.sharpness, y: view.sharpness))
  }
}

/// A rectangle of a plane on its way to a mesh.
private struct ProjectedPlane {
  let bounds: Rect
  let projection: Projection
  /// How much the nearest corner is enlarged.
  let stretch: Double
  /// How sharp the picture has to be.
  let sharpness: Double

  /// The least distance from the eye's plane that is drawn, in eye distances; what is nearer would
  /// be enlarged more than fifty times.
  private static let leastNearness = 0.02
  /// How far a line within a cell may be from straight, in points: half a pixel of a window with two
  /// pixels a point.
  private static let tolerance = 0.25
  private static let mostCells = 64
  /// Pictures are not made sharper than this, whatever is enlarged.
  private static let mostSharpness = 4.0

  init(bounds: Rect, projection: Projection) {
    self.bounds = bounds
    self.projection = projection
    stretch = bounds.corners.map(projection.stretch).max() ?? 1
    sharpness = stretch > 0 ? min(stretch, Self.mostSharpness) : 1
  }

  func mesh() -> WarpMesh {
    var mesh = WarpMesh()
    let nearness = bounds.corners.map(projection.nearness)
    let cells = cells(nearest: nearness.min() ?? 1, farthest: nearness.max() ?? 1)
    let steps = (0...cells).map { Double($0) / Double(cells) }
    let columns = steps.map { bounds.minX + bounds.width * $0 }
    let rows = steps.map { bounds.minY + bounds.height * $0 }
    if nearness.allSatisfy({ $0 >= Self.leastNearness }) {
      mesh.addGrid(columns: columns, rows: rows) { vertex(Point(x: $0, y: $1)) }
      return mesh
    }
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        let cell = Rect(x: left, y: top, width: right - left, height: bottom - top)
        let seen = WarpMesh.cut(cell.corners) { projection.nearness(of: $0) - Self.leastNearness }
        mesh.addPolygon(seen.map(vertex))
      }
    }
    return mesh
  }

  private func vertex(_ place: Point) -> WarpCommand.Vertex {
    WarpCommand.Vertex(
      position: (projection.apply(to: place) ?? .zero) * (1 / sharpness),
      texture: Point(
        x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height))
  }

  /// How many cells a side is cut into.
  ///
  /// In a cell over which the nearness changes by a share s the picture is displaced by at most s / 4
  /// of the cell's diagonal: shares and diagonals both go with the number of cells.
  private func cells(nearest: Double, farthest: Double) -> Int {
    guard farthest > nearest else { return 1 }
    guard nearest >= Self.leastNearness else { return Self.mostCells }
    let diagonal = Point(x: bounds.width, y: bounds.height).length * stretch
    let share = (farthest - nearest) / nearest
    let wanted = (diagonal * share / (4 * Self.tolerance)).squareRoot().rounded(.up)
    return Int(min(max(wanted, 1), Double(Self.mostCells)))
  }
}
