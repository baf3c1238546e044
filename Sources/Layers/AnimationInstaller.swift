public import Motion

/// Puts the parts of an animation into a layer's stage, in the time of what surrounds them.
public final class AnimationInstaller {
  private let layer: Layer
  private let engine: AnimationEngine
  private let block: AnimationBlock
  /// What begins of 0 mean outside groups, in seconds of the layer.
  private let origin: Double
  /// The duration of parts without one.
  private let defaultDuration: Double
  /// False when the whole animation stays after its end.
  private let isRemovedOnCompletion: Bool
  /// The groups around the parts, the outermost first.
  private let groups: [GroupTiming]
  private(set) var ids: [AnimationID] = []

  init(
    layer: Layer, engine: AnimationEngine, block: AnimationBlock, origin: Double,
    defaultDuration: Double, isRemovedOnCompletion: Bool, groups: [GroupTiming] = []
  ) {
    self.layer = layer
    self.engine = engine
    self.block = block
    self.origin = origin
    self.defaultDuration = defaultDuration
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.groups = groups
  }

  /// Adds the change of one property.
  public func add<Value: Animatable>(
    _ path: AnimationPath<Value>, to keyPath: WritableKeyPath<LayerState, Value>,
    attributes: AnimationAttributes
  ) {
    let timing = resolved(attributes.timing)
    var animation = Animation(
      path, timing: timing, curve: attributes.curve ?? defaultCurve ?? .linear,
      isAdditive: attributes.isAdditive)
    animation.isCumulative = attributes.isCumulative
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.groups = groups
    if attributes.timing.duration > 0 { animation.timing.cut(at: timing.endTime) }
    if path.leavesPlane(by: keyPath) { layer.leavesPlane = true }
    ids.append(engine.add(animation, to: keyPath, of: layer, block: block))
  }

  /// Adds animations that live in the time of a group.
  func addGroup(_ animations: [any LayerAnimation], attributes: AnimationAttributes) {
    let timing = resolved(attributes.timing)
    let group = GroupTiming(timing, curve: attributes.curve ?? defaultCurve)
    let inner = AnimationInstaller(
      layer: layer, engine: engine, block: block, origin: 0, defaultDuration: timing.duration,
      isRemovedOnCompletion: isRemovedOnCompletion, groups: groups + [group])
    for animation in animations { animation.install(with: inner) }
    if groups.isEmpty, inner.ids.isEmpty { inner.addNothing() }
    ids += inner.ids
  }

  /// Lets a group that holds nothing last: a difference of nothing, on a property that no block
  /// takes over.
  private func addNothing() {
    var attributes = AnimationAttributes()
    attributes.isAdditive = true
    add(.between(from: 0, to: 0), to: \.zPosition, attributes: attributes)
  }

  /// What a group holds is even without a curve: the transaction's counts for the whole.
  private var defaultCurve: Curve? { groups.isEmpty ? engine.transaction.curve : nil }

  private func resolved(_ timing: MediaTiming) -> MediaTiming {
    var timing = timing
    if timing.duration <= 0 { timing.duration = defaultDuration }
    if groups.isEmpty, timing.beginTime == 0 { timing.beginTime = origin }
    return timing
  }
}

extension AnimationPath {
  /// True when it carries a layer, or what is inside, out of the plane.
  fileprivate func leavesPlane(by keyPath: WritableKeyPath<LayerState, Value>) -> Bool {
    givenValues.contains { value in
      var state = LayerState()
      state[keyPath: keyPath] = value
      return state.leavesPlane
    }
  }

  /// The values that it names, in their order.
  private var givenValues: [Value] {
    switch self {
    case .between(let from, let to): [from, to].compactMap(\.self)
    case .by(let difference): [difference]
    case .keyframes(let keyframes): keyframes.values
    }
  }
}

extension MediaTiming {
  /// Ends at a time at the latest: the rest is cut off, not squeezed in.
  fileprivate mutating func cut(at end: Double) {
    guard endTime > end, speed != 0 else { return }
    repeatDuration = max(0, end - beginTime) * speed.magnitude
  }
}
