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
    let motion = stage.engine.motion(
      AnimationBlock.Motion(
        time: stage.time, delay: delay, duration: duration, curve: curve, options: options))
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
    let curve = spring { () throws(CurveError) in
      try .spring(dampingRatio: dampingRatio, initialVelocity: velocity * duration)
    }
    animate(
      withDuration: duration, delay: delay, curve: curve, options: options, name: name,
      animations: animations, completion: completion)
  }

  /// Animates the changes made in a block by a spring that is given by how it looks.
  ///
  /// It lasts until it has settled, which is longer than the duration when it bounces. A bounce of 1
  /// never settles.
  ///
  /// - Parameters:
  ///   - duration: How long the movement seems to take, in seconds, more than 0.
  ///   - bounce: How much it swings: 0 not at all, below 0 it is slower still; more than −1, at
  ///     most 1.
  ///   - velocity: The speed at the start, in whole distances a second.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0, options: AnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = spring { () throws(CurveError) in
      .spring(try Spring(duration: duration, bounce: bounce, initialVelocity: velocity))
    }
    animate(
      withDuration: duration, delay: delay, curve: curve, options: options, name: name,
      animations: animations, completion: completion)
  }

  /// Lets the changes made in a part of an animation block run several times, and back.
  ///
  /// The block is over when they are. Outside a block the changes are made at once.
  ///
  /// - Parameters:
  ///   - count: How many times they run, not negative; parts of a run are allowed, infinity is for
  ///     ever, 0 is once.
  ///   - autoreverses: True when each run is followed by the way back, which is part of the run.
  ///   - animations: The changes.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    precondition(count >= 0, "A repeat count is not negative: \(count).")
    let engine = Stage.current.engine
    guard var motion = engine.currentBlock?.motion else { return animations() }
    motion.repetition = AnimationBlock.Repetition(count: count, autoreverses: autoreverses)
    engine.run(motion, name: nil, changes: animations, completion: nil)
  }

  /// The duration of the block in which changes are made now, in seconds; 0 outside any.
  public static var inheritedAnimationDuration: Double {
    Stage.current.engine.currentBlock?.motion.duration ?? 0
  }

  /// Makes changes that do not animate, even inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    Stage.current.engine.runWithoutAnimation(changes)
  }

  /// A spring of a block; values that are none are a mistake of the program.
  private static func spring(_ make: () throws(CurveError) -> Curve) -> Curve {
    do {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension AnimationEngine {
  /// How a block moves that is made now: the one around it counts, and whether anything animates.
  func motion(_ own: AnimationBlock.Motion) -> AnimationBlock.Motion {
    var motion = own
    if let outer = currentBlock { motion.inherit(from: outer.motion) }
    if isWithoutAnimation { motion.duration = 0 }
    return motion
  }
}

extension AnimationBlock.Motion {
  /// Takes over what the block around this one prescribes.
  mutating func inherit(from outer: AnimationBlock.Motion) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection(.inheritable))
      repetition = outer.repetition
    }
  }
}
