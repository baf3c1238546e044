extension View {
  /// Animates the changes made in a block.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds; 0 applies the changes at once.
  ///   - delay: The time in seconds until the motion starts; the old values show until then.
  ///   - options: The curve, and how the block behaves.
  ///   - name: The name of its completion in the stage's events.
  ///   - animations: The changes.
  ///   - completion: Runs once, with true when everything ran to its end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes that do not animate, even inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    changes()
  }
}
