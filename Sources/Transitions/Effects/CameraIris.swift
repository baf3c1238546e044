import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// A round shutter closes over the old picture and opens on the new one.
  nonisolated public static let cameraIris = TransitionType(
    "cameraIris", summary: "a shutter closes on the old picture and opens on the new one",
    isPrivate: true
  ) { frame in
    let isClosing = frame.progress < 0.5
    let iris = Iris(bounds: frame.bounds, opening: abs(1 - 2 * frame.progress))
    return frame.clipped(
      [iris.blackness()] + iris.blades()
        + iris.aperture(isClosing ? frame.before : frame.after))
  }

  /// Only the opening half: the new picture in a growing aperture, the shutter's ring around it.
  nonisolated public static let cameraIrisHollowOpen = TransitionType(
    "cameraIrisHollowOpen", summary: "a shutter opens on the new picture", isPrivate: true
  ) { frame in
    let iris = Iris(bounds: frame.bounds, opening: frame.progress)
    let width = ringWidth * frame.progress * (1 - frame.progress)
    let ring = iris.circle(opening: frame.progress + width)
    let shutter = GroupCommand([iris.blackness()] + iris.blades(), clip: ring)
    let outside = frame.below(frame.after, frame.before) {
      iris.surroundings(from: ring.cornerRadius)
    }
    return frame.clipped(
      outside + [iris.shadow(around: ring.cornerRadius), .group(shutter)]
        + iris.aperture(frame.after))
  }

  /// Only the closing half: the old picture in a shrinking aperture.
  nonisolated public static let cameraIrisHollowClose = TransitionType(
    "cameraIrisHollowClose", summary: "a shutter closes on the old picture", isPrivate: true
  ) { frame in
    cameraIrisHollowOpen.commands(frame.reversed)
  }

  /// How wide the ring of the hollow shutters gets, in parts of the full aperture.
  nonisolated private static let ringWidth = 1.1
}

/// A camera's shutter: blades around a round aperture.
nonisolated struct Iris {
  let bounds: Rect
  /// 0 is shut; at 1 the aperture just holds the bounds.
  let opening: Double

  private static let bladeCount = 9
  private static let bladeSteps = 12
  /// How far the blades turn while the shutter opens, in radians.
  private static let bladeTurn = 0.9
  private static let bladeEdge = Color(white: 1, alpha: 0.16)
  /// How bright a blade is where it lies over the next one, and where it goes under the last.
  private static let bladeShades = (over: 0.1, under: 0.0)
  /// How far the blades' shadow reaches over the picture, in parts of the full aperture, and how
  /// dark it is at their edge.
  private static let shadowReach = 0.07
  private static let shadowAlpha = 0.55
  private static let shadowSteps = 6
  private static let spokes = 96

  /// The radius at which a circle about the centre holds the bounds, in points.
  private var fullRadius: Double { Point(x: bounds.width, y: bounds.height).length / 2 }

  /// The circle of an opening.
  func circle(opening: Double) -> Clip {
    let radius = fullRadius * opening
    let center = bounds.center
    return Clip(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: radius)
  }

  /// A picture in the aperture, in the shadow of the blades' edges.
  func aperture(_ picture: [DrawCommand]) -> [DrawCommand] {
    let circle = circle(opening: opening)
    guard !circle.rect.isEmpty else { return [] }
    return [
      .group(GroupCommand(picture, clip: circle)),
      shadow(from: circle.cornerRadius, by: -min(reach, circle.cornerRadius)),
    ]
  }

  /// The shutter's shadow on a picture around it.
  func shadow(around radius: Double) -> DrawCommand {
    // It grows with the shutter: at first there is nothing that could throw it.
    shadow(from: radius, by: min(reach, radius / 2))
  }

  /// All that is outside the aperture, black.
  func blackness() -> DrawCommand {
    var mesh = WarpMesh()
    for polygon in surroundings(from: fullRadius * opening) {
      mesh.addPolygon(
        polygon.map { WarpCommand.Vertex(position: $0, texture: Point(x: 0.5, y: 0.5)) })
    }
    return mesh.command(black, bounds: bounds)
  }

  /// What lies outside a circle, and a point more, as convex polygons.
  func surroundings(from radius: Double) -> [[Point]] {
    let inner = max(0, radius - 1)
    let turns = (0...Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    let rays = turns.map { Point(x: cos($0), y: sin($0)) }
    return zip(rays, rays.dropFirst()).map { from, to in
      [
        bounds.center + from * inner, bounds.center + from * (2 * fullRadius),
        bounds.center + to * (2 * fullRadius), bounds.center + to * inner,
      ]
    }
  }

  private var reach: Double { fullRadius * Self.shadowReach }

  /// Near the full opening the shadow and the blades go.
  private var strength: Double { min(1, 4 * (1 - opening)) }

  /// A ring that is dark at a radius and fades to nothing inwards or outwards.
  private func shadow(from radius: Double, by width: Double) -> DrawCommand {
    let steps = (0...Self.shadowSteps).map { Double($0) / Double(Self.shadowSteps) }
    let turns = (0...Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    var mesh = WarpMesh()
    mesh.addGrid(columns: turns, rows: steps) { turn, away in
      WarpCommand.Vertex(
        position: bounds.center
          + Point(x: cos(turn), y: sin(turn)) * (radius + width * away),
        texture: Point(x: 0.5, y: 0.5),
        opacity: Self.shadowAlpha * strength * (1 - away) * (1 - away))
    }
    return mesh.command(black, bounds: bounds)
  }

  private var black: [DrawCommand] {
    [.rectangle(RectangleCommand(bounds, color: .black))]
  }

  /// The blades: each leaves the aperture along its tangent, lies over the next one, and shines
  /// faintly where it does.
  func blades() -> [DrawCommand] {
    let edges = (0...Self.bladeCount).map { blade -> (start: Point, end: Point) in
      let angle =
        2 * Double.pi * Double(blade) / Double(Self.bladeCount) + Self.bladeTurn * opening
      let outwards = Point(x: cos(angle), y: sin(angle))
      let tangent = Point(x: -outwards.y, y: outwards.x)
      let start = bounds.center + outwards * (fullRadius * opening)
      return (start, start + tangent * (2 * fullRadius))
    }
    var mesh = WarpMesh()
    let lengths = (0...Self.bladeSteps).map { Double($0) / Double(Self.bladeSteps) }
    for (this, next) in zip(edges, edges.dropFirst()) {
      mesh.addGrid(columns: lengths, rows: [0, 1]) { along, across in
        let over = this.start + (this.end - this.start) * along
        let under = next.start + (next.end - next.start) * along
        return WarpCommand.Vertex(
          position: over + (under - over) * across, texture: Point(x: 0.5, y: 0.5),
          shade: across == 0 ? Self.bladeShades.over : Self.bladeShades.under, opacity: strength)
      }
    }
    let white: [DrawCommand] = [.rectangle(RectangleCommand(bounds, color: .white))]
    let rims = edges.dropLast().map { edge in
      DrawCommand.polyline(
        PolylineCommand(
          [edge.start, edge.end], width: 1, color: Self.bladeEdge, opacity: strength))
    }
    return [mesh.command(white, bounds: bounds)] + rims
  }
}
