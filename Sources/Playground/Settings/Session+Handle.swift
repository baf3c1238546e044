internal import Demos
internal import Display

extension Session {
  /// The end of a vector that can be dragged on the stage.
  struct StageHandle: Equatable {
    /// Where the vector begins, in stage points.
    var origin: Point
    /// The vector.
    var vector: Point

    /// Where it ends, in stage points.
    var end: Point { origin + vector }
  }

  /// The handle of the focused setting; nil when it is none of a vector on the stage.
  var stageHandle: StageHandle? {
    let rows = tuningRows
    guard rows.indices.contains(focusedRow), case .point(let vector) = value(of: rows[focusedRow]),
      let origin = player.demo.origin(ofSetting: rows[focusedRow].setting.name)
    else { return nil }
    return StageHandle(origin: origin, vector: vector)
  }

  /// Drags the handle to a place of the stage: the vector changes by as much as the hand moves.
  func moveStageHandle(to place: Point, snaps: Bool) throws(CommandError) {
    let rows = tuningRows
    guard rows.indices.contains(focusedRow), let handle = stageHandle,
      case .point(let scale) = rows[focusedRow].setting.kind
    else { return }
    let grid = snaps ? scale.step * Self.snappingSteps : 1
    let vector = place - handle.origin
    let rounded = Point(
      x: (vector.x / grid).rounded() * grid, y: (vector.y / grid).rounded() * grid)
    try set(rows[focusedRow].setting, to: .point(scale.limited(rounded)))
  }

  private static let snappingSteps = 4.0
}

nonisolated extension NumberScale {
  fileprivate func limited(_ vector: Point) -> Point {
    Point(
      x: min(max(vector.x, range.lowerBound), range.upperBound),
      y: min(max(vector.y, range.lowerBound), range.upperBound))
  }
}
