import Display

/// A flat picture turned in depth about an axis across the direction of travel.
nonisolated struct TurnedFace {
  /// The layer's bounds along the direction of travel.
  let axis: TransitionAxis
  /// The turn in radians; positive moves the face along the travel.
  let angle: Double
  /// The distance of the face from the axis, in points.
  let radius: Double
  /// How far the whole body is moved away from the viewer, in points.
  let recess: Double

  /// The eye's distance from the picture's plane, in lengths of the longer side: far enough to keep
  /// the foreshortening calm, near enough to see depth.
  private static let eyeDistance = 1.9

  /// The eye's distance from the picture's plane in points.
  static func eyeDistance(for axis: TransitionAxis) -> Double {
    eyeDistance * max(axis.length, axis.breadth)
  }

  /// How many cells a side has.
  ///
  /// A triangle's texture is mapped without perspective; with this many cells a straight line stays
  /// straight within a fifth of a pixel at 45° and 1000 pixels.
  private static let cells = 24

  /// How the picture's plane is seen on the layer's.
  private var projection: Projection {
    let (center, travel) = (axis.bounds.center, axis.direction.travel)
    return Projection(
      Transform3D(translationX: -center.x, y: -center.y, z: radius)
        .concatenating(Transform3D(rotationAngle: angle, x: -travel.y, y: travel.x, z: 0))
        .concatenating(Transform3D(translationX: 0, y: 0, z: -radius - recess))
        .concatenating(Transform3D(eyeDistance: Self.eyeDistance(for: axis)))
        .concatenating(Transform3D(translationX: center.x, y: center.y, z: 0)))
  }

  /// True when its front is towards the viewer.
  var facesViewer: Bool { projection.determinant > 0 }

  /// The face as a command, lit by a light at the viewer.
  ///
  /// It fades out outside its edges, unlike a layer in space: where two faces of a cube meet,
  /// nothing shines through.
  func command(_ commands: [DrawCommand], shade: Double) -> DrawCommand {
    let (length, breadth) = (axis.length, axis.breadth)
    let projection = projection
    var mesh = WarpMesh()
    let columns = WarpMesh.places(across: length, cells: Self.cells)
    let rows = WarpMesh.places(across: breadth, cells: Self.cells)
    mesh.addGrid(columns: columns, rows: rows) { along, across in
      let inner = Point(
        x: min(max(along, -length / 2), length / 2), y: min(max(across, -breadth / 2), breadth / 2))
      let isOutside = inner.x != along || inner.y != across
      return WarpCommand.Vertex(
        position: projection.apply(to: axis.point(along: along, across: across)) ?? .zero,
        texture: axis.fraction(along: inner.x, across: inner.y),
        shade: shade, opacity: isOutside ? 0 : 1)
    }
    return mesh.command(commands, bounds: axis.bounds)
  }
}
