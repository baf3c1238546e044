import Display

extension Layer {
  /// Adds what the layer and its sublayers show now, from back to front.
  ///
  /// `base` leads from the superlayer's coordinates into those of the list; `scene` is what the
  /// superlayer does to its sublayers.
  func render(
    into commands: inout [DrawCommand], base: AffineTransform, scene: Box<Transform3D>? = nil
  ) {
    if owner == nil, model.isHidden, turnMemory == nil { return }
    let shown = drawn
    guard shown.opacity > 0, !shown.isHidden || transition != nil else { return }
    guard scene == nil && shown.transform.isFlat else {
      return renderProjected(shown, into: &commands, base: base, scene: scene)
    }
    renderFlat(shown, into: &commands, map: shown.transformToSuperlayer.concatenating(base))
  }

  /// Adds what the layer shows in the superlayer's plane.
  @inline(__always)
  func renderFlat(
    _ shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    let start = commands.count
    renderPicture(of: shown, into: &commands, map: map)
    if shown.opacity < 1 { fade(&commands, from: start, to: shown.opacity) }
  }

  /// Adds what the layer shows without its opacity; while its content changes, that is for the
  /// transition to say.
  func renderPicture(of shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform)
  {
    guard let running = transition else {
      if !shown.isHidden { renderContent(of: shown, into: &commands, map: map) }
      return
    }
    var after: [DrawCommand] = []
    if !shown.isHidden { renderContent(of: shown, into: &after, map: .identity) }
    let start = commands.count
    commands +=
      pictureBeforeTransition
      ?? running.transition.commands(
        from: running.before, to: after, in: shown.bounds, progress: shown.transitionProgress)
    for index in start..<commands.count { commands[index].place(in: map) }
  }

  private func renderContent(
    of shown: LayerState, into commands: inout [DrawCommand], map: AffineTransform
  ) {
    renderBackground(of: shown, into: &commands, map: map)
    if shown.masksToBounds && !(sublayers.isEmpty && contentStaysInside) {
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
      commands += memory.commands
    } else {
      if storedContents != nil || shown.contentsProgress < 1 {
        drawContents(into: &commands, shown: shown)
      }
      view?.drawContent(into: &commands, shown: shown)
    }
    if map != .identity {
      for index in start..<commands.count { commands[index].place(in: map) }
    }
    let scene = shown.hasScene ? shown.scene.map(Box.init) : nil
    for sublayer in sublayersInDrawingOrder(in: scene) {
      sublayer.render(into: &commands, base: map, scene: scene)
    }
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
  private var contentIsDisjoint: Bool { storedContents == nil && view?.contentIsDisjoint == true }

  /// The sublayers from back to front, by the model's scene.
  public var sublayersInDrawingOrder: [Layer] {
    sublayersInDrawingOrder(in: model.scene.map(Box.init))
  }

  /// The sublayers from back to front: by z position, in space by how near they are to the eye, then
  /// in the order of adding.
  private func sublayersInDrawingOrder(in scene: Box<Transform3D>?) -> [Layer] {
    let sublayers = effectiveMemory?.sublayers ?? self.sublayers
    switch Self.arrangement(of: sublayers) {
    case .flat where scene == nil: return sublayers
    case .stacked where scene == nil:
      let order = sublayers.enumerated().sorted {
        ($0.element.drawnDepth, $0.offset) < ($1.element.drawnDepth, $1.offset)
      }
      return order.map(\.element)
    default: return sublayersInDrawingOrder(of: sublayers, in: scene?.value)
    }
  }

  /// How siblings lie to each other.
  private enum Arrangement {
    /// All in one plane; in several planes; some across them.
    case flat, stacked, spatial
  }

  private static func arrangement(of layers: [Layer]) -> Arrangement {
    var arrangement = Arrangement.flat
    for layer in layers {
      if layer.leavesPlane { return .spatial }
      if layer.drawnDepth != 0 { arrangement = .stacked }
    }
    return arrangement
  }
}
