import Display
import Motion

extension Layer {
  /// What a change of the layer sets off: asks the delegate, then the layer's actions, then its
  /// style's, then takes Core Animation's own.
  ///
  /// A `NullAction` that is found ends the search with nil. The layer of a view has none: blocks
  /// animate it. To be asked before the change, whose old value the animation starts from.
  public func action(forKey key: String) -> (any LayerAction)? {
    guard view == nil else { return nil }
    let found =
      delegate?.action(for: self, forKey: key) ?? actions[key] ?? style?.actions[key]
      ?? defaultAction(forKey: key)
    return found is NullAction ? nil : found
  }

  /// What Core Animation does by itself, with the current transaction's duration and curve.
  public func defaultAction(forKey key: String) -> (any LayerAction)? {
    guard (Stage.running?.engine.transaction.duration ?? 0) > 0 else { return nil }
    switch key {
    case "sublayers": return TransitionAction(FadeTransition())
    case ContentsFade.key: return ContentsFade(from: storedContents)
    default: return LayerProperty.property(named: key)?.implicitAction(self)
    }
  }

  /// An animation from the old value to what the model says; nothing leads from no colour.
  ///
  /// A second change in one turn still starts at what was there before the turn (a choice).
  func implicitAnimation<Value: Animatable>(
    of keyPath: WritableKeyPath<LayerState, Value>
  ) -> (any LayerAction)? {
    let old = committedModel[keyPath: keyPath]
    if keyPath == \LayerState.backgroundColor, old.isNone { return nil }
    var animation = BasicAnimation(keyPath: keyPath)
    animation.fromValue = old
    animation.becomeImplicit()
    return animation
  }

  /// What a change sets off that is about to be made; to be called after it.
  func actionForChange(of keyPath: PartialKeyPath<LayerState>) -> (() -> Void)? {
    guard isOpenToActions, let property = LayerProperty.property(for: keyPath) else { return nil }
    return actionForChange(named: property.name)
  }

  /// What a change sets off that is about to be made; to be called after it.
  func actionForChange(named key: String) -> (() -> Void)? {
    guard isOpenToActions, let action = action(forKey: key) else { return nil }
    return { action.run(forKey: key, on: self) }
  }

  /// True for a layer without a view that was there before this turn, where changes are made that
  /// may set off something.
  private var isOpenToActions: Bool {
    guard view == nil, let stage, Stage.running === stage, firstTurn < stage.turn else {
      return false
    }
    return !stage.engine.actionsAreDisabled
  }

  /// The layer has come onto its stage; outside all turns that counts as done before.
  func noteFirstTurn() {
    guard let stage else { return }
    firstTurn = Stage.running === stage ? stage.turn : 0
  }
}

extension LayerAnimation {
  /// Takes the times that an animation has which nobody asked for.
  fileprivate mutating func becomeImplicit() {
    let transaction = Stage.running?.engine.transaction ?? TransactionState()
    duration = transaction.duration
    timingFunction = transaction.curve ?? .ease
    fillMode = .backwards
  }
}

/// The old picture fades into the new one.
struct FadeTransition: ContentTransition {
  let duration = 0.0
  var timingFunction: Curve? = Stage.running?.engine.transaction.curve ?? .ease
  let onStop: ((Bool) -> Void)? = nil

  func commands(
    from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
  ) -> [DrawCommand] {
    DrawCommand.crossFade(before, after, progress)
  }
}

/// The layer's picture fades from an old one into the one that is set.
struct ContentsFade: LayerAction {
  static let key = "contents"
  let from: Picture?

  func run(forKey key: String, on layer: Layer) {
    var animation = BasicAnimation(keyPath: \.contentsProgress)
    animation.fromValue = 0
    animation.becomeImplicit()
    layer.passingContents = from
    layer.add(animation, forKey: key)
  }
}
