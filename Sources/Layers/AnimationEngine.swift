import Motion

/// The running animations of a stage, and the blocks that they belong to.
final class AnimationEngine {
  var store = AnimationStore()
  private(set) var lanes: [PropertyLane] = []
  private var indexOfKeyPath: [AnyKeyPath: Int] = [:]
  /// The layers that have animations; the place is the owner's number in the store.
  var layers: [Layer?] = []
  var freeOwners: [Int] = []
  var blocks: [Int: AnimationBlock] = [:]
  var nextBlock = 0
  /// The open transactions, the innermost last; the first one is there in every turn.
  var transactions = [TransactionState()]
  /// What the changes that are being made belong to, the innermost last.
  var open: [ChangeContext] = []
  /// The blocks that are over and wait for their turn.
  var due: [AnimationBlock] = []
  /// Who wants to hear of begins that are still to come.
  var starts: [AnimationStart] = []
  /// Who is to hear now that something begins.
  var dueStarts: [() -> Void] = []
  /// The keyframes that are being added, where a block of them is open.
  var keyframes: KeyframeCollector?
  /// The record of all animations; nil when nobody asked for one.
  var journal: AnimationJournal?

  /// Makes an engine; the properties that animate most are known from the start, so that the
  /// compiler makes their code for their own types.
  init() {
    _ = property(for: \.position)
    _ = property(for: \.opacity)
    _ = property(for: \.bounds)
    _ = property(for: \.transform)
    _ = property(for: \.backgroundColor)
    _ = property(for: \.cornerRadius)
  }
}

extension AnimationEngine {
  /// Animates a change that is about to be made, as the current block wants it.
  func animate<Value: Animatable>(
    _ layer: Layer, _ keyPath: WritableKeyPath<LayerState, Value>, from old: Value, to new: Value,
    at time: Double
  ) {
    guard !actionsAreDisabled else { return }
    var rule = LayerProperty.property(for: keyPath)?.rule ?? .additive
    guard rule != .immediate else { return }
    if case .recorder(let recorder) = open.last, layer.engine === self {
      return recorder.add(
        AnimatedChange(
          of: layer, keyPath, from: old, to: new, isAdditive: rule == .additive,
          delay: recorder.delay, engine: self))
    }
    guard let block = currentBlock, block.motion.takesTime else { return }
    if block.motion.addsUp { rule = .additive }
    guard layer.engine === self else { return block.interrupt(.leftStage) }
    if let keyframe = block.motion.keyframe {
      return keyframe.add(layer, keyPath, from: old, to: new)
    }
    var path = AnimationPath.between(from: old - new, to: Value.zero)
    if rule == .replacing {
      let startsAtShown = block.motion.options.contains(.beginFromCurrentState)
      // The end is written down, not read from the model as it runs: a change outside any block
      // shows only when the animation is over, which is what makes the label lesson flicker.
      path = .between(from: startsAtShown ? layer.presentation[keyPath: keyPath] : old, to: new)
      remove(keyPath, of: layer, reason: .replaced)
    }
    let animation = Animation(
      path, timing: block.motion.timing(in: layer.clock), curve: block.motion.curve,
      isAdditive: rule == .additive)
    add(animation, to: keyPath, of: layer, block: block)
  }

  /// Adds an animation on top of a layer's others.
  @discardableResult
  func add<Value: Animatable>(
    _ animation: Animation<Value>, to keyPath: WritableKeyPath<LayerState, Value>,
    of layer: Layer, block: AnimationBlock
  ) -> AnimationID {
    let property = property(for: keyPath)
    block.began()
    layer.noteAnimation(of: property.index, blocksTouches: block.blocksTouches)
    let now = layer.stage?.time ?? 0
    let id = store.add(
      animation, to: property, of: owner(of: layer), group: block.id, in: layer.clock, at: now)
    journal?.note(
      AnimationRecord(
        layer: layer.nearestName, property: LayerProperty.property(for: keyPath)?.name ?? "",
        begin: layer.clock.parentTime(ofReaching: animation.beginTime, from: now),
        end: layer.clock.parentTime(ofReaching: animation.endTime, from: now), reason: nil,
        curve: animation.curve, isAdditive: animation.isAdditive), id: id)
    return id
  }

  private func property<Value: Animatable>(
    for keyPath: WritableKeyPath<LayerState, Value>
  ) -> AnimatedProperty<Value> {
    if let index = indexOfKeyPath[keyPath],
      let known = lanes[index].handle as? AnimatedProperty<Value>
    {
      return known
    }
    let property = store.property(of: Value.self)
    indexOfKeyPath[keyPath] = property.index
    lanes.append(PropertyLane(keyPath, property: property))
    return property
  }

  private func owner(of layer: Layer) -> Int {
    if let owner = layer.owner { return owner }
    let owner = freeOwners.popLast() ?? layers.count
    if owner == layers.count { layers.append(layer) } else { layers[owner] = layer }
    layer.owner = owner
    return owner
  }
}

extension AnimationEngine {
  /// What is shown of a layer at a time.
  func presentation(of layer: Layer, at time: Double) -> LayerState {
    var state = layer.model
    guard let owner = layer.owner else { return state }
    let time = layer.clock.localTime(at: time)
    layer.forEachAnimatedProperty(of: lanes.count) { index in
      lanes[index].apply(&state, owner, time, store)
    }
    state.clampAfterEasing()
    return state
  }

  /// True when nothing runs and no completion waits; what only stays after its end does not count.
  var isAtRest: Bool { blocks.isEmpty }

  /// The next instant at which an animation ends.
  var nextEnd: Double? {
    guard let end = store.nextEnd, end.isFinite else { return nil }
    return end
  }

  /// The instant at which all animations that run now are over, infinite when one never is; nil
  /// when nothing runs.
  var lastEnd: Double? { store.lastEnd }

  /// Ends the animations that are over at a time.
  func removeEnded(at time: Double) {
    for record in store.removeEnded(at: time) { forget(record, reason: .ended) }
  }

  /// Removes all animations of a layer.
  func removeAll(of layer: Layer, reason: StageEvent.Reason) {
    guard let owner = layer.owner else { return }
    for record in store.removeAll(of: owner) { forget(record, reason: reason) }
  }

  /// Removes the animations of one property of a layer.
  func remove<Value: Animatable>(
    _ keyPath: WritableKeyPath<LayerState, Value>, of layer: Layer, reason: StageEvent.Reason
  ) {
    guard let owner = layer.owner else { return }
    for record in store.removeAll(property(for: keyPath), of: owner) {
      forget(record, reason: reason)
    }
  }
}
