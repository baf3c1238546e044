import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The old picture is a page that rolls up from a corner and uncovers the new one.
  nonisolated public static let pageCurl = TransitionType(
    "pageCurl", summary: "the old picture rolls up like a page", isPrivate: true,
    hasDirections: true
  ) { frame in
    let page = CurledPage(
      bounds: frame.bounds, travel: curlTravel(frame.direction), progress: frame.progress)
    let black: [DrawCommand] = [.rectangle(RectangleCommand(frame.bounds, color: .black))]
    let white: [DrawCommand] = [.rectangle(RectangleCommand(frame.bounds, color: .white))]
    let shadow = page.mesh(.back, spread: page.radius * flapShadowSpread)
    let uncovered = frame.below(frame.before, frame.after) { [page.band(from: 0, to: page.fold)] }
    return uncovered + [
      groundShadow(of: page, black),
      page.mesh(.front).command(frame.before, bounds: frame.bounds),
      .group(
        GroupCommand(
          [shadow.command(black, bounds: frame.bounds)], opacity: flapShadowOpacity)),
      page.mesh(.back).command(paper(frame), bounds: frame.bounds),
      page.gloss().command(white, bounds: frame.bounds),
    ]
  }

  /// The new picture is a page that rolls back over the old one: a curl played backwards.
  nonisolated public static let pageUnCurl = TransitionType(
    "pageUnCurl", summary: "the new picture rolls out over the old one like a page",
    isPrivate: true, hasDirections: true
  ) { frame in
    pageCurl.commands(frame.reversed)
  }

  /// The corner's sideways part of the travel: a page is never pulled quite straight.
  nonisolated private static let slant = 0.38
  nonisolated private static let flapShadowSpread = 0.45
  nonisolated private static let flapShadowOpacity = 0.28
  nonisolated private static let groundShadowOpacity = 0.5
  /// How far the roll's shadow reaches over the uncovered picture, in radii.
  nonisolated private static let groundShadowReach = 2.2

  nonisolated private static func curlTravel(_ direction: TransitionDirection) -> Point {
    let along = direction.travel
    let pulled =
      along.x != 0 ? Point(x: along.x, y: -slant) : Point(x: -slant, y: along.y)
    return pulled * (1 / pulled.length)
  }

  /// The back of the page: paper through which the picture just shows.
  ///
  /// A picture that is a bent one itself, as when presses interrupt each other, does not show
  /// through: drawn twice at every press, it would soon be drawn a thousand times.
  nonisolated private static func paper(_ frame: TransitionFrame) -> [DrawCommand] {
    let sheet = RectangleCommand(frame.bounds, color: Color(hex: 0xF3EFE6))
    guard !frame.before.isBent else { return [.rectangle(sheet)] }
    return [.rectangle(sheet), .group(GroupCommand(frame.before, opacity: 0.14))]
  }

  /// The soft shadow that the roll throws on the picture that it has just uncovered.
  nonisolated private static func groundShadow(
    of page: CurledPage, _ black: [DrawCommand]
  ) -> DrawCommand {
    let silhouette = page.fold - page.radius
    let reach = page.radius * groundShadowReach
    let steps = 12
    var mesh = WarpMesh()
    for step in 0..<steps {
      let far = silhouette + page.radius - reach * Double(step) / Double(steps)
      let near = silhouette + page.radius - reach * Double(step + 1) / Double(steps)
      mesh.addPolygon(
        page.band(from: near, to: far).map { place in
          let away = (silhouette + page.radius - page.distance(place)) / reach
          let darkness = (1 - min(max(away, 0), 1)) * (1 - min(max(away, 0), 1))
          return WarpCommand.Vertex(
            position: place, texture: Point(x: 0.5, y: 0.5),
            opacity: groundShadowOpacity * darkness)
        })
    }
    return mesh.command(black, bounds: page.bounds)
  }
}
