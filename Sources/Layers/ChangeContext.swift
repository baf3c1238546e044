/// What the changes that are being made belong to.
enum ChangeContext {
  /// A block of animations.
  case block(AnimationBlock)
  /// Nothing: they take effect at once, whatever is around them.
  case withoutAnimation
  /// A property animator, which shows them itself.
  case recorder(ChangeRecorder)
}

/// Collects the changes that a property animator makes.
struct ChangeRecorder {
  /// The fraction of the animator's course at which the changes start.
  let delay: Double
  /// Takes a change.
  let add: (any AnimatorChange) -> Void
}
