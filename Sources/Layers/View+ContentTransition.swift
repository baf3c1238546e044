internal import Display
package import Motion

extension View {
  /// Changes what a view shows through a transition from what it shows at the call.
  ///
  /// The basis of `View.transition`; the looks are another module's. Without a look it is a block of
  /// animations. Changes inside a look do not animate by themselves, unless the options allow it.
  package static func transition(
    with view: View, by look: (any ContentTransition)?, duration: Double, curve: Curve,
    options: AnimationOptions, name: String?, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    precondition(
      duration >= 0 && duration.isFinite, "A duration is finite and not negative: \(duration).")
    let stage = Stage.current
    let engine = stage.engine
    let motion = engine.motion(
      AnimationBlock.Motion(time: stage.time, duration: duration, curve: curve, options: options))
    let before = look == nil ? [] : view.layer.picture()
    engine.run(
      motion, name: name,
      changes: {
        if look == nil || options.contains(.allowAnimatedContent) {
          animations()
        } else {
          engine.runWithoutAnimation(animations)
        }
        if options.contains(.layoutSubviews) { stage.rootView.layoutIfNeeded() }
        guard let look, let block = engine.currentBlock, motion.takesTime else { return }
        view.layer.show(look, from: before, in: block)
      }, completion: completion)
  }
}

extension Layer {
  /// The content as it is shown now, in the layer's own coordinates, without its transform and
  /// opacity.
  fileprivate func picture() -> [DrawCommand] {
    var commands: [DrawCommand] = []
    renderPicture(of: presentation, into: &commands, map: .identity)
    return commands
  }

  /// Shows a change of content that is part of a block.
  fileprivate func show(
    _ transition: any ContentTransition, from before: [DrawCommand], in block: AnimationBlock
  ) {
    guard let engine, engine === Stage.running?.engine else { return block.interrupt(.leftStage) }
    run(
      transition, from: before, in: block,
      animation: Animation(
        .between(from: 0.0, to: 1), timing: block.motion.timing(in: clock),
        curve: block.motion.curve))
  }
}
