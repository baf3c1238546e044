import Display

extension Layer {
  /// Adds what the layer and its sublayers show now, from back to front.
  ///
  /// `base` leads from the superlayer's coordinates into those of the list.
  func render(into commands: inout [DrawCommand], base: AffineTransform) {
    guard !isHidden else { return }
    let shown = presentation
    guard shown.opacity > 0 else { return }
    let start = commands.count
    let map = shown.transformToSuperlayer.concatenating(base)
    renderPicture(of: shown, into: &commands, map: map)
    if shown.opacity < 1 { fade(&commands, from: start, to: shown.opacity) }
  }

  /// Adds what the layer shows without its opacity; while its content changes, that is for the
  /// transition to say.
  func renderPicture(of shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform)
  {
    guard let running = transition else {
      return renderContent(of: shown, into: &commands, map: map)
    }
    var after: [DrawCommand] = []
    renderContent(of: shown, into: &after, map: .identity)
    let start = commands.count
    commands += running.transition.commands(
      from: running.before, to: after, in: shown.bounds, progress: shown.transitionProgress)
    for index in start..<commands.count { commands[index].place(in: map) }
  }

  private func renderContent(
    of shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    renderBackground(of: shown, into: &commands, map: map)
    if masksToBounds && !(sublayers.isEmpty && contentStaysInside) {
      renderClipped(shown, into: &commands, map: map)
    } else {
      renderInside(shown, into: &commands, map: map)
    }
    if shown.borderWidth > 0, drawsBorderLast {
      commands.append(.rectangle(border(of: shown, map: map)))
    }
  }

  /// The border lies over content; without any it is drawn with the background.
  private var drawsBorderLast: Bool { !sublayers.isEmpty || hasContent }

  private func renderBackground(
    of shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    if shown.shadowOpacity > 0 {
      let offset = shown.shadowOffset
      let color = shown.shadowColor
      commands.append(
        .shadow(
          ShadowCommand(
            shown.bounds.offsetBy(dx: offset.width, dy: offset.height),
            cornerRadius: shown.cornerRadius, blurRadius: shown.shadowRadius,
            color: color.withAlpha(color.alpha * shown.shadowOpacity), transform: map)))
    }
    let hasBorder = shown.borderWidth > 0 && !drawsBorderLast
    guard shown.backgroundColor.alpha > 0 || hasBorder else { return }
    var command = border(of: shown, map: map)
    command.color = shown.backgroundColor
    if !hasBorder {
      command.borderWidth = 0
      command.borderColor = .clear
    }
    commands.append(.rectangle(command))
  }

  private func border(of shown: LayerState, map: AffineTransform) -> RectangleCommand {
    RectangleCommand(
      shown.bounds, color: .clear, cornerRadius: shown.cornerRadius,
      borderWidth: shown.borderWidth, borderColor: shown.borderColor, transform: map)
  }

  private func renderInside(
    _ shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    let start = commands.count
    if let memory = effectiveMemory {
      commands += memory.content
    } else {
      if contents != nil { drawContents(into: &commands, shown: shown) }
      view?.drawContent(into: &commands, shown: shown)
    }
    if map != .identity {
      for index in start..<commands.count { commands[index].place(in: map) }
    }
    for sublayer in sublayersInDrawingOrder { sublayer.render(into: &commands, base: map) }
  }

  /// A clip needs a group in the layer's own coordinates.
  private func renderClipped(
    _ shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    var inside: [DrawCommand] = []
    renderInside(shown, into: &inside, map: .identity)
    guard !inside.isEmpty else { return }
    commands.append(
      .group(
        GroupCommand(
          inside, clip: Clip(shown.bounds, cornerRadius: shown.cornerRadius), transform: map)))
  }

  /// Fades what was added: one command by itself, several as one picture.
  private func fade(_ commands: inout [DrawCommand], from start: Int, to opacity: Double) {
    let count = commands.count - start
    if count == 1 || (sublayers.isEmpty && contentIsDisjoint && model.backgroundColor.alpha == 0) {
      for index in start..<commands.count {
        commands[index].place(in: .identity, opacity: opacity)
      }
    } else if count > 1 {
      let group = GroupCommand(Array(commands[start...]), opacity: opacity)
      commands.removeSubrange(start...)
      commands.append(.group(group))
    }
  }

  /// True when what is drawn over the background does not overlap, so that each can be faded.
  private var contentIsDisjoint: Bool { contents == nil && view?.contentIsDisjoint == true }

  /// The sublayers from back to front: by z position, then in the order of adding.
  var sublayersInDrawingOrder: [Layer] {
    let sublayers = effectiveMemory?.sublayers ?? self.sublayers
    guard Self.areOutOfOrder(sublayers) else { return sublayers }
    let order = sublayers.enumerated().sorted {
      ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset)
    }
    return order.map(\.element)
  }

  private static func areOutOfOrder(_ layers: [Layer]) -> Bool {
    for layer in layers where layer.model.zPosition != 0 { return true }
    return false
  }
}
