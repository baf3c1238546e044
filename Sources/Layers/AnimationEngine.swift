import Motion

/// The running animations of a stage, and the blocks that they belong to.
final class AnimationEngine {
  private var store = AnimationStore()
  private var lanes: [PropertyLane] = []
  private var indexOfKeyPath: [AnyKeyPath: Int] = [:]
  /// The layers that have animations; the place is the owner's number in the store.
  private var layers: [Layer?] = []
  private var freeOwners: [Int] = []
  private var blocks: [Int: AnimationBlock] = [:]
  private var nextBlock = 0
  /// The blocks whose changes are being made, the innermost last; nil stands for changes without
  /// animation.
  private var open: [AnimationBlock?] = []
  /// The blocks that are over and wait for their turn.
  private var due: [AnimationBlock] = []

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
  /// The block that changes belong to now.
  var currentBlock: AnimationBlock? { open.last ?? nil }

  /// True where changes are not to animate, whatever block they are in.
  var isWithoutAnimation: Bool {
    if case .some(nil) = open.last { return true }
    return false
  }

  /// Makes changes that belong to a new block.
  func run(
    _ motion: AnimationBlock.Motion, name: String?, changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(
      id: nextBlock, name: name, motion: motion, parent: currentBlock, completion: completion)
    nextBlock += 1
    blocks[block.id] = block
    open.append(block)
    changes()
    open.removeLast()
    block.close()
    noteIfOver(block)
  }

  /// Makes changes that do not animate.
  func runWithoutAnimation(_ changes: () -> Void) {
    open.append(nil)
    changes()
    open.removeLast()
  }

  /// Runs code that belongs to no block: completions and timers.
  func runApart(_ body: () -> Void) {
    let outer = open
    open = []
    body()
    open = outer
  }

  /// Animates a change that is about to be made, as the current block wants it.
  func animate<Value: Animatable>(
    _ layer: Layer, _ keyPath: WritableKeyPath<LayerState, Value>, from old: Value, to new: Value,
    at time: Double
  ) {
    guard let block = currentBlock, block.motion.takesTime else { return }
    let rule = LayerState.rule(for: keyPath)
    guard rule != .immediate else { return }
    guard layer.engine === self else { return block.interrupt(.leftStage) }
    let property = property(for: keyPath)
    var path = AnimationPath.between(from: old - new, to: Value.zero)
    if rule == .replacing {
      let startsAtShown = block.motion.options.contains(.beginFromCurrentState)
      // The end is written down, not read from the model as it runs: a change outside any block
      // shows only when the animation is over, which is what makes the label lesson flicker.
      path = .between(from: startsAtShown ? layer.presentation[keyPath: keyPath] : old, to: new)
      let replaced = store.removeAll(property, of: owner(of: layer))
      for record in replaced { forget(record, reason: .replaced) }
    }
    let animation = Animation(
      path, timing: block.motion.timing, curve: block.motion.curve, isAdditive: rule == .additive)
    let owner = owner(of: layer)
    store.add(animation, to: property, of: owner, group: block.id)
    block.began()
    layer.noteAnimation(of: property.index, blocksTouches: block.blocksTouches)
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
    layer.forEachAnimatedProperty(of: lanes.count) { index in
      lanes[index].apply(&state, owner, time, store)
    }
    state.clampAfterEasing()
    return state
  }

  /// True when nothing runs and no completion waits.
  var isAtRest: Bool { store.isEmpty && due.isEmpty }

  /// True when a completion waits for its turn.
  var hasDue: Bool { !due.isEmpty }

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

  /// The blocks that wait, in the order of their creation; they wait no longer.
  func takeDue() -> [AnimationBlock] {
    defer { due.removeAll() }
    return due.sorted { $0.id < $1.id }
  }

  /// A block's completion has run: the block around it may be over too.
  func retire(_ block: AnimationBlock) {
    blocks[block.id] = nil
    guard let parent = block.parent else { return }
    parent.ended(block.reason)
    noteIfOver(parent)
  }

  private func forget(_ record: RemovedAnimation, reason: StageEvent.Reason) {
    guard let layer = layers[record.owner], let block = blocks[record.group] else { return }
    layer.noteEnd(blocksTouches: block.blocksTouches)
    if !layer.isAnimating {
      layer.owner = nil
      layers[record.owner] = nil
      freeOwners.append(record.owner)
    }
    block.ended(reason)
    noteIfOver(block)
  }

  private func noteIfOver(_ block: AnimationBlock) {
    if block.isOver { due.append(block) }
  }
}
