#if canImport(Glibc)
  internal import Glibc
#endif

/// Half of the width over which an edge fades: coverage falls from 1 half a pixel inside the edge
/// to 0 half a pixel outside, which is what a pixel's area would say.
let feather = 0.5

extension Mesh {
  /// Adds a filled rectangle with feathered edges; upright edges on whole pixels stay hard.
  package mutating func addRectangle(_ outline: RoundedOutline, paint: Paint) {
    if outline.pixelRect != nil {
      addPlainRectangle(outline, paint: paint)
      return
    }
    prepareQuarter(segments: outline.segments(radius: outline.radius))
    let outer = addRing(outline, insetX: -feather, insetY: -feather, paint: paint, coverage: 0)
    let inner = addPlateau(of: outline, paint: paint)
    addBand(from: outer, to: inner, count: ringCount)
    addFan(first: inner, count: ringCount)
  }

  /// Adds a filled rectangle with a border inside its edge, as one seamless mesh.
  package mutating func addRectangle(
    _ outline: RoundedOutline, paint: Paint, borderWidth: Double, borderColor: Color
  ) {
    let width = min(borderWidth, min(outline.rect.width, outline.rect.height) / 2)
    guard width > 0, borderColor.alpha > 0 else {
      if paint.isVisible { addRectangle(outline, paint: paint) }
      return
    }
    // A border thinner than a pixel is drawn a pixel wide and as faint as it is thin.
    let strength = min(1, width * min(outline.scaleX, outline.scaleY))
    let border = paint.covered(by: borderColor.withAlpha(borderColor.alpha * strength))
    let widthX = max(1, width * outline.scaleX)
    let widthY = max(1, width * outline.scaleY)

    prepareQuarter(segments: outline.segments(radius: outline.radius))
    let rim = addRing(outline, insetX: -feather, insetY: -feather, paint: border, coverage: 0)
    let outside = addRing(outline, insetX: feather, insetY: feather, paint: border, coverage: 1)
    addBand(from: rim, to: outside, count: ringCount)
    let inside = addRing(
      outline, insetX: widthX - feather, insetY: widthY - feather, paint: border, coverage: 1)
    addBand(from: outside, to: inside, count: ringCount)
    let fill = addRing(
      outline, insetX: min(widthX + feather, outline.widthInPixels / 2),
      insetY: min(widthY + feather, outline.heightInPixels / 2), paint: paint, coverage: 1)
    addBand(from: inside, to: fill, count: ringCount)
    addFan(first: fill, count: ringCount)
  }

  /// Adds everything outside a rectangle, as far as `reach` pixels from it, with feathered edges:
  /// what a clip takes away.
  package mutating func addOutside(
    of outline: RoundedOutline, reach: Double, paint: Paint
  ) {
    prepareQuarter(segments: outline.segments(radius: outline.radius))
    let far = addRing(outline, insetX: -reach, insetY: -reach, paint: paint, coverage: 1)
    let near = addRing(outline, insetX: -feather, insetY: -feather, paint: paint, coverage: 1)
    addBand(from: far, to: near, count: ringCount)
    let (width, height) = (outline.widthInPixels, outline.heightInPixels)
    let rest = 1 - min(1, width) * min(1, height)
    let inside = addRing(
      outline, insetX: min(feather, width - feather), insetY: min(feather, height - feather),
      paint: paint, coverage: rest)
    addBand(from: near, to: inside, count: ringCount)
    if rest > 0 { addFan(first: inside, count: ringCount) }
  }

  /// Adds a rectangle without feathered edges.
  package mutating func addPlainRectangle(_ outline: RoundedOutline, paint: Paint) {
    let first = nextIndex
    for corner in 0..<4 {
      var vertex = paint.vertex(
        at: outline.corner(corner), transform: outline.transform, coverage: 1)
      if let pixels = outline.pixelRect {
        // Whole pixels exactly: a tiny error must not let a row in or out.
        vertex.x = Float(Double(vertex.x) < pixels.midX ? pixels.minX : pixels.maxX)
        vertex.y = Float(Double(vertex.y) < pixels.midY ? pixels.minY : pixels.maxY)
      }
      addVertex(vertex)
    }
    addQuad(first, first + 1, first + 2, first + 3)
  }

