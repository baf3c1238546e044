internal import Display

extension Canvas {
  func draw(
    _ group: GroupCommand, in outer: DrawingContext, target: TextureID?
  ) throws(RenderError) {
    guard group.opacity > 0 else { return }
    if group.blendMode == .plus || group.needsComposition {
      if try drawAlone(group, in: outer) { return }
      try drawComposed(group, in: outer, target: target)
      return
    }
    var context = outer.entering(group.transform)
    if let clip = group.clip {
      context.clip = context.clip.intersection(
        nearest: context.transform.boundingBox(of: clip.rect))
    }
    try draw(group.commands, in: context, target: target)
  }

  /// Draws a group of one picture or one shape without a target of its own; false when it needs
  /// one.
  private func drawAlone(_ group: GroupCommand, in outer: DrawingContext) throws(RenderError)
    -> Bool
  {
    guard group.commands.count == 1, group.clip == nil else { return false }
    var context = outer.entering(group.transform)
    context.opacity *= min(1, group.opacity)
    switch (group.commands[0], group.blendMode) {
    case (.picture(let command), .sourceOver): try draw(command, in: context)
    case (.picture(let command), .plus): try draw(command, in: context, blend: .plus)
    case (.rectangle(let command), .sourceOver): try draw(command, in: context)
    case (.polygon(let command), .sourceOver): try draw(command, in: context)
    default: return false
    }
    return true
  }

  /// Draws a group into a target in the very pixels that it will cover, then lays these down.
  private func drawComposed(
    _ group: GroupCommand, in outer: DrawingContext, target: TextureID?
  ) throws(RenderError) {
    let bounds = group.bounds(in: outer.transform, text: fonts.inkBounds)
    let area = outer.clip.intersection(touchedBy: bounds)
    guard !area.isEmpty else { return }
    var context = outer.entering(group.transform)
    let toTarget = AffineTransform(translationX: -Double(area.x), y: -Double(area.y))
    context.transform = context.transform.concatenating(toTarget)
    context.clip = Graphics.PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    context.opacity = 1
    let picture = try compose(
      group.commands.withExactSums(), in: context, width: area.width, height: area.height,
      clip: group.clip,
      outer: target)

    let size = graphics.size(of: picture)
    let toTexture = toTarget.concatenating(
      AffineTransform(scaleX: 1 / Double(size.width), y: 1 / Double(size.height)))
    let paint = Paint(texture: toTexture, opacity: min(1, group.opacity) * outer.opacity)
    let blend: Blend = group.blendMode == .plus ? .plus : .over
    try batch.add(texture: picture, blend: blend, isSmooth: false, clip: outer.clip) { mesh in
      if let outline = RoundedOutline(area.rect, radius: 0, transform: .identity) {
        mesh.addPlainRectangle(outline, paint: paint)
      }
    }
    batch.giveBackAfterDrawing(picture)
  }

  /// Draws commands into a target from the pool, cuts a clip out of it and returns to the outer
  /// one.
  func compose(
    _ commands: [DrawCommand], in context: DrawingContext, width: Int, height: Int,
    clip: Clip? = nil, outer: TextureID?
  ) throws(RenderError) -> TextureID {
    try batch.flush()
    let picture = try targets.take(width: width, height: height)
    try graphics.setTarget(picture)
    try graphics.clear(.clear)
    try draw(commands, in: context, target: picture)
    if let clip { try cut(clip, in: context) }
    try batch.flush()
    try graphics.setTarget(outer)
    return picture
  }

  /// Erases what lies outside a clip.
  private func cut(_ clip: Clip, in context: DrawingContext) throws(RenderError) {
    let outline = RoundedOutline(
      clip.rect, radius: clip.cornerRadius, transform: context.transform)
    guard let outline else {
      try batch.flush()
      try graphics.clear(.clear)
      return
    }
    let box = outline.transform.boundingBox(of: clip.rect).union(context.clip.rect)
    let paint = Paint(color: .black, whiteTexel: GlyphAtlas.whiteTexel)
    try addShape(in: context, blend: .erase) { mesh in
      mesh.addOutside(of: outline, reach: box.width + box.height, paint: paint)
    }
  }
}

extension [DrawCommand] {
  /// The commands with the opacities of added groups moved to levels that the driver has, each
  /// taking over what the one before was rounded by: opacities that complete each other do so
  /// still.
  fileprivate func withExactSums() -> [DrawCommand] {
    let levels = 255.0
    var owed = 0.0
    return map { command in
      guard case .group(var member) = command, member.blendMode == .plus else { return command }
      let wanted = Swift.max(0, Swift.min(1, member.opacity)) * levels + owed
      let level = wanted.rounded()
      owed = wanted - level
      member.opacity = level / levels
      return .group(member)
    }
  }
}

extension GroupCommand {
  /// True when the commands must become one picture before they are laid down: they fade together,
  /// the clip is not a rectangle of pixels, or members are added to each other and to nothing else.
  fileprivate var needsComposition: Bool {
    if opacity < 1 || isIsolated { return true }
    if let clip, clip.cornerRadius > 0 || !transform.keepsAxes { return true }
    return commands.contains { command in
      if case .group(let member) = command { member.blendMode == .plus } else { false }
    }
  }
}
