public import Motion

/// Puts the parts of an animation into a layer's stage, in the time of what surrounds them.
public final class AnimationInstaller {
  private let layer: Layer
  private let engine: AnimationEngine
  private let block: AnimationBlock
  /// What begins of 0 mean, in seconds of the stage.
  private let origin: Double
  /// When what surrounds the parts is over.
  private let end: Double
  /// The duration of parts without one.
  private let defaultDuration: Double
  /// False when begins are counted from the stage's 0, as those of whole animations are.
  private let isInGroup: Bool
  private(set) var ids: [AnimationID] = []

  init(
    layer: Layer, engine: AnimationEngine, block: AnimationBlock, origin: Double,
    end: Double = .infinity, defaultDuration: Double, isInGroup: Bool = false
  ) {
    self.layer = layer
    self.engine = engine
    self.block = block
    self.origin = origin
    self.end = end
    self.defaultDuration = defaultDuration
    self.isInGroup = isInGroup
  }

  /// Adds the change of one property.
  public func add<Value: Animatable>(
    _ path: AnimationPath<Value>, to keyPath: WritableKeyPath<LayerState, Value>,
    attributes: AnimationAttributes
  ) {
    let timing = resolved(attributes.timing)
    guard timing.beginTime < end else { return }
    var animation = Animation(
      path, timing: timing, curve: attributes.curve ?? engine.transaction.curve ?? .linear,
      isAdditive: attributes.isAdditive)
    animation.isCumulative = attributes.isCumulative
    animation.isRemovedOnCompletion = attributes.isRemovedOnCompletion
    if attributes.timing.duration > 0 { animation.timing.cut(at: timing.endTime) }
    animation.timing.cut(at: end)
    ids.append(engine.add(animation, to: keyPath, of: layer, block: block))
  }

  /// Adds animations whose begins are counted from the begin of a group and that end with it.
  func addGroup(_ animations: [any LayerAnimation], attributes: AnimationAttributes) {
    let timing = resolved(attributes.timing)
    let inner = AnimationInstaller(
      layer: layer, engine: engine, block: block, origin: timing.beginTime,
      end: min(end, timing.endTime), defaultDuration: timing.duration, isInGroup: true)
    for var animation in animations {
      if animation.timingFunction == nil { animation.timingFunction = attributes.curve }
      animation.isRemovedOnCompletion = attributes.isRemovedOnCompletion
      animation.install(with: inner)
    }
    ids += inner.ids
  }

  private func resolved(_ timing: MediaTiming) -> MediaTiming {
    var timing = timing
    if timing.duration <= 0 { timing.duration = defaultDuration }
    if isInGroup || timing.beginTime == 0 { timing.beginTime += origin }
    return timing
  }
}

extension MediaTiming {
  /// Ends at a time at the latest: the rest is cut off, not squeezed in.
  fileprivate mutating func cut(at end: Double) {
    guard endTime > end, speed != 0 else { return }
    repeatDuration = max(0, end - beginTime) * speed.magnitude
  }
}
