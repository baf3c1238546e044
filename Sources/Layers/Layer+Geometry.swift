public import Display

extension Layer {
  /// The least upright rectangle around the layer in its superlayer.
  ///
  /// Setting it changes bounds and position; with a transform that turns, its size is taken for the
  /// bounds as it is.
  public var frame: Rect {
    get { model.frame }
    set {
      let state = model
      let map = state.transform.affine
      var size = newValue.size
      if map.keepsAxes, map.a != 0, map.d != 0 {
        size = Size(width: size.width / abs(map.a), height: size.height / abs(map.d))
      }
      var placed = state
      placed.bounds.size = size
      placed.position = .zero
      let corner = placed.frame.origin
      if size != state.bounds.size { self.bounds = Rect(origin: state.bounds.origin, size: size) }
      self.position = newValue.origin - corner
    }
  }

  /// From the layer's coordinates into the stage's, by the model.
  public var transformToStage: AffineTransform {
    let own = model.transformToSuperlayer
    guard let superlayer else { return own }
    return own.concatenating(superlayer.transformToStage)
  }

  /// From the layer's coordinates into the stage's, as it is shown now.
  public var presentationTransformToStage: AffineTransform {
    let own = presentation.transformToSuperlayer
    guard let superlayer else { return own }
    return own.concatenating(superlayer.presentationTransformToStage)
  }

  /// The least upright rectangle around what is shown of the layer, in points of the stage.
  public var presentationFrame: Rect {
    presentationTransformToStage.boundingBox(of: presentation.bounds)
  }

  /// A point of the stage, or of another layer, in this layer's coordinates; nil when the layer is
  /// flattened.
  public func convert(_ point: Point, from layer: Layer?) -> Point? {
    let onStage = layer?.transformToStage.apply(to: point) ?? point
    return transformToStage.inverted()?.apply(to: onStage)
  }

  /// A point of this layer in the coordinates of the stage or of another layer; nil when that layer
  /// is flattened.
  public func convert(_ point: Point, to layer: Layer?) -> Point? {
    let onStage = transformToStage.apply(to: point)
    guard let layer else { return onStage }
    return layer.transformToStage.inverted()?.apply(to: onStage)
  }

  /// The least upright rectangle around one of the stage, or of another layer, in this layer's
  /// coordinates; nil when the layer is flattened.
  public func convert(_ rect: Rect, from layer: Layer?) -> Rect? {
    let toStage = layer?.transformToStage ?? .identity
    return transformToStage.inverted().map { toStage.concatenating($0).boundingBox(of: rect) }
  }

  /// The least upright rectangle around one of this layer in the coordinates of the stage or of
  /// another layer; nil when that layer is flattened.
  public func convert(_ rect: Rect, to layer: Layer?) -> Rect? {
    guard let layer else { return transformToStage.boundingBox(of: rect) }
    return layer.convert(rect, from: self)
  }

  /// True when a point in the layer's coordinates is inside its bounds.
  public func contains(_ point: Point) -> Bool { model.bounds.contains(point) }

  /// The frontmost layer at a point, given in the *superlayer's* coordinates as in Core Animation;
  /// by the model.
  ///
  /// Hidden layers are passed over. Sublayers outside the bounds are found unless the layer masks
  /// them.
  public func hitTest(_ point: Point) -> Layer? {
    guard !isHidden, let inverse = model.transformToSuperlayer.inverted() else { return nil }
    let own = inverse.apply(to: point)
    if masksToBounds, !contains(own) { return nil }
    for sublayer in sublayersInDrawingOrder.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}
