import Motion

/// A property of layers with its lane in a store, without the type of its values.
protocol PropertyLane {
  /// Replaces the property by what is shown of it.
  func apply(
    to state: inout LayerState, owner: Int, at time: Double, store: borrowing AnimationStore)
}

/// A property of layers with its lane in a store.
struct KeyPathLane<Value: Animatable>: PropertyLane {
  let keyPath: WritableKeyPath<LayerState, Value>
  let property: AnimatedProperty<Value>

  func apply(
    to state: inout LayerState, owner: Int, at time: Double, store: borrowing AnimationStore
  ) {
    state[keyPath: keyPath] = store.value(
      of: property, owner: owner, model: state[keyPath: keyPath], at: time)
  }
}
