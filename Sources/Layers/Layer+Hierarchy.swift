extension Layer {
  /// Adds a layer in front of the others.
  ///
  /// Layers of views go where their views go: they are added by `addSubview`.
  public func addSublayer(_ layer: Layer) { insert(layer, before: nil) }

  /// Adds a layer at a place among the sublayers, 0 for the backmost; limited to their number.
  public func insertSublayer(_ layer: Layer, at index: Int) {
    let others = sublayers.filter { $0 !== layer }
    let place = min(max(index, 0), others.count)
    insert(layer, before: place < others.count ? others[place] : nil)
  }

  /// Adds a layer right in front of a sublayer.
  public func insertSublayer(_ layer: Layer, above sibling: Layer) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Adds a layer right behind a sublayer.
  public func insertSublayer(_ layer: Layer, below sibling: Layer) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer in the place of a sublayer.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer; its animations end unfinished.
  ///
  /// For the layer of a view this is `removeFromSuperview`.
  public func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    guard let superlayer else { return }
    superlayer.rememberContent()
    let action = superlayer.actionForChange(named: "sublayers")
    leaveSuperlayer()
    action?()
  }

  /// True for the layer itself and for everything that contains it.
  public func isDescendant(of layer: Layer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }

  private func insert(_ layer: Layer, beside sibling: Layer, offset: Int) {
    precondition(sibling.superlayer === self, "The sibling must be a sublayer of this layer.")
    guard layer !== sibling else { return }
    let others = sublayers.filter { $0 !== layer }
    let index = (others.firstIndex { $0 === sibling } ?? 0) + offset
    insert(layer, before: index < others.count ? others[index] : nil)
  }

  private func insert(_ layer: Layer, before next: Layer?) {
    precondition(layer.view == nil, "The layer of a view is added by adding the view.")
    precondition(!isDescendant(of: layer), "A layer cannot be put into itself.")
    rememberContent()
    layer.superlayer?.rememberContent()
    let action = actionForChange(named: "sublayers")
    take(layer, before: next)
    action?()
  }

  /// Puts a layer, wherever it is, behind one of the sublayers or in front of all.
  func take(_ layer: Layer, before next: Layer?) {
    layer.superlayer?.sublayers.removeAll { $0 === layer }
    let index = next.flatMap { next in sublayers.firstIndex { $0 === next } }
    sublayers.insert(layer, at: index ?? sublayers.count)
    layer.superlayer = self
    count(layer)
    layer.moveToStage(stage)
    layer.updateClock()
  }

  /// Leaves the superlayer and its stage.
  func leaveSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
    moveToStage(nil)
    updateClock()
  }

  /// Tells the layer and its sublayers which stage shows them; on leaving one, animations end.
  func moveToStage(_ stage: Stage?) {
    if stage !== self.stage {
      rememberState()
      endAnimations(.leftStage)
      self.stage = stage
      noteFirstTurn()
    }
    for sublayer in sublayers { sublayer.moveToStage(stage) }
  }

  /// The stage goes away: it must not be asked for anything any more, not even which one it is.
  func forgetStage() {
    stage = nil
    for sublayer in sublayers { sublayer.forgetStage() }
  }
}
