import Display

extension TransitionType {
  /// The old picture is sucked like a cloth into a point; the new one lies below.
  ///
  /// On a phone's 320 × 480 points the point was near (160, 360), hence half the width and three
  /// quarters of the height.
  nonisolated public static let suckEffect = TransitionType("suckEffect", isPrivate: true) {
    frame in
    let bounds = frame.bounds
    let drain = Point(
      x: bounds.minX + bounds.width * drainPlace.x, y: bounds.minY + bounds.height * drainPlace.y)
    let farthest = bounds.corners.map { ($0 - drain).length }.max() ?? 1
    var mesh = WarpMesh()
    mesh.addGrid(
      columns: WarpMesh.places(across: bounds.width, cells: suckCells),
      rows: WarpMesh.places(across: bounds.height, cells: suckCells)
    ) { along, across in
      let place = Point(x: bounds.midX + along, y: bounds.midY + across)
      let inner = Point(
        x: min(max(place.x, bounds.minX), bounds.maxX),
        y: min(max(place.y, bounds.minY), bounds.maxY))
      // What is near the drain goes first; the far corners start when half the time is over.
      let start = (inner - drain).length / farthest
      let pull = smoothStep(frame.progress * 2 - start)
      return WarpCommand.Vertex(
        position: place + (drain - place) * pull,
        texture: Point(
          x: (inner.x - bounds.minX) / bounds.width, y: (inner.y - bounds.minY) / bounds.height),
        shade: 1 - suckShadow * pull, opacity: inner == place ? 1 : 0)
    }
    return frame.after + [mesh.command(frame.before, bounds: bounds)]
  }

  nonisolated private static let drainPlace = Point(x: 0.5, y: 0.75)
  nonisolated private static let suckCells = 40
  nonisolated private static let suckShadow = 0.35

  /// 3x² − 2x³ on 0…1, flat outside.
  nonisolated static func smoothStep(_ x: Double) -> Double {
    let inner = min(max(x, 0), 1)
    return inner * inner * (3 - 2 * inner)
  }
}
