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
    let color = PremultipliedColor(command.color, scaledBy: opacity)
    let snaps = own.keepsAxes
    let layout = fonts.layout(of: command.text, in: command.font)
    for piece in layout.pieces {
      let key = TextRunKey(run: piece.run, eighths: eighths)
      let left = command.origin.x + piece.x * em
      let box = Rect(
        x: left - em, y: command.origin.y - 1.5 * em,
        width: em * Double(piece.run.text.utf8.count + 2),
        height: 2.5 * em)
      guard !context.clip.intersection(touchedBy: own.boundingBox(of: box)).isEmpty,
        let entry = try atlas.entry(
          for: key, beforeEviction: { () throws(RenderError) in try self.batch.flush() })
      else { continue }
      // Runs start at whole pixels of their own layer, so that a resting layer is crisp and a
      // moving one moves smoothly.
      var origin = Point(x: left * density, y: command.origin.y * density)
      if snaps { origin = Point(x: origin.x.rounded(), y: origin.y.rounded()) }
      let rect = Rect(
        x: (origin.x + Double(entry.left)) / density, y: (origin.y + Double(entry.top)) / density,
        width: Double(entry.width) / density, height: Double(entry.height) / density)
      try batch.add(texture: entry.page, clip: context.clip) { mesh in
        mesh.addGlyphs(rect, transform: own, entry: entry, color: color)
      }
    }
  }
}

extension Mesh {
  /// Adds the face of a run; its own soft edges need no feather.
  fileprivate mutating func addGlyphs(
    _ rect: Rect, transform: AffineTransform, entry: GlyphAtlas.Entry, color: PremultipliedColor
  ) {
    let unit = 1 / Double(GlyphAtlas.side)
    let (left, right) = (Double(entry.x) * unit, Double(entry.x + entry.width) * unit)
    let (top, bottom) = (Double(entry.y) * unit, Double(entry.y + entry.height) * unit)
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
