import Motion

/// A property of layers with its lane in a store.
///
/// A closure rather than a generic type: the compiler makes its code for the type of the values
/// where the type is known, while a generic witness would look it up on every call.
struct PropertyLane {
  /// The typed handle, an `AnimatedProperty`.
  let handle: any Sendable
  /// Replaces the property by what is shown of it.
  let apply: (inout LayerState, _ owner: Int, _ time: Double, borrowing AnimationStore) -> Void
  /// The animations of a layer, for panels.
  let running: (_ layer: Layer, _ owner: Int, AnimationEngine) -> [RunningAnimation]

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<LayerState, Value>, property: AnimatedProperty<Value>
  ) {
    handle = property
    apply = { state, owner, time, store in
      state[keyPath: keyPath] = store.value(
        of: property, owner: owner, model: state[keyPath: keyPath], at: time)
    }
    running = { layer, owner, engine in
      engine.store.running(property, of: owner).map { stored in
        RunningAnimation(
          stored, of: keyPath, layer: layer, source: engine.source(ofBlock: stored.group))
      }
    }
  }
}

extension RunningAnimation {
  fileprivate init<Value: Animatable>(
    _ stored: StoredAnimation<Value>, of keyPath: WritableKeyPath<LayerState, Value>, layer: Layer,
    source: Source
  ) {
    let animation = stored.animation
    let clock = layer.clock
    let now = layer.stage?.time ?? 0
    let property = LayerProperty.property(for: keyPath)
    var bare = animation
    bare.isAdditive = false
    id = stored.id
    self.property = property?.name ?? ""
    self.source = source
    isAdditive = animation.isAdditive
    localBegin = animation.beginTime
    localEnd = animation.endTime
    begin = clock.parentTime(ofReaching: animation.beginTime, from: now)
    end = clock.parentTime(ofReaching: animation.endTime, from: now)
    curve = animation.curve
    componentNames = property?.componentNames ?? []
    sample = { [bare] time in
      let time = layer.clock.localTime(at: time)
      guard bare.progress(at: time) != nil else { return nil }
      let value = bare.value(over: layer.model[keyPath: keyPath], at: time)
      return (value as? any ComponentValue)?.components
    }
  }
}
