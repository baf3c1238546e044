import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The old picture is sucked like a cloth into a point; the new one lies below.
  ///
  /// On a phone's 320 × 480 points the point was near (160, 360), hence half the width and three
  /// quarters of the height.
  nonisolated public static let suckEffect = TransitionType("suckEffect", isPrivate: true) {
    frame in
    let cloth = SuckedCloth(bounds: frame.bounds, progress: frame.progress)
    let black: [DrawCommand] = [.rectangle(RectangleCommand(frame.bounds, color: .black))]
    let shadow = cloth.mesh(feather: shadowSoftness).command(black, bounds: frame.bounds)
    // The shadow comes as the cloth lifts: at the beginning nothing is darker than it was.
    let lift = smoothStep(frame.progress * 4)
    let drop = AffineTransform(translationX: 0, y: shadowDrop * lift)
    return frame.after + [
      .group(
        GroupCommand(
          [.group(GroupCommand([shadow], opacity: shadowOpacity * lift, transform: drop))],
          clip: Clip(frame.bounds))),
      cloth.mesh(feather: WarpMesh.feather).command(frame.before, bounds: frame.bounds),
    ]
  }

  nonisolated private static let shadowSoftness = 18.0
  nonisolated private static let shadowDrop = 6.0
  nonisolated private static let shadowOpacity = 0.3

  /// 3x² − 2x³ on 0…1, flat outside.
  nonisolated static func smoothStep(_ x: Double) -> Double {
    let inner = min(max(x, 0), 1)
    return inner * inner * (3 - 2 * inner)
  }
}

/// A picture as a cloth on its way into a point.
nonisolated struct SuckedCloth {
  let bounds: Rect
  let progress: Double

  private static let drainPlace = Point(x: 0.5, y: 0.75)
  private static let cells = 48
  private static let pleats = 18.0
  private static let pleatDepth = 0.3
  private static let darkening = 0.3
  /// How much earlier what is near goes than what is far, in parts of the whole time.
  private static let stagger = 0.5
  /// The part of the stagger that goes by the distance itself.
  ///
  /// The rest goes by the part of the way to the edge: distance alone would leave the corners
  /// behind like wings.
  private static let cornerLag = 0.35

  private var drain: Point {
    Point(
      x: bounds.minX + bounds.width * Self.drainPlace.x,
      y: bounds.minY + bounds.height * Self.drainPlace.y)
  }

  /// The cloth's triangles; it fades out over `feather` points outside its edges.
  func mesh(feather: Double) -> WarpMesh {
    let drain = drain
    let farthest = bounds.corners.map { ($0 - drain).length }.max() ?? 1
    var mesh = WarpMesh()
    mesh.addGrid(
      columns: WarpMesh.places(across: bounds.width, cells: Self.cells, feather: feather),
      rows: WarpMesh.places(across: bounds.height, cells: Self.cells, feather: feather)
    ) { along, across in
      let place = Point(x: bounds.midX + along, y: bounds.midY + across)
      let inner = Point(
        x: min(max(place.x, bounds.minX), bounds.maxX),
        y: min(max(place.y, bounds.minY), bounds.maxY))
      let ray = inner - drain
      let lag = edgeShare(ray) * (1 - Self.cornerLag) + ray.length / farthest * Self.cornerLag
      let pull = TransitionType.smoothStep(
        (progress - Self.stagger * lag) / (1 - Self.stagger))
      return WarpCommand.Vertex(
        position: inner + (drain - inner) * pull + (place - inner) * (1 - pull),
        texture: Point(
          x: (inner.x - bounds.minX) / bounds.width, y: (inner.y - bounds.minY) / bounds.height),
        shade: shade(ray, pull: pull), opacity: inner == place ? 1 : 0)
    }
    return mesh
  }

  /// How far along the way from the drain to the edge a place lies, 0…1.
  private func edgeShare(_ ray: Point) -> Double {
    let across = ray.x > 0 ? bounds.maxX - drain.x : drain.x - bounds.minX
    let down = ray.y > 0 ? bounds.maxY - drain.y : drain.y - bounds.minY
    return max(abs(ray.x) / across, abs(ray.y) / down)
  }

  /// Pleats run towards the drain, deepest where the cloth is stretched most.
  private func shade(_ ray: Point, pull: Double) -> Double {
    let stretch = 4 * pull * (1 - pull)
    let pleat = 0.5 - 0.5 * cos(Self.pleats * atan2(ray.y, ray.x))
    return 1 - Self.darkening * pull - Self.pleatDepth * stretch * pleat
  }
}
