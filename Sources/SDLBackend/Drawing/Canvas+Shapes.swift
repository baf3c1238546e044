internal import Display

extension Canvas {
  /// Adds triangles of flat colours, through the white texel of the page that waits already if one
  /// does.
  func addShape(
    in context: DrawingContext, blend: Blend = .over, _ build: (inout Mesh) -> Void
  ) throws(RenderError) {
    let page: TextureID
    if let waiting = batch.texture, atlas.contains(waiting) {
      page = waiting
    } else {
      page = try atlas.anyPage()
    }
    try batch.add(texture: page, blend: blend, clip: context.clip, build)
  }

  func draw(_ command: RectangleCommand, in context: DrawingContext) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    guard opacity > 0,
      let outline = RoundedOutline(
        command.rect, radius: command.cornerRadius,
        transform: command.transform.concatenating(context.transform))
    else { return }
    let paint = Paint(
      color: command.color, bottomColor: command.bottomColor, over: command.rect,
      opacity: opacity, whiteTexel: GlyphAtlas.whiteTexel)
    try addShape(in: context) { mesh in
      mesh.addRectangle(
        outline, paint: paint, borderWidth: command.borderWidth,
        borderColor: command.borderColor)
    }
  }

  func draw(_ command: ShadowCommand, in context: DrawingContext) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    guard opacity > 0,
      let outline = RoundedOutline(
        command.rect, radius: command.cornerRadius,
        transform: command.transform.concatenating(context.transform))
    else { return }
    let paint = Paint(
      color: command.color, opacity: opacity, whiteTexel: GlyphAtlas.whiteTexel)
    guard command.blurRadius * outline.transform.stretch > 1,
      let tile = ShadowTile(
        command.rect, cornerRadius: outline.radius, blur: command.blurRadius),
      let entry = try atlas.entry(
        for: .shadow(tile), beforeEviction: { () throws(RenderError) in try self.batch.flush() })
    else {
      try addShape(in: context) { mesh in
        mesh.addShadow(outline, blur: command.blurRadius, paint: paint)
      }
      return
    }
    try batch.add(texture: entry.page, clip: context.clip) { mesh in
      mesh.addShadow(
        outline, blur: command.blurRadius, tile: tile, texture: entry.texelCenters, paint: paint)
    }
  }

  func draw(_ command: PolylineCommand, in context: DrawingContext) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    guard opacity > 0 else { return }
    let paint = Paint(
      color: command.color, opacity: opacity, whiteTexel: GlyphAtlas.whiteTexel)
    try addShape(in: context) { mesh in
      mesh.addPolyline(
        command.points, width: command.width, isClosed: command.isClosed,
        transform: command.transform.concatenating(context.transform), paint: paint)
    }
  }

  func draw(_ command: PolygonCommand, in context: DrawingContext) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    guard opacity > 0 else { return }
    let paint = Paint(
      color: command.color, opacity: opacity, whiteTexel: GlyphAtlas.whiteTexel)
    try addShape(in: context) { mesh in
      mesh.addPolygon(
        command.points, transform: command.transform.concatenating(context.transform),
        paint: paint)
    }
  }

  func draw(
    _ command: PictureCommand, in context: DrawingContext, blend: Blend = .over
  ) throws(RenderError) {
    let opacity = command.opacity * context.opacity
    let own = command.transform.concatenating(context.transform)
    guard opacity > 0, !command.source.isEmpty,
      let outline = RoundedOutline(
        command.rect, radius: command.cornerRadius, transform: own),
      !context.clip.intersection(touchedBy: own.boundingBox(of: command.rect)).isEmpty
    else { return }
    let pixels = context.sharpness * DrawingContext.step(for: command.transform.stretch)
    let isTurned =
      !own.keepsAxes && command.cornerRadius == 0 && command.source == PictureCommand.whole
    guard
      let picture = try pictures.texture(
        of: command.picture, width: command.rect.width / command.source.width * pixels,
        height: command.rect.height / command.source.height * pixels,
        edge: isTurned ? .soft : .hard)
    else { return }
    let source = command.source.offsetBy(
      dx: Sampling.bias / Double(picture.width), dy: Sampling.bias / Double(picture.height))
    let paint = Paint(source: source, over: command.rect, opacity: opacity)
    try batch.add(texture: picture.texture, blend: blend, clip: context.clip) { mesh in
      if isTurned {
        let (stepX, stepY) = (
          command.rect.width / Double(picture.width), command.rect.height / Double(picture.height)
        )
        let whole = command.rect.insetBy(dx: -stepX, dy: -stepY)
        mesh.addQuad(
          whole, transform: own,
          paint: Paint(source: PictureCommand.whole, over: whole, opacity: opacity))
      } else {
        mesh.addRectangle(outline, paint: paint)
      }
    }
  }
}
