import Display

#if canImport(Glibc)
  internal import Glibc
#endif

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
  /// A triangle's texture is mapped without perspective; with this many
  /// cells a straight line stays straight within a fifth of a pixel at 45° and 1000 pixels.
  private static let cells = 24

  /// Where a place of the face, measured from its centre, is seen; and how near it is.
  func projection(along: Double, across: Double) -> (point: Point, depth: Double) {
    let eye = Self.eyeDistance(for: axis)
    let turned = along * cos(angle) + radius * sin(angle)
    let height = -along * sin(angle) + radius * cos(angle) - radius - recess
    let scale = eye / (eye - height)
    return (axis.point(along: turned * scale, across: across * scale), height)
  }

  /// True when its front is towards the viewer.
  var facesViewer: Bool {
    let left = projection(along: -axis.length / 2, across: 0).point
    let right = projection(along: axis.length / 2, across: 0).point
    let seen =
      (right.x - left.x) * axis.direction.travel.x
      + (right.y - left.y) * axis.direction.travel.y
    return seen > 0
  }

  /// The face as a command, lit by a light at the viewer.
  func command(_ commands: [DrawCommand], shade: Double) -> DrawCommand {
    let (length, breadth) = (axis.length, axis.breadth)
    var mesh = WarpMesh()
    let columns = WarpMesh.places(across: length, cells: Self.cells)
    let rows = WarpMesh.places(across: breadth, cells: Self.cells)
    mesh.addGrid(columns: columns, rows: rows) { along, across in
      let inner = Point(
        x: min(max(along, -length / 2), length / 2), y: min(max(across, -breadth / 2), breadth / 2))
      let isOutside = inner.x != along || inner.y != across
      return WarpCommand.Vertex(
        position: projection(along: along, across: across).point,
        texture: axis.fraction(along: inner.x, across: inner.y),
        shade: shade, opacity: isOutside ? 0 : 1)
    }
    return mesh.command(commands, bounds: axis.bounds)
  }
}