  /// Adds a rectangle as it is, for textures whose own edges are soft.
  package mutating func addQuad(_ rect: Rect, transform: AffineTransform, paint: Paint) {
    let first = nextIndex
    for corner in [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ] {
      addVertex(paint.vertex(at: corner, transform: transform, coverage: 1))
    }
    addQuad(first, first + 1, first + 2, first + 3)
  }

  /// The number of corners of a ring.
  var ringCount: Int32 { Int32(quarter.count * 4) }

  /// Sets the corners' quarter circle: cosine and sine from 0 to a right angle.
  mutating func prepareQuarter(segments: Int) {
    quarter.removeAll(keepingCapacity: true)
    guard segments > 0 else {
      quarter.append(Point(x: 1, y: 1))
      return
    }
    // Corners between the ends lie a little outside the arc, so that the pieces cut through it and
    // cover what the arc covers.
    let slice = Double.pi / 2 / Double(segments)
    let reach = 2 / (1 + cos(slice / 2))
    for step in 0...segments {
      let angle = slice * Double(step)
      let radius = step == 0 || step == segments ? 1 : reach
      quarter.append(Point(x: cos(angle) * radius, y: sin(angle) * radius))
    }
  }

  /// Adds the ring half a pixel inside the edge, where the shape is fully covered; a shape thinner
  /// than a pixel gets a plateau as low as it is thin.
  private mutating func addPlateau(of outline: RoundedOutline, paint: Paint) -> Int32 {
    let (width, height) = (outline.widthInPixels, outline.heightInPixels)
    return addRing(
      outline, insetX: min(feather, width - feather), insetY: min(feather, height - feather),
      paint: paint, coverage: min(1, width) * min(1, height))
  }

  /// Adds the outline moved inwards by a number of pixels, clockwise, and returns its first index.
  mutating func addRing(
    _ outline: RoundedOutline, insetX: Double, insetY: Double, paint: Paint, coverage: Double,
    radius: Double? = nil
  ) -> Int32 {
    let first = nextIndex
    let (dx, dy) = (insetX / outline.scaleX, insetY / outline.scaleY)
    let full = radius ?? outline.radius
    let (radiusX, radiusY) = (max(0, full - dx), max(0, full - dy))
    let rect = outline.rect
    let (left, right) = (rect.minX + dx, rect.maxX - dx)
    let (top, bottom) = (rect.minY + dy, rect.maxY - dy)
    let flat = paint.flatColor(coverage: coverage)
    for corner in 0..<4 {
      // Clockwise from the left upper corner; every second quarter runs the other way round.
      let isRight = corner == 1 || corner == 2
      let isBottom = corner >= 2
      let centerX = isRight ? right - radiusX : left + radiusX
      let centerY = isBottom ? bottom - radiusY : top + radiusY
      let runsBackwards = corner == 1 || corner == 3
      for step in quarter.indices {
        let unit = quarter[runsBackwards ? quarter.count - 1 - step : step]
        let point = Point(
          x: centerX + (isRight ? unit.x : -unit.x) * radiusX,
          y: centerY + (isBottom ? unit.y : -unit.y) * radiusY)
        addVertex(
          paint.vertex(
            at: point, transform: outline.transform, coverage: coverage, flat: flat))
      }
    }
    return first
  }
}

extension Paint {
  /// This paint with a colour laid over it.
  func covered(by top: Color) -> Paint {
    var result = self
    result.color = top.composed(over: color)
    result.bottomColor = bottomColor.map { top.composed(over: $0) }
    return result
  }

  /// False when nothing would be seen of it.
  var isVisible: Bool { opacity > 0 && (color.alpha > 0 || (bottomColor?.alpha ?? 0) > 0) }
}

extension RoundedOutline {
  /// A corner, clockwise from the left upper one.
  func corner(_ index: Int) -> Point {
    Point(
      x: index == 1 || index == 2 ? rect.maxX : rect.minX, y: index >= 2 ? rect.maxY : rect.minY)
  }
}
