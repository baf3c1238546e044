internal import Motion

extension Layer {
  /// An animation that was added under a key.
  struct Entry {
    var key: String?
    var block: AnimationBlock
    var animation: any LayerAnimation
    var ids: [AnimationID]
  }

  /// Adds an animation; another one under the same key ends unfinished.
  ///
  /// The model does not change. On a layer that is on no stage it ends at once, unfinished.
  public func add(_ animation: any LayerAnimation, forKey key: String? = nil) {
    let stage = Stage.current
    if let key { removeAnimation(forKey: key, reason: .replaced) }
    let motion = AnimationBlock.Motion(
      time: stage.time, duration: animation.duration, curve: .linear,
      options: .allowUserInteraction)
    let block = stage.engine.makeBlock(
      motion, name: key, source: .key(key), completion: animation.attributes.onStop)
    if engine === stage.engine {
      let installer = AnimationInstaller(
        layer: self, engine: stage.engine, block: block,
        origin: clock.localTime(at: stage.time),
        defaultDuration: stage.engine.transaction.durationOfAnimations,
        isRemovedOnCompletion: animation.isRemovedOnCompletion)
      animation.install(with: installer)
      entries.append(Entry(key: key, block: block, animation: animation, ids: installer.ids))
      if animation.isRemovedOnCompletion {
        block.cleanUp = { [weak self, unowned block] in self?.forget(block) }
      }
    } else {
      block.interrupt(.leftStage)
    }
    stage.engine.close(block)
  }

  /// The animation under a key, as it was added; nil when there is none or it is over.
  public func animation(forKey key: String) -> (any LayerAnimation)? {
    entries.first { $0.key == key }?.animation
  }

  /// The keys of the animations that were added, in the order of adding.
  public var animationKeys: [String] { entries.compactMap(\.key) }

  /// Ends the animation under a key, unfinished.
  public func removeAnimation(forKey key: String) {
    removeAnimation(forKey: key, reason: .removed)
  }

  private func removeAnimation(forKey key: String, reason: StageEvent.Reason) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = entries.remove(at: index)
    for id in entry.ids { engine?.remove(id, reason: reason) }
  }

  private func forget(_ block: AnimationBlock) {
    entries.removeAll { $0.block === block }
  }
}

extension AnimationEngine {
  /// Removes one animation; does nothing when it is gone.
  func remove(_ id: AnimationID, reason: StageEvent.Reason) {
    if let record = store.remove(id) { forget(record, reason: reason) }
  }
}
