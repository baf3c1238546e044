#if canImport(Glibc)
  internal import Glibc
#endif

extension Mesh {
  /// The cross-section of a line in pixels: full up to `core` from the middle, nothing from `rim`
  /// on.
  ///
  /// A line thinner than a pixel is as wide as a pixel and as faint as it is thin.
  private struct Profile {
    let core, rim, coverage: Double

    init(width: Double) {
      core = abs(width / 2 - feather)
      rim = width / 2 + feather
      coverage = min(1, width)
    }
  }

  /// Adds a line with round joins and ends and feathered edges.
  package mutating func addPolyline(
    _ points: [Point], width: Double, isClosed: Bool, transform: AffineTransform, paint: Paint
  ) {
    let pixels = width * abs(transform.determinant).squareRoot()
    guard pixels > 0, pixels.isFinite else { return }
    let profile = Profile(width: pixels)
    let line = Self.distinct(points, transform: transform)
    guard let start = line.first, let end = line.last else { return }
    guard line.count > 1 else {
      addDisc(at: start, profile: profile, paint: paint)
      return
    }
    let isLoop = isClosed && line.count > 2
    let segments = isLoop ? line.count : line.count - 1

    var begin: Int32?
    for segment in 0..<segments {
      let from = line[segment]
      let to = line[(segment + 1) % line.count]
      let normal = Self.normal(from: from, to: to)
      let start = begin ?? addSection(at: from, left: normal, right: normal, profile, paint)
      if segment + 1 == segments, !isLoop {
        let end = addSection(at: to, left: normal, right: normal, profile, paint)
        addStrip(from: start, to: end)
        break
      }
      let after = line[(segment + 2) % line.count]
      let turn = Turn(
        at: to, from: normal, to: Self.normal(from: to, to: after),
        room: min((to - from).length, (after - to).length))
      let sections = addTurn(turn, profile, paint)
      addStrip(from: start, to: sections.end)
      begin = sections.begin
    }
    guard !isLoop else { return }
    addCap(at: start, across: Self.normal(from: line[1], to: start), profile: profile, paint: paint)
    addCap(
      at: end, across: Self.normal(from: line[line.count - 2], to: end), profile: profile,
      paint: paint)
  }

  /// A corner of a line.
  private struct Turn {
    let point: Point
    /// The unit normals before and after it.
    let from, to: Point
    /// From the corner to where both edges of a line of half width 1 meet, on the normals' side.
    let miter: Point?
    /// The length of the shorter segment beside it.
    let room: Double

    init(at point: Point, from: Point, to: Point, room: Double) {
      self.point = point
      self.from = from
      self.to = to
      self.room = room
      let half = (from + to) * 0.5
      let square = half.x * half.x + half.y * half.y
      miter = square > Self.leastSquare ? half * (1 / square) : nil
    }

    /// The angle turned; positive is clockwise on screen and opens the line on its normals' side.
    var angle: Double {
      atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
    }

    /// True when the corner is so slight that a round join could not be told from a pointed one.
    var isSlight: Bool {
      guard let miter else { return false }
      return miter.length < Self.slight
    }

    private static let leastSquare = 1e-3
    private static let slight = 1.07
  }

  /// Adds the cross-sections where the line ends before a turn and where it begins after it.
  ///
  /// They share what they can, so that a translucent line is not covered twice.
  private mutating func addTurn(
    _ turn: Turn, _ profile: Profile, _ paint: Paint
  ) -> (end: Int32, begin: Int32) {
    if turn.isSlight, let miter = turn.miter {
      let shared = addSection(at: turn.point, left: miter, right: miter, profile, paint)
      return (shared, shared)
    }
    // The inner edges meet in the miter where the segments are long enough to reach it.
    let inner = turn.miter.flatMap { $0.length * profile.rim < turn.room ? $0 : nil }
    let angle = turn.angle
    let end: Int32
    let begin: Int32
    if angle > 0 {
      end = addSection(at: turn.point, left: turn.from, right: inner ?? turn.from, profile, paint)
      begin = addSection(at: turn.point, left: turn.to, right: inner ?? turn.to, profile, paint)
    } else {
      end = addSection(at: turn.point, left: inner ?? turn.from, right: turn.from, profile, paint)
      begin = addSection(at: turn.point, left: inner ?? turn.to, right: turn.to, profile, paint)
    }
    let side = angle > 0 ? 1.0 : -1.0
    let hub = inner.map { turn.point - $0 * (side * profile.core) } ?? turn.point
    addWedge(
      at: turn.point, hub: hub, from: turn.from * side, turn: angle, profile: profile, paint: paint)
    return (end, begin)
  }

  /// Adds the four points across a line and returns the first: rim, core, core, rim.
  private mutating func addSection(
    at point: Point, left: Point, right: Point, _ profile: Profile, _ paint: Paint
  ) -> Int32 {
    let first = nextIndex
    addPixelVertex(point + left * profile.rim, paint: paint, coverage: 0)
    addPixelVertex(point + left * profile.core, paint: paint, coverage: profile.coverage)
    addPixelVertex(point - right * profile.core, paint: paint, coverage: profile.coverage)
    addPixelVertex(point - right * profile.rim, paint: paint, coverage: 0)
    return first
  }

  private mutating func addStrip(from begin: Int32, to end: Int32) {
    for lane in Int32(0)..<3 {
      addQuad(begin + lane, end + lane, end + lane + 1, begin + lane + 1)
    }
  }

  private mutating func addCap(at point: Point, across: Point, profile: Profile, paint: Paint) {
    addWedge(
      at: point, hub: point, from: across, turn: Double.pi, profile: profile, paint: paint)
  }

  private mutating func addDisc(at point: Point, profile: Profile, paint: Paint) {
    addWedge(
      at: point, hub: point, from: Point(x: 1, y: 0), turn: 2 * Double.pi, profile: profile,
      paint: paint)
  }

  /// Adds a sector of a feathered disc, filled from a hub that may lie beside the disc's centre.
  private mutating func addWedge(
    at point: Point, hub: Point, from: Point, turn: Double, profile: Profile, paint: Paint
  ) {
    let step = 2 * acos(max(0, 1 - 0.1 / max(profile.rim, 0.2)))
    let count = max(1, Int((abs(turn) / step).rounded(.up)))
    let center = nextIndex
    addPixelVertex(hub, paint: paint, coverage: profile.coverage)
    for index in 0...count {
      let angle = turn * Double(index) / Double(count)
      let direction = AffineTransform(rotationAngle: angle).apply(to: from)
      addPixelVertex(point + direction * profile.core, paint: paint, coverage: profile.coverage)
      addPixelVertex(point + direction * profile.rim, paint: paint, coverage: 0)
    }
    for index in Int32(0)..<Int32(count) {
      let here = center + 1 + 2 * index
      addTriangle(center, here, here + 2)
      addQuad(here, here + 1, here + 3, here + 2)
    }
  }
}
