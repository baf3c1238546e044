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
    let resolution = Int((pixels * TextRasterizer.sizeSteps).rounded())
    guard resolution > 0 else { return }
    let line = Line(
      command, resolution: resolution, transform: own,
      color: PremultipliedColor(command.color, scaledBy: opacity),
      rests: context.resting(command.transform))
    for piece in fonts.layout(of: command.text, in: command.font).pieces {
      try drawWhole(piece, of: line, in: context)
    }
  }

  /// Draws a piece, in parts where it does not fit into a page of the atlas.
  private func drawWhole(
    _ piece: TextLayout.Piece, of line: Line, in context: DrawingContext
  ) throws(RenderError) {
    let isSingle = piece.run.text.count == 1
    guard !isSingle, line.pixels(of: piece) >= Double(GlyphAtlas.width) else {
      return try draw(piece, of: line, in: context)
    }
    for part in fonts.parts(of: piece) { try drawWhole(part, of: line, in: context) }
  }

  private func draw(
    _ piece: TextLayout.Piece, of line: Line, in context: DrawingContext
  ) throws(RenderError) {
    guard
      !context.clip.intersection(touchedBy: line.box(of: piece)).isEmpty,
      let entry = try atlas.entry(
        for: .run(TextRunKey(run: piece.run, resolution: line.resolution)),
        beforeEviction: { () throws(RenderError) in try self.batch.flush() })
    else { return }
    let (rect, transform) = line.place(of: piece, entry)
    try batch.add(texture: entry.page, clip: context.clip) { mesh in
      mesh.addGlyphs(rect, transform: transform, entry: entry, color: line.color)
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
