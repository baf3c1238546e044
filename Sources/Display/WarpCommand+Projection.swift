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
