/// A rectangle of a plane that is seen through a projection, on its way to a mesh.
struct ProjectedPlane {
  let bounds: Rect
  let projection: Projection
  /// How sharp the picture of the plane has to be: how much its nearest corner is enlarged, within
  /// limits.
  let sharpness: Double
  private let nearness: [Double]
  private let cells: Int
  /// Half of the width over which an edge fades, in points.
  private let fade: Double

  /// The least distance from the eye's plane that is drawn, in eye distances; what is nearer would
  /// be enlarged more than fifty times.
  private static let leastNearness = 0.02
  /// How far a line within a cell may be from straight, in points: half a pixel of a window with two
  /// pixels a point.
  private static let tolerance = 0.25
  private static let mostCells = 64
  /// Pictures are not made sharper than this, whatever is enlarged.
  private static let mostSharpness = 4.0
  /// A pixel of a window with two pixels a point is half a point wide; of one with one, a whole one.
  private static let mostFade = 0.375

  init(bounds: Rect, projection: Projection) {
    self.bounds = bounds
    self.projection = projection
    let corners = bounds.corners
    nearness = corners.map(projection.nearness)
    let stretch = corners.map(projection.stretch).max() ?? 1
    sharpness = stretch > 0 ? min(stretch, Self.mostSharpness) : 1
    cells = Self.cells(
      nearness: nearness, diagonal: Point(x: bounds.width, y: bounds.height).length * stretch)
    // What is seen nearly from its edge keeps some of its middle.
    let seen = corners.compactMap(projection.apply)
    fade = seen.count == corners.count ? min(Self.mostFade, Self.thickness(of: seen) / 4) : 0
  }

  func mesh() -> WarpMesh {
    var mesh = WarpMesh()
    if nearness.allSatisfy({ $0 >= Self.leastNearness }) {
      // One more place at each end to fade out on.
      let places = (-1...cells + 1).map(Double.init)
      mesh.addGrid(columns: places, rows: places) { vertex(column: Int($0), row: Int($1)) }
      return mesh
    }
    for row in 0..<cells {
      for column in 0..<cells {
        let (from, to) = (place(column, row), place(column + 1, row + 1))
        let cell = Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
        let seen = WarpMesh.cut(cell.corners) { projection.nearness(of: $0) - Self.leastNearness }
        mesh.addPolygon(seen.map { vertex($0) })
      }
    }
    return mesh
  }

  private func place(_ column: Int, _ row: Int) -> Point {
    Point(
      x: bounds.minX + bounds.width * Double(column) / Double(cells),
      y: bounds.minY + bounds.height * Double(row) / Double(cells))
  }

  /// A place of the plane, moved on screen; beyond the middle of its last pixel a picture fades, so
  /// that far the edge goes on with what is there.
  private func vertex(_ place: Point, movedBy offset: Point = .zero) -> WarpCommand.Vertex {
    func fraction(_ distance: Double, of length: Double) -> Double {
      let half = min(0.5 / (length * sharpness), 0.5)
      return min(max(distance / length, half), 1 - half)
    }
    return WarpCommand.Vertex(
      position: ((projection.apply(to: place) ?? .zero) + offset) * (1 / sharpness),
      texture: Point(
        x: fraction(place.x - bounds.minX, of: bounds.width),
        y: fraction(place.y - bounds.minY, of: bounds.height)))
  }

  /// A crossing of the grid, whose outermost lines lie in the same place as their neighbours and are
  /// moved apart: half inwards, half outwards.
  private func vertex(column: Int, row: Int) -> WarpCommand.Vertex {
    let place = place(min(max(column, 0), cells), min(max(row, 0), cells))
    let isOutside = column < 0 || column > cells || row < 0 || row > cells
    guard isOutside || column == 0 || column == cells || row == 0 || row == cells else {
      return vertex(place)
    }
    let map = projection.linearized(around: place)
    let (along, across) = (Point(x: map.a, y: map.b), Point(x: map.c, y: map.d))
    let sides = [(column, along, across), (row, across, along)].compactMap {
      index, outward, tangent -> (normal: Point, move: Double)? in
      guard index <= 0 || index >= cells, tangent.length > 0 else { return nil }
      let upright = Point(x: -tangent.y, y: tangent.x) * (1 / tangent.length)
      let turned = upright.x * outward.x + upright.y * outward.y < 0 ? upright * -1 : upright
      return (turned * (index <= 0 ? -1 : 1), index < 0 || index > cells ? fade : -fade)
    }
    var result = vertex(place, movedBy: Self.move(sides))
    result.opacity = isOutside ? 0 : 1
    return result
  }

  /// The move that leads away from one or two lines by their distances.
  private static func move(_ sides: [(normal: Point, move: Double)]) -> Point {
    guard let first = sides.first else { return .zero }
    guard sides.count > 1 else { return first.normal * first.move }
    let second = sides[1]
    let area = first.normal.x * second.normal.y - first.normal.y * second.normal.x
    // Lines that are nearly one have no corner to speak of.
    guard abs(area) > leastCorner else { return first.normal * first.move }
    return Point(
      x: (first.move * second.normal.y - second.move * first.normal.y) / area,
      y: (second.move * first.normal.x - first.move * second.normal.x) / area)
  }

  private static let leastCorner = 0.2

  /// The area of a polygon by the length of its longest side.
  private static func thickness(of corners: [Point]) -> Double {
    var (twiceArea, longest) = (0.0, 0.0)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      twiceArea += corner.x * next.y - corner.y * next.x
      longest = max(longest, (next - corner).length)
    }
    return longest > 0 ? abs(twiceArea) / (2 * longest) : 0
  }

  /// How many cells a side is cut into.
  ///
  /// In a cell over which the nearness changes by a share s the picture is displaced by at most s / 4
  /// of the cell's diagonal: shares and diagonals both go with the number of cells.
  private static func cells(nearness: [Double], diagonal: Double) -> Int {
    guard let nearest = nearness.min(), let farthest = nearness.max(), farthest > nearest else {
      return 1
    }
    guard nearest >= leastNearness else { return mostCells }
    let share = (farthest - nearest) / nearest
    let wanted = (diagonal * share / (4 * tolerance)).squareRoot().rounded(.up)
    return Int(min(max(wanted, 1), Double(mostCells)))
  }
}
