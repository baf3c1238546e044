extension Mesh {
  /// A corner sharper than this would send its feather far out.
  private static let longestMiter = 4.0

  /// Adds a filled convex shape with feathered edges; the outline may run either way.
  package mutating func addPolygon(
    _ points: [Point], transform: AffineTransform, paint: Paint
  ) {
    let outline = Self.distinct(points, transform: transform)
    guard outline.count > 2 else { return }
    let (area, perimeter) = Self.measures(of: outline)
    guard area != 0, area.isFinite, perimeter > 0 else { return }
    let thickness = 4 * abs(area) / perimeter
    let inset = min(feather, thickness - feather)
    let coverage = min(1, thickness)
    let outward = area > 0 ? 1.0 : -1.0

    let outer = nextIndex
    for (index, point) in outline.enumerated() {
      let before = outline[(index + outline.count - 1) % outline.count]
      let after = outline[(index + 1) % outline.count]
      let miter = Self.miter(before, point, after) * outward
      addPixelVertex(point + miter * feather, paint: paint, coverage: 0)
      addPixelVertex(point - miter * inset, paint: paint, coverage: coverage)
    }
    let count = Int32(truncatingIfNeeded: outline.count)
    for step in 0..<count {
      let (here, next) = (outer + 2 * step, outer + 2 * ((step + 1) % count))
      addQuad(here, next, next + 1, here + 1)
    }
    for step in 1..<(count - 1) {
      addTriangle(outer + 1, outer + 2 * step + 1, outer + 2 * step + 3)
    }
  }

  /// Adds a corner that is in pixels already, of one colour.
  mutating func addPixelVertex(_ point: Point, paint: Paint, coverage: Double) {
    addVertex(
      Vertex(
        at: point, texture: Point(x: paint.texture.tx, y: paint.texture.ty),
        color: PremultipliedColor(paint.color, scaledBy: coverage * paint.opacity)))
  }

  /// The points in pixels without repetitions, which have no direction.
  static func distinct(_ points: [Point], transform: AffineTransform) -> [Point] {
    let least = 1e-3
    var result: [Point] = []
    result.reserveCapacity(points.count)
    for point in points.lazy.map(transform.apply) where point.x.isFinite && point.y.isFinite {
      if let last = result.last, (point - last).length < least { continue }
      result.append(point)
    }
    while let first = result.first, let last = result.last, result.count > 1,
      (first - last).length < least
    {
      result.removeLast()
    }
    return result
  }

  /// The area, positive when the outline turns clockwise on screen, and the length around.
  private static func measures(of outline: [Point]) -> (area: Double, perimeter: Double) {
    var (twice, perimeter) = (0.0, 0.0)
    for (index, point) in outline.enumerated() {
      let next = outline[(index + 1) % outline.count]
      twice += point.x * next.y - next.x * point.y
      perimeter += (next - point).length
    }
    return (twice / 2, perimeter)
  }

  /// How far a corner moves when both of its edges move outwards by one pixel.
  private static func miter(_ before: Point, _ point: Point, _ after: Point) -> Point {
    let first = normal(from: before, to: point)
    let second = normal(from: point, to: after)
    let sum = first + second
    let square = sum.x * sum.x + sum.y * sum.y
    guard square > 0 else { return first }
    return sum * min(2 / square, longestMiter / square.squareRoot())
  }

  /// The unit vector to the left of a direction, which is outwards when the outline turns clockwise
  /// on screen.
  static func normal(from: Point, to: Point) -> Point {
    let direction = to - from
    let length = direction.length
    guard length > 0 else { return .zero }
    return Point(x: direction.y / length, y: -direction.x / length)
  }
}
