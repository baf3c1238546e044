internal import Display

extension Canvas {
  func draw(_ command: TextCommand, in context: DrawingContext) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    let em = command.font.size
    let own = command.transform.concatenating(context.transform)
    guard opacity > 0, em > 0, em.isFinite, own.determinant != 0, own.determinant.isFinite else {
      return
    }
    let wanted = context.sharpness * DrawingContext.step(for: command.transform.stretch)
    let pixels = min(em * wanted, TextRasterizer.largestPixels)
    let eighths = Int((pixels * TextRasterizer.sizeSteps).rounded())
    guard eighths > 0 else { return }
    // Pixels of the runs a point of the command's own coordinates.
    let density = Double(eighths) / TextRasterizer.sizeSteps / em
    let line = Line(
      origin: command.origin, em: em, density: density, eighths: eighths, transform: own,
      color: PremultipliedColor(command.color, scaledBy: opacity))
    for piece in fonts.layout(of: command.text, in: command.font).pieces {
      if (piece.width + 1) * em * density < Double(GlyphAtlas.width) {
        try draw(piece, of: line, in: context)
      } else {
        for part in fonts.characters(of: piece) { try draw(part, of: line, in: context) }
      }
    }
  }

  /// What the pieces of a line have in common.
  private struct Line {
    let origin: Point
    /// The em in points.
    let em: Double
    /// Pixels of the runs a point.
    let density: Double
    /// The em of the runs in eighths of a pixel.
    let eighths: Int
    let transform: AffineTransform
    let color: PremultipliedColor
  }

  private func draw(
    _ piece: TextLayout.Piece, of line: Line, in context: DrawingContext
  ) throws(RenderError) {
    let (em, density) = (line.em, line.density)
    let left = line.origin.x + piece.x * em
    let box = Rect(
      x: left - em, y: line.origin.y - 1.5 * em, width: (piece.width + 2) * em, height: 2.5 * em)
    guard !context.clip.intersection(touchedBy: line.transform.boundingBox(of: box)).isEmpty,
      let entry = try atlas.entry(
        for: .run(TextRunKey(run: piece.run, eighths: line.eighths)),
        beforeEviction: { () throws(RenderError) in try self.batch.flush() })
    else { return }
    // Runs start at whole pixels of their own layer, so that a resting layer is crisp and a moving
    // one moves smoothly.
    var origin = Point(x: left * density, y: line.origin.y * density)
    if line.transform.keepsAxes { origin = Point(x: origin.x.rounded(), y: origin.y.rounded()) }
    let rect = Rect(
      x: (origin.x + Double(entry.left)) / density, y: (origin.y + Double(entry.top)) / density,
      width: Double(entry.width) / density, height: Double(entry.height) / density)
    try batch.add(texture: entry.page, clip: context.clip) { mesh in
      mesh.addGlyphs(rect, transform: line.transform, entry: entry, color: line.color)
    }
  }
}

extension Mesh {
  /// Adds the face of a run; its own soft edges need no feather.
  fileprivate mutating func addGlyphs(
    _ rect: Rect, transform: AffineTransform, entry: GlyphAtlas.Entry, color: PremultipliedColor
  ) {
    let (unitX, unitY) = (1 / Double(GlyphAtlas.width), 1 / Double(GlyphAtlas.height))
    let (x, y) = (Double(entry.x) + Sampling.bias, Double(entry.y) + Sampling.bias)
    let (left, right) = (x * unitX, (x + Double(entry.width)) * unitX)
    let (top, bottom) = (y * unitY, (y + Double(entry.height)) * unitY)
    let first = nextIndex
    func add(_ x: Double, _ y: Double, _ u: Double, _ v: Double) {
      addVertex(
        Vertex(
          at: transform.apply(to: Point(x: x, y: y)), texture: Point(x: u, y: v), color: color))
    }
    add(rect.minX, rect.minY, left, top)
    add(rect.maxX, rect.minY, right, top)
    add(rect.maxX, rect.maxY, right, bottom)
    add(rect.minX, rect.maxY, left, bottom)
    addQuad(first, first + 1, first + 2, first + 3)
  }
}
