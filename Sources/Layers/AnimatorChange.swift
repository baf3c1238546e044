internal import Motion

/// A change that a property animator has made of a layer.
protocol AnimatorChange: AnyObject {
  /// The fraction of the animator's course at which the change starts.
  var delay: Double { get }
  /// Shows the change along a curve from now on, in place of how it was shown.
  func show(along curve: Curve, begin: Double, duration: Double, block: AnimationBlock)
  /// Shows it no longer.
  func remove(_ reason: StageEvent.Reason)
  /// What sets the model to the value that is shown now.
  func settingShownValue() -> () -> Void
  /// Sets the model to the new or the old value.
  func settle(at position: PropertyAnimator.Position)
}

/// A change of one property, with the values on both sides of it.
final class AnimatedChange<Value: Animatable>: AnimatorChange {
  let delay: Double
  private let layer: Layer
  private let keyPath: WritableKeyPath<LayerState, Value>
  private let old: Value
  private let new: Value
  private let isAdditive: Bool
  private let engine: AnimationEngine
  private var id: AnimationID?

  init(
    of layer: Layer, _ keyPath: WritableKeyPath<LayerState, Value>, from old: Value, to new: Value,
    isAdditive: Bool, delay: Double, engine: AnimationEngine
  ) {
    self.layer = layer
    self.keyPath = keyPath
    self.old = old
    self.new = new
    self.isAdditive = isAdditive
    self.delay = delay
    self.engine = engine
  }

  func show(along curve: Curve, begin: Double, duration: Double, block: AnimationBlock) {
    // Shown anew: nothing has ended for the program.
    remove(.ended)
    let path =
      isAdditive
      ? AnimationPath.between(from: old - new, to: Value.zero) : .between(from: old, to: new)
    let animation = Animation(
      path,
      timing: MediaTiming(
        beginTime: layer.clock.localTime(at: begin), duration: duration, fillMode: .backwards),
      curve: curve, isAdditive: isAdditive)
    id = engine.add(animation, to: keyPath, of: layer, block: block)
  }

  func settingShownValue() -> () -> Void {
    let shown = layer.presentation[keyPath: keyPath]
    return { self.set(shown) }
  }

  func settle(at position: PropertyAnimator.Position) {
    switch position {
    case .end: set(new)
    case .start: set(old)
    case .current: break
    }
  }

  private func set(_ value: Value) {
    engine.runWithoutAnimation { layer[dynamicMember: keyPath] = value }
  }

  func remove(_ reason: StageEvent.Reason) {
    layer.rememberState()
    if let id { engine.remove(id, reason: reason) }
    id = nil
  }
}
