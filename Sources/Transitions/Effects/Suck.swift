import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The old picture is sucked like a cloth into a point; the new one lies below.
  ///
  /// On a phone's 320 × 480 points the point was near (160, 360), hence half the width and three
  /// quarters of the height.
  nonisolated public static let suckEffect = TransitionType(
    "suckEffect", summary: "the old picture is sucked like a cloth into a point", isPrivate: true
  ) { frame in
    let cloth = SuckedCloth(bounds: frame.bounds, progress: frame.progress)
    let black: [DrawCommand] = [.rectangle(RectangleCommand(frame.bounds, color: .black))]
    let shadow = cloth.mesh(feather: shadowSoftness).command(black, bounds: frame.bounds)
    // The shadow comes as the cloth lifts: at the beginning nothing is darker than it was.
    let lift = smoothStep(frame.progress * 4)
    let drop = AffineTransform(translationX: 0, y: shadowDrop * lift)
    return frame.below(frame.before, frame.after) { cloth.surroundings() } + [
      .group(
        GroupCommand(
          [.group(GroupCommand([shadow], opacity: shadowOpacity * lift, transform: drop))],
          clip: Clip(frame.bounds))),
      cloth.mesh(feather: WarpMesh.feather).command(frame.before, bounds: frame.bounds),
    ]
  }

  nonisolated private static let shadowSoftness = 14.0
  nonisolated private static let shadowDrop = 6.0
  nonisolated private static let shadowOpacity = 0.3
}

/// A picture as a cloth on its way into a point: its lower end gathers at the drain, its sides bend
/// into a funnel, and the whole glides down through it.
nonisolated struct SuckedCloth {
  let bounds: Rect
  let progress: Double

  private static let drainPlace = Point(x: 0.5, y: 0.75)
  private static let columns = 32
  private static let rows = 72
  /// The part of the time in which the funnel forms, and the instant at which the glide begins.
  private static let gathering = 0.5
  private static let glideStart = 0.12
  private static let pleats = 5.0
  private static let pleatDepth = 0.22
  private static let darkening = 0.35
  /// The part of its height over which the funnel narrows.
  private static let neck = 0.85

  private var drain: Point {
    Point(
      x: bounds.minX + bounds.width * Self.drainPlace.x,
      y: bounds.minY + bounds.height * Self.drainPlace.y)
  }

  /// How far the funnel has formed, 0…1.
  private var gathered: Double { smoothStep(progress / Self.gathering) }

  /// How much of the cloth has gone through the drain, 0…1.
  private var gone: Double {
    let share = max(0, (progress - Self.glideStart) / (1 - Self.glideStart))
    // Slowly at first, then ever faster: what is sucked accelerates.
    return share * share * (2 - share)
  }

  /// Where the cloth's lower end is.
  private var end: Double { bounds.maxY + (drain.y - bounds.maxY) * gathered }

  /// The cloth's triangles; it fades out over `feather` points outside its edges.
  func mesh(feather: Double) -> WarpMesh {
    let (length, gone) = (end - bounds.minY, gone)
    var mesh = WarpMesh()
    mesh.addGrid(
      columns: WarpMesh.places(across: 1, cells: Self.columns, feather: 1),
      rows: WarpMesh.places(across: 1, cells: Self.rows, feather: 1)
    ) { across, down in
      let (u, v) = (min(max(across, -0.5), 0.5), min(max(down, -0.5), 0.5) + 0.5)
      let isRim = abs(across) > 0.5 || abs(down) > 0.5
      // 1 at the cloth's first place at the top, 0 at the drain.
      let height = max(0, 1 - v - gone)
      let width = width(atHeight: height)
      let place = Point(
        x: bounds.midX + u * bounds.width * width,
        y: end - height * length)
      let side = abs(across) > 0.5 ? normal(atHeight: height, length: length) : .zero
      let outwards = Point(
        x: side.x * (across < 0 ? -feather : feather),
        y: side.y * feather + (abs(down) > 0.5 ? (down < 0 ? -feather : feather) : 0))
      let fade = min(1, width * 6)
      return WarpCommand.Vertex(
        position: place + outwards * fade, texture: Point(x: u + 0.5, y: v),
        shade: shade(u, width: width), opacity: isRim || height == 0 && gone > 0 ? 0 : 1)
    }
    return mesh
  }

  /// What the cloth leaves free, as convex polygons: above it, below it, and beside every row.
  func surroundings() -> [[Point]] {
    let (length, gone) = (end - bounds.minY, gone)
    // A point under the cloth, for its smooth edge.
    let rows = (0...Self.rows).map { row -> (y: Double, half: Double) in
      let height = (1 - gone) * (1 - Double(row) / Double(Self.rows))
      return (
        end - height * length,
        max(0, bounds.width / 2 * width(atHeight: height) - 1)
      )
    }
    guard let top = rows.first?.y else { return [] }
    let beside = zip(rows, rows.dropFirst()).flatMap { above, below in
      [(-1.0, bounds.minX), (1.0, bounds.maxX)].map { side, edge in
        [
          Point(x: edge, y: above.y), Point(x: bounds.midX + side * above.half, y: above.y),
          Point(x: bounds.midX + side * below.half, y: below.y), Point(x: edge, y: below.y),
        ]
      }
    }
    return [rectangle(from: bounds.minY, to: top), rectangle(from: end, to: bounds.maxY)] + beside
  }

  private func rectangle(from top: Double, to bottom: Double) -> [Point] {
    guard bottom > top else { return [] }
    return Rect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top).corners
  }

  /// The funnel's width at a height, in parts of the picture's.
  private func width(atHeight height: Double) -> Double {
    let funnel = smoothStep(height / Self.neck)
    return 1 + (funnel - 1) * gathered
  }

  /// The unit vector away from the funnel's right side at a height.
  private func normal(atHeight height: Double, length: Double) -> Point {
    let step = 1e-3
    let growth = (width(atHeight: height + step) - width(atHeight: height - step)) / (2 * step)
    let outwards = Point(x: length, y: bounds.width / 2 * growth)
    return outwards * (1 / outwards.length)
  }

  /// Pleats run down the funnel, deeper where it is narrower.
  private func shade(_ u: Double, width: Double) -> Double {
    let squeeze = 1 - width
    let pleat = 0.5 - 0.5 * cos(2 * Double.pi * Self.pleats * u)
    return 1 - Self.darkening * squeeze * squeeze
      - Self.pleatDepth * squeeze * (1 - squeeze / 2) * pleat
  }
}
