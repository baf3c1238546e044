import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// A ring of water travels outwards, bends what is seen through it, and leaves the new picture
  /// behind.
  nonisolated public static let rippleEffect = TransitionType(
    "rippleEffect", summary: "a ring of water passes and leaves the new picture behind",
    isPrivate: true
  ) { frame in
    let water = Ripple(bounds: frame.bounds, progress: frame.progress)
    let white: [DrawCommand] = [.rectangle(RectangleCommand(frame.bounds, color: .white))]
    let pictures: [DrawCommand] = [
      water.picture(frame.before) { 1 - $0 },
      .group(GroupCommand([water.picture(frame.after) { $0 }], blendMode: .plus)),
    ]
    return frame.clipped([
      .group(GroupCommand(pictures, isIsolated: true)), water.glints(on: white),
    ])
  }
}

/// Water into whose middle a drop has fallen.
nonisolated struct Ripple {
  let bounds: Rect
  let progress: Double

  /// The width of the ring of waves in parts of the way to the corner.
  private static let ringWidth = 0.5
  /// The number of crests in the ring.
  private static let crests = 3.0
  /// The greatest displacement in parts of the way to the corner.
  private static let depth = 0.03
  /// How far from the edges the water moves freely, in greatest displacements: so far that what is
  /// seen never folds.
  private static let holdWidth = 2.5
  /// Where in the ring the old picture gives way to the new one, in parts of the ring's width.
  private static let change = 0.34...0.46
  /// How dark the slopes that face away from the light are, how bright those that face it.
  private static let slopeShadow = 0.28
  private static let glint = 0.6
  /// Towards the light: from the upper left.
  private static let light = Point(x: -0.6, y: -0.8)
  /// The mesh is a wheel, so that no wave is seen cut into triangles.
  private static let spokes = 120
  private static let rings = 36

  /// The surface at a place.
  private struct Surface {
    /// 0 where the ring has not come yet, 1 where it has passed.
    let passed: Double
    /// Outwards from the middle.
    let ray: Point
    /// How high the waves are, 0…1.
    let envelope: Double
    /// How steep the water is, −1…1, positive where it falls outwards.
    let slope: Double
  }

  private var reach: Double { Point(x: bounds.width, y: bounds.height).length / 2 }

  private func surface(at place: Point) -> Surface {
    let offset = place - bounds.center
    let distance = offset.length
    let front = progress * (1 + Self.ringWidth)
    let passed = (front - distance / reach) / Self.ringWidth
    let inRing = passed > 0 && passed < 1
    // Calm at both ends of the time, and lower the farther the ring has come.
    let strength = min(1, 8 * min(progress, 1 - progress)) * (1 - 0.5 * progress)
    let wave = inRing ? sin(Double.pi * passed) : 0
    let envelope = wave * wave * strength
    return Surface(
      passed: passed, ray: distance > 0 ? offset * (1 / distance) : .zero, envelope: envelope,
      slope: envelope * sin(2 * Double.pi * Self.crests * passed))
  }

  /// A picture seen through the water; `share` maps how far the change has come at a place, 0…1, to
  /// the picture's part in the mix, so that the two parts add to 1 everywhere.
  func picture(_ commands: [DrawCommand], share: (Double) -> Double) -> DrawCommand {
    let change = Self.change
    let mesh = mesh { place, surface in
      let changed = (surface.passed - change.lowerBound) / (change.upperBound - change.lowerBound)
      return WarpCommand.Vertex(
        position: place, texture: bounds.fraction(of: seen(at: place, surface)),
        shade: 1 - Self.slopeShadow * max(0, -brightness(surface)),
        opacity: share(smoothStep(changed)))
    }
    return mesh.command(commands, bounds: bounds)
  }

  /// The light on the slopes that face it.
  func glints(on white: [DrawCommand]) -> DrawCommand {
    let mesh = mesh { place, surface in
      let brightness = max(0, brightness(surface))
      return WarpCommand.Vertex(
        position: place, texture: Point(x: 0.5, y: 0.5),
        opacity: Self.glint * brightness * brightness)
    }
    return mesh.command(white, bounds: bounds)
  }

  /// How much the water is turned to the light, −1…1.
  private func brightness(_ surface: Surface) -> Double {
    surface.slope * (surface.ray.x * Self.light.x + surface.ray.y * Self.light.y)
  }

  private func mesh(vertex: (Point, Surface) -> WarpCommand.Vertex) -> WarpMesh {
    let front = progress * (1 + Self.ringWidth)
    let inRing = (0...Self.rings).map {
      front - Self.ringWidth * Double($0) / Double(Self.rings)
    }
    let radii = [0] + inRing.reversed().filter { $0 > 0 } + [max(front, 1) + margin / reach]
    let turns = (0...Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    let wheel = radii.map { radius in
      turns.map { bounds.center + Point(x: cos($0), y: sin($0)) * (radius * reach) }
    }
    var mesh = WarpMesh()
    for (inner, outer) in zip(wheel, wheel.dropFirst()) {
      for spoke in 0..<Self.spokes {
        let cell = [inner[spoke], outer[spoke], outer[spoke + 1], inner[spoke + 1]]
        mesh.addPolygon(
          WarpMesh.cut(cell, to: bounds).map { vertex($0, surface(at: $0)) })
      }
    }
    return mesh
  }

  /// How far the wheel reaches beyond the corners, in points: its rim is not round.
  private var margin: Double { 4 + reach * 0.01 }

  /// The place that is seen at another one; the water is held at the picture's edges.
  private func seen(at place: Point, _ surface: Surface) -> Point {
    let shift = surface.slope * Self.depth * reach
    let edge = min(
      place.x - bounds.minX, bounds.maxX - place.x, place.y - bounds.minY, bounds.maxY - place.y)
    let hold = smoothStep(edge / (Self.holdWidth * Self.depth * reach))
    return place + surface.ray * (shift * hold)
  }
}
