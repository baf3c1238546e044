internal import Motion

extension Layer {
  /// An animation that was added under a key.
  struct Entry {
    var key: String?
    var block: AnimationBlock
    /// As it was added; nil for a transition.
    var animation: (any LayerAnimation)?
    var ids: [AnimationID]
  }

  /// Adds an animation; another one under the same key ends unfinished.
  ///
  /// The model does not change. What is added is a value: the layer's one does not change any more.
  /// On a layer that is on no stage it ends at once, unfinished.
  public func add(_ animation: any LayerAnimation, forKey key: String? = nil) {
    let stage = Stage.current
    let engine = stage.engine
    rememberState()
    if let key { removeAnimation(forKey: key, reason: .replaced) }
    let motion = AnimationBlock.Motion(
      time: stage.time, duration: animation.duration, curve: .linear,
      options: .allowUserInteraction)
    let block = engine.makeBlock(
      motion, name: key, source: .key(key), completion: animation.stopHandler)
    defer { engine.close(block) }
    let begin = animation.beginTime == 0 ? nil : animation.beginTime
    if let start = animation.startHandler {
      engine.noteStart(start, of: block, on: self, at: begin)
    }
    guard self.engine === engine else { return block.leaveStage() }
    let installer = AnimationInstaller(
      layer: self, engine: engine, block: block, origin: clock.localTime(at: stage.time),
      defaultDuration: engine.transaction.durationOfAnimations,
      isRemovedOnCompletion: animation.isRemovedOnCompletion)
    animation.install(with: installer)
    entries.append(Entry(key: key, block: block, animation: animation, ids: installer.ids))
    if animation.isRemovedOnCompletion {
      block.cleanUp = { [weak self, unowned block] in self?.forget(block) }
    }
  }

  /// The animation under a key, as it was added; nil when there is none or it is over.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    entries.first { $0.key == key }?.animation
  }

  /// The keys of the animations that were added, in the order of adding; a transition's is
  /// `transitionKey`.
  public var animationKeys: [String] { entries.compactMap(\.key) }

  /// Ends the animation under a key, unfinished.
  public func removeAnimation(forKey key: String) {
    rememberState()
    removeAnimation(forKey: key, reason: .removed)
  }

  /// Ends the animation under a key for a reason.
  func removeAnimation(forKey key: String, reason: StageEvent.Reason) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = entries.remove(at: index)
    for id in entry.ids { engine?.remove(id, reason: reason) }
  }

  /// Lists a block's animation no longer.
  func forget(_ block: AnimationBlock) {
    entries.removeAll { $0.block === block }
  }
}

extension LayerAnimation {
  /// Tells who wants to hear that the animation begins.
  fileprivate var startHandler: (() -> Void)? {
    guard onStart != nil || delegate != nil else { return nil }
    return {
      onStart?()
      delegate?.animationDidStart(self)
    }
  }

  /// Tells who wants to hear that the animation is over.
  fileprivate var stopHandler: ((Bool) -> Void)? {
    guard onStop != nil || delegate != nil else { return nil }
    return { finished in
      onStop?(finished)
      delegate?.animationDidStop(self, finished: finished)
    }
  }
}

extension AnimationEngine {
  /// Removes one animation; does nothing when it is gone.
  func remove(_ id: AnimationID, reason: StageEvent.Reason) {
    if let record = store.remove(id) { forget(record, reason: reason) }
  }
}
