internal import Motion

extension View {
  /// Animates the keyframes that `addKeyframe` adds inside the block.
  ///
  /// The curve of the options is that of the whole; the calculation mode says how the values
  /// between the keyframes come about. A keyframe's value is reached at its end, in the discrete
  /// mode by a jump. Opacity and colours are added up like geometry, so that each keyframe goes on
  /// from the one before.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let engine = Stage.current.engine
    let outer = engine.keyframes
    let collector = KeyframeCollector(mode: options.mode)
    engine.keyframes = collector
    animate(
      withDuration: duration, delay: delay, options: options.blockOptions, name: name,
      animations: {
        animations()
        if let block = engine.currentBlock { collector.install(in: block, engine: engine) }
      }, completion: completion)
    engine.keyframes = outer
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
    let length = max(min(length, 1 - start), leastKeyframeLength)
    switch engine.keyframes?.mode {
    case nil, .linear:
      motion.curve = Curve(KeyframeSegment(whole: motion.curve, start: start, length: length))
    case .discrete:
      // All of the change happens at the very end of the part.
      let end = start + length - leastKeyframeLength
      motion.curve = Curve(
        KeyframeSegment(whole: motion.curve, start: end, length: leastKeyframeLength))
    case .paced, .cubic, .cubicPaced:
      motion.keyframe = engine.keyframes.map {
        KeyframeCollector.Keyframe(collector: $0, start: start, end: start + length)
      }
    }
    motion.addsUp = true
    engine.run(motion, name: nil, changes: animations, completion: nil)
  }

  /// A part that lasts no longer jumps within one frame of any recording.
  private static let leastKeyframeLength = 1e-9
}
