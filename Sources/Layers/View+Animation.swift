public import Motion

extension View {
  /// Animates the changes made in a block, along one of the curves of the options.
  ///
  /// Inside another block the outer block's duration, curve and options count, unless the options
  /// say otherwise; the delay is the block's own. Changes of geometry run beside those that run
  /// already, opacity and colours replace them, as in UIKit.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds, not negative; 0 applies the changes at once, whatever
  ///     the delay, and completes right after the current turn.
  ///   - delay: The time in seconds until the motion starts; the old values show until then.
  ///   - options: The curve, and how the block behaves.
  ///   - name: The name of its completion in the stage's events.
  ///   - animations: The changes.
  ///   - completion: Runs once, with true when everything ran to its end.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, curve: options.curve, options: options, name: name,
      animations: animations, completion: completion)
  }

  /// Animates the changes made in a block along any curve.
  ///
  /// A physical spring takes its settling time whatever the duration, unless that is 0; an undamped
  /// one never ends.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, curve: Curve,
    options: AnimationOptions = [], name: String? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      duration >= 0 && duration.isFinite, "A duration is finite and not negative: \(duration).")
    precondition(delay >= 0 && delay.isFinite, "A delay is finite and not negative: \(delay).")
    let stage = Stage.current
    var motion = AnimationBlock.Motion(
      begin: stage.time + delay, duration: duration, curve: curve, options: options)
    if let outer = stage.engine.currentBlock { motion.inherit(from: outer.motion) }
    if stage.engine.isWithoutAnimation { motion.duration = 0 }
    stage.engine.run(
      motion, name: name,
      changes: {
        animations()
        if options.contains(.layoutSubviews) { stage.rootView.layoutIfNeeded() }
      }, completion: completion)
  }

  /// Animates the changes made in a block by a spring that is fitted to the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: How fast the swinging dies out, more than 0; 1 does not swing.
  ///   - velocity: The speed at the start, in whole distances a second.
  public static func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double, initialSpringVelocity velocity: Double,
    options: AnimationOptions = [], name: String? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = spring(dampingRatio: dampingRatio, velocity: velocity, duration: duration)
    animate(
      withDuration: duration, delay: delay, curve: curve, options: options, name: name,
      animations: animations, completion: completion)
  }

  /// Makes changes that do not animate, even inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    Stage.current.engine.runWithoutAnimation(changes)
  }

  private static func spring(dampingRatio: Double, velocity: Double, duration: Double) -> Curve {
    do {
      return try .spring(dampingRatio: dampingRatio, initialVelocity: velocity * duration)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension AnimationBlock.Motion {
  /// Takes over what the block around this one prescribes.
  mutating func inherit(from outer: AnimationBlock.Motion) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection(.inheritable))
    }
  }
}
