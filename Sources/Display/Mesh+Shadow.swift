extension Mesh {
  private static let bands = 8
  /// How far a soft ring may stray from the true arc, in pixels.
  private static let softTolerance = 0.4

  /// Adds the soft shadow of a rectangle that is too small for a tile: full strength `blur` inside the edge, nothing
  /// `blur` outside it, both in the outline's own units.
  package mutating func addShadow(_ outline: RoundedOutline, blur: Double, paint: Paint) {
    guard blur * min(outline.scaleX, outline.scaleY) > 1 else {
      addRectangle(outline, paint: paint)
      return
    }
    // A blurred corner is round; with a radius of the blur at least, the innermost ring keeps a
    // corner instead of folding over.
    let halfSide = min(outline.rect.width, outline.rect.height) / 2
    let radius = max(outline.radius, min(blur, halfSide))
    prepareQuarter(
      segments: max(1, outline.segments(radius: radius + blur, tolerance: Self.softTolerance)))
    var previous: Int32?
    for band in 0...Self.bands {
      let fraction = Double(band) / Double(Self.bands)
      let distance = blur * (2 * fraction - 1)
      let inset = min(distance, halfSide)
      let ring = addRing(
        outline, insetX: inset * outline.scaleX, insetY: inset * outline.scaleY, paint: paint,
        coverage: ShadowTile.coverage(depth: distance, blur: blur), radius: radius)
      if let previous { addBand(from: previous, to: ring, count: ringCount) }
      previous = ring
      if distance >= halfSide { break }
    }
    if let previous { addFan(first: previous, count: ringCount) }
  }

  /// Adds a shadow in nine slices of a tile that lies in `texture`, from the middle of its first
  /// texel to the middle of its last.
  package mutating func addShadow(
    _ outline: RoundedOutline, blur: Double, tile: ShadowTile, texture: Rect, paint: Paint
  ) {
    let (rect, extent) = (outline.rect, tile.extent(blur: blur))
    let (left, right) = (rect.minX - blur, rect.maxX + blur)
    let (top, bottom) = (rect.minY - blur, rect.maxY + blur)
    let color = PremultipliedColor(paint.color, scaledBy: paint.opacity)
    let columns = [
      (left, texture.minX), (left + extent, texture.maxX), (right - extent, texture.maxX),
      (right, texture.minX),
    ]
    let rows = [
      (top, texture.minY), (top + extent, texture.maxY), (bottom - extent, texture.maxY),
      (bottom, texture.minY),
    ]
    let first = nextIndex
    for (y, v) in rows {
      for (x, u) in columns {
        addVertex(
          Vertex(
            at: outline.transform.apply(to: Point(x: x, y: y)), texture: Point(x: u, y: v),
            color: color))
      }
    }
    for row in Int32(0)..<3 {
      for column in Int32(0)..<3 {
        let corner = first + row * 4 + column
        addQuad(corner, corner + 1, corner + 5, corner + 4)
      }
    }
  }
}
