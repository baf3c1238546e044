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

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<LayerState, Value>, property: AnimatedProperty<Value>
  ) {
    handle = property
    apply = { state, owner, time, store in
      state[keyPath: keyPath] = store.value(
        of: property, owner: owner, model: state[keyPath: keyPath], at: time)
    }
  }
}
