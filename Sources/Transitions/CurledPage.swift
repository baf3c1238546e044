import Display

#if canImport(Glibc)
  internal import Glibc
#endif

/// A page that rolls up around a cylinder which travels over it from one corner.
///
/// `s` is a place's distance from the lifted corner along the travel, in points. The page is flat
/// for s > fold; at s < fold it has run around the cylinder by the angle (fold − s) / radius; past
/// half a turn it lies flat on top, back side up, and runs ahead of the fold.
nonisolated struct CurledPage {
  let bounds: Rect
  /// The unit vector of the cylinder's travel.
  let travel: Point
  /// How far the cylinder has come, in points from the lifted corner.
  let fold: Double
  /// The cylinder's radius in points.
  let radius: Double

  /// How many strips approximate the half turn: at 28 the silhouette is off by less than 0.2 % of
  /// the radius.
  private static let strips = 28
  /// The eye's distance above the page, in page lengths: lifted parts look a little larger.
  private static let eyeDistance = 3.0
  /// How much light the paper loses where it stands upright.
  private static let slopeShadow = 0.55

  /// Where on the roll the light comes back, how wide the band is, in radians, how strong.
  private static let glossTurn = 2.25
  private static let glossWidth = 0.5
  private static let gloss = 0.4

  init(bounds: Rect, travel: Point, progress: Double) {
    self.bounds = bounds
    self.travel = travel
    let extent = bounds.corners.map { $0.x * travel.x + $0.y * travel.y }
    let span = (extent.max() ?? 0) - (extent.min() ?? 0)
    radius = span * 0.11
    // One radius past the far corner everything has left the page.
    fold = progress * (span + radius)
    start = extent.min() ?? 0
    length = span
  }

  private let start: Double
  private let length: Double

  /// A place's distance from the lifted corner along the travel.
  func distance(_ place: Point) -> Double { place.x * travel.x + place.y * travel.y - start }

  /// The turn around the cylinder at a distance, in radians; 0 where the page is flat.
  private func turn(_ s: Double) -> Double { max(0, (fold - s) / radius) }

  /// Where a place of the page is seen.
  func position(_ place: Point) -> Point {
    let s = distance(place)
    let turn = turn(s)
    guard turn > 0 else { return place }
    let (ahead, height) =
      turn < Double.pi
      ? (fold - radius * sin(turn), radius * (1 - cos(turn)))
      : (fold + (turn - Double.pi) * radius, 2 * radius)
    let lifted = place + travel * (ahead - s)
    let scale = 1 + height / (Self.eyeDistance * length)
    return bounds.center + (lifted - bounds.center) * scale
  }

  /// The sides of the page.
  enum Side {
    /// What is still flat, and the cylinder's near half: the picture.
    case front
    /// The cylinder's far half and what lies on top: the paper's back.
    case back
  }

  /// The triangles of a side; `spread` is how far outside its edges it fades to nothing.
  func mesh(_ side: Side, spread: Double = WarpMesh.feather) -> WarpMesh {
    var mesh = WarpMesh()
    for (near, far) in cuts(side) {
      let strip = band(from: near, to: far)
      guard strip.count >= 3 else { continue }
      mesh.addPolygon(strip.map { vertex($0, side: side) })
      addFeather(to: &mesh, around: strip, side: side, spread: spread)
    }
    return mesh
  }

  /// Distances at which the page is cut into strips, in the order of drawing: lowest first.
  private func cuts(_ side: Side) -> [(Double, Double)] {
    let quarter = radius * Double.pi / 2
    let step = quarter / Double(Self.strips / 2)
    let steps = 0..<(Self.strips / 2)
    switch side {
    case .front:
      return [(fold, length)]
        + steps.map { (fold - Double($0 + 1) * step, fold - Double($0) * step) }
    case .back:
      let top = fold - quarter
      return steps.map { (top - Double($0 + 1) * step, top - Double($0) * step) }
        + [(0, fold - 2 * quarter)]
    }
  }

  private func vertex(_ place: Point, side: Side) -> WarpCommand.Vertex {
    let turn = min(turn(distance(place)), Double.pi)
    let light = side == .front ? cos(turn) : -cos(turn)
    return WarpCommand.Vertex(
      position: position(place), texture: bounds.fraction(of: place),
      shade: 1 - Self.slopeShadow * (1 - max(0, light)))
  }

  /// The light that the roll throws back: a soft band along its upper half.
  func gloss() -> WarpMesh {
    var mesh = WarpMesh()
    for (near, far) in cuts(.back).dropLast() {
      mesh.addPolygon(
        band(from: near, to: far).map { place in
          let away = (turn(distance(place)) - Self.glossTurn) / Self.glossWidth
          let share = max(0, 1 - away * away)
          return WarpCommand.Vertex(
            position: position(place), texture: bounds.fraction(of: place),
            opacity: Self.gloss * share * share)
        })
    }
    return mesh
  }

  /// Fades the strip out along those of its edges that are the page's own.
  private func addFeather(
    to mesh: inout WarpMesh, around strip: [Point], side: Side, spread: Double
  ) {
    for (index, from) in strip.enumerated() {
      let to = strip[(index + 1) % strip.count]
      guard let outward = outward(from, to) else { continue }
      let edge = [from, to].map { vertex($0, side: side) }
      let rim = zip([from, to], edge).map { place, inner in
        var outer = inner
        outer.position = position(place + outward * spread)
        outer.opacity = 0
        return outer
      }
      mesh.addPolygon([edge[0], edge[1], rim[1], rim[0]])
    }
  }

  /// The outward normal when an edge lies on the page's border.
  private func outward(_ from: Point, _ to: Point) -> Point? {
    let tolerance = 1e-9 * (bounds.width + bounds.height)
    func both(_ coordinate: (Point) -> Double, at value: Double) -> Bool {
      abs(coordinate(from) - value) < tolerance && abs(coordinate(to) - value) < tolerance
    }
    if both(\.x, at: bounds.minX) { return Point(x: -1, y: 0) }
    if both(\.x, at: bounds.maxX) { return Point(x: 1, y: 0) }
    if both(\.y, at: bounds.minY) { return Point(x: 0, y: -1) }
    if both(\.y, at: bounds.maxY) { return Point(x: 0, y: 1) }
    return nil
  }

  /// The part of the page between two distances, as a convex polygon.
  func band(from near: Double, to far: Double) -> [Point] {
    guard far > near else { return [] }
    let beyondNear = WarpMesh.cut(bounds.corners) { distance($0) - near }
    return WarpMesh.cut(beyondNear) { far - distance($0) }
  }
}
