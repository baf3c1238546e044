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

  /// From the layer's coordinates into the stage's, by the model; in perspective what comes nearest
  /// to it around the layer's middle.
  public var transformToStage: AffineTransform {
    guard isFlatOnStage else { return projectionToStage.linearized(around: model.bounds.center) }
    let own = model.transformToSuperlayer
    guard let superlayer else { return own }
    return own.concatenating(superlayer.transformToStage)
  }

  /// From the layer's coordinates into the stage's, as it is shown now; in perspective what comes
  /// nearest to it around the layer's middle.
  public var presentationTransformToStage: AffineTransform {
    guard isFlatOnStage else {
      return presentationProjectionToStage.linearized(around: presentation.bounds.center)
    }
    let own = presentation.transformToSuperlayer
    guard let superlayer else { return own }
    return own.concatenating(superlayer.presentationTransformToStage)
  }

  /// The least upright rectangle around what is shown of the layer, in points of the stage.
  public var presentationFrame: Rect {
    isFlatOnStage
      ? presentationTransformToStage.boundingBox(of: presentation.bounds)
      : presentationProjectionToStage.boundingBox(of: presentation.bounds)
  }

  /// A point of the stage, or of another layer, in this layer's coordinates; nil when the layer is
  /// flattened or the point cannot be seen on it.
  public func convert(_ point: Point, from layer: Layer?) -> Point? {
    guard let onStage = layer.map({ $0.onStage(point) }) ?? point else { return nil }
    guard isFlatOnStage else { return projectionToStage.inverted()?.apply(to: onStage) }
    return transformToStage.inverted()?.apply(to: onStage)
  }

  /// A point of this layer in the coordinates of the stage or of another layer; nil when that layer
  /// is flattened or the point cannot be seen on it.
  public func convert(_ point: Point, to layer: Layer?) -> Point? {
    guard let layer else { return onStage(point) }
    return layer.convert(point, from: self)
  }

  /// Where a point of the layer is on the stage; nil for one behind the eye.
  private func onStage(_ point: Point) -> Point? {
    isFlatOnStage ? transformToStage.apply(to: point) : projectionToStage.apply(to: point)
  }

  /// The least upright rectangle around one of the stage, or of another layer, in this layer's
  /// coordinates; nil when the layer is flattened.
  public func convert(_ rect: Rect, from layer: Layer?) -> Rect? {
    guard isFlatOnStage, layer?.isFlatOnStage ?? true else {
      let toStage = layer?.projectionToStage ?? .identity
      return projectionToStage.inverted().map { toStage.concatenating($0).boundingBox(of: rect) }
    }
    let toStage = layer?.transformToStage ?? .identity
    return transformToStage.inverted().map { toStage.concatenating($0).boundingBox(of: rect) }
  }

  /// The least upright rectangle around one of this layer in the coordinates of the stage or of
  /// another layer; nil when that layer is flattened.
  public func convert(_ rect: Rect, to layer: Layer?) -> Rect? {
    guard let layer else {
      return isFlatOnStage
        ? transformToStage.boundingBox(of: rect) : projectionToStage.boundingBox(of: rect)
    }
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
    guard !model.isHidden, let own = pointInside(fromSuperlayer: point) else { return nil }
    if model.masksToBounds, !contains(own) { return nil }
    for sublayer in sublayersInDrawingOrder.reversed() {
      if let hit = sublayer.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }
}
