internal import Motion

extension View {
  /// Animates the keyframes that `addKeyframe` adds inside the block.
  ///
  /// The curve of the options is that of the whole; within it the keyframes are straight. Opacity
  /// and colours are added up like geometry, so that each keyframe goes on from the one before.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, name: name, animations: animations,
      completion: completion)
  }

  /// Adds the changes of a part of the surrounding `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - start: When it starts, as a fraction of the whole duration, 0…1.
  ///   - length: How long it lasts, as a fraction of the whole; what reaches beyond the end is
  ///     shortened. 0 makes the changes jump.
  ///   - animations: The changes.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {
    precondition((0...1).contains(start), "A keyframe starts within the whole: 0…1.")
    precondition(length >= 0 && length.isFinite, "A keyframe's duration is not negative.")
    let engine = Stage.current.engine
    guard let whole = engine.currentBlock else {
      preconditionFailure("A keyframe is added inside the block of `animateKeyframes`.")
    }
    var motion = whole.motion
    motion.addsUp = true
    motion.curve = Curve(
      KeyframeSegment(
        whole: whole.motion.curve, start: start,
        length: max(min(length, 1 - start), leastKeyframeLength)))
    engine.run(motion, name: nil, changes: animations, completion: nil)
  }

  /// A part that lasts no longer jumps within one frame of any recording.
  private static let leastKeyframeLength = 1e-9
}
