internal import Display
internal import Motion

/// The two control points of a Bézier curve as a person moves them; points are (time, progress).
nonisolated enum CurveHandles {
  /// One of the two control points.
  enum Handle: Int, CaseIterable, Sendable {
    /// The one at the start.
    case first
    /// The one at the end.
    case second
  }

  /// Where a dragged handle may go beyond the ends of the way.
  static let progressRange = -2.0...3.0

  private static let fineGrid = 100.0
  private static let coarseGrid = 20.0
  private static let third = 1.0 / 3

  /// The control points; nil for curves that have none.
  ///
  /// Constant speed has them on its own line: moving one makes a Bézier curve of it.
  static func points(of curve: Curve) -> [Point]? {
    if let bezier = curve.family as? CubicBezier {
      return [Point(x: bezier.x1, y: bezier.y1), Point(x: bezier.x2, y: bezier.y2)]
    }
    guard curve == .linear else { return nil }
    return [Point(x: third, y: third), Point(x: 1 - third, y: 1 - third)]
  }

  /// The curve with a handle moved; the same curve where there is nothing to move.
  ///
  /// Time is held within 0…1, and both come to lie on a grid of hundredths, or of twentieths when it
  /// snaps.
  static func moving(
    _ handle: Handle, of curve: Curve, to place: Point, snaps: Bool = false
  ) -> Curve {
    guard var points = points(of: curve), place.x.isFinite, place.y.isFinite else { return curve }
    let grid = snaps ? coarseGrid : fineGrid
    let limits = progressRange
    points[handle.rawValue] = Point(
      x: (min(max(0, place.x), 1) * grid).rounded() / grid,
      y: (min(max(limits.lowerBound, place.y), limits.upperBound) * grid).rounded() / grid)
    return named(points) ?? curve
  }

  /// The curve with a handle moved by a distance.
  static func nudging(_ handle: Handle, of curve: Curve, by distance: Point) -> Curve {
    guard let place = points(of: curve)?[handle.rawValue] else { return curve }
    return moving(
      handle, of: curve, to: Point(x: place.x + distance.x, y: place.y + distance.y))
  }

  /// The curve of the points, under its name where it has one.
  private static func named(_ points: [Point]) -> Curve? {
    let made = try? Curve.cubicBezier(points[0].x, points[0].y, points[1].x, points[1].y)
    guard let made else { return nil }
    return NamedCurve.allCases.map(\.curve).first { $0 == made } ?? made
  }
}
