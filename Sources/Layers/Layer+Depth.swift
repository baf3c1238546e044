public import Display

extension Layer {
  /// Adds what the layer shows where it leaves the superlayer's plane: its picture and those of its
  /// sublayers as one, seen through perspective.
  func renderProjected(
    _ shown: LayerState, into commands: inout [DrawCommand], base: AffineTransform,
    scene: Box<Transform3D>?
  ) {
    let matrix = shown.matrixToSuperlayer(in: scene?.value)
    guard isDoubleSided || !matrix.showsBack else { return }
    let projection = Projection(matrix)
    if let affine = projection.affine {
      return renderFlat(shown, into: &commands, map: affine.concatenating(base))
    }
    var picture: [DrawCommand] = []
    renderPicture(of: shown, into: &picture, map: .identity)
    guard !picture.isEmpty else { return }
    let warp = WarpCommand(
      picture, bounds: extent(of: picture, around: shown.bounds), projection: projection,
      opacity: shown.opacity)
    guard var warp else { return }
    warp.transform = warp.transform.concatenating(base)
    commands.append(.warp(warp))
  }

  /// The rectangle that holds a picture; the layer's bounds where nothing leaves them, so that their
  /// edges are those of the mesh.
  private func extent(of picture: [DrawCommand], around bounds: Rect) -> Rect {
    let box = GroupCommand(picture).bounds(in: .identity) { line in
      guard let stage = self.stage else { return Rect(origin: line.origin, size: .zero) }
      let measures = stage.textMeasurer.metrics(of: line.font)
      return Rect(
        x: line.origin.x, y: line.origin.y - measures.ascent,
        width: stage.textMeasurer.width(of: line.text, in: line.font),
        height: measures.ascent + measures.descent)
    }
    // Bounds of commands have a point of room for soft edges, and a little for rounding.
    let core = box.insetBy(dx: Self.room, dy: Self.room)
    return bounds.union(core) == bounds ? bounds : bounds.union(box)
  }

  private static let room = 1.001

  /// The sublayers from back to front: by how near they are to the eye, then in the order of adding.
  func sublayersInDrawingOrder(of sublayers: [Layer], in scene: Transform3D?) -> [Layer] {
    let order = sublayers.enumerated()
      .map {
        (offset: $0.offset, layer: $0.element, near: $0.element.drawn.nearness(in: scene))
      }
      .sorted { ($0.near, $0.offset) < ($1.near, $1.offset) }
    return order.map(\.layer)
  }

  /// How the layer's plane is seen on the stage, by the model.
  public var projectionToStage: Projection { projectionToStage(by: \.model) }

  /// How the layer's plane is seen on the stage, as it is shown now.
  public var presentationProjectionToStage: Projection { projectionToStage(by: \.presentation) }

  private func projectionToStage(by state: KeyPath<Layer, LayerState>) -> Projection {
    let own = self[keyPath: state]
    guard let superlayer else { return own.projection(in: nil) }
    let scene = superlayer[keyPath: state].scene
    return own.projection(in: scene).concatenating(superlayer.projectionToStage(by: state))
  }

  /// True when the layer and all around it lie in the stage's plane.
  var isFlatOnStage: Bool {
    sequence(first: self, next: \.superlayer).allSatisfy { !$0.leavesPlane }
  }

  /// A point of the superlayer in the layer's own coordinates, by the model; nil when the layer is
  /// seen from its edge, from a back that it does not show, or not at all.
  func pointInside(fromSuperlayer point: Point) -> Point? {
    let scene = superlayer?.model.scene
    if scene == nil, model.transform.isFlat {
      return model.transformToSuperlayer.inverted()?.apply(to: point)
    }
    let matrix = model.matrixToSuperlayer(in: scene)
    guard isDoubleSided || !matrix.showsBack else { return nil }
    return Projection(matrix).inverted()?.apply(to: point)
  }
}
