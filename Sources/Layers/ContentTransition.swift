public import Display
public import Motion

/// A change of what a layer shows that no property can express: another image or text, other
/// sublayers; `CATransition`.
public protocol ContentTransition {
  /// The length in seconds; 0 for the transaction's.
  var duration: Double { get }
  /// How progress depends on time; nil for the transaction's curve, or a linear one.
  var timingFunction: Curve? { get }
  /// Runs once at the begin.
  var onStart: (() -> Void)? { get }
  /// Runs once at the end, with true when it was not interrupted.
  var onStop: ((Bool) -> Void)? { get }
  /// What is drawn at a progress of 0…1, all in the layer's own coordinates.
  func commands(
    from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
  ) -> [DrawCommand]
}

extension ContentTransition {
  /// Nobody.
  public var onStart: (() -> Void)? { nil }
}

/// A change of content on its way.
struct RunningTransition {
  let transition: any ContentTransition
  /// The picture before, as it was at the start of the turn in which it was added.
  let before: [DrawCommand]
  let block: AnimationBlock
  /// The number of the turn in which it was added.
  let turn: Int
}

extension Layer {
  /// The only key of transitions.
  public static let transitionKey = "transition"

  /// Shows the content's next change as a transition from what was shown before this turn.
  ///
  /// All changes of the layer and of those inside count whether they are made before or after this
  /// call, in the same turn. There is one transition per layer, whatever the key: a new one starts at what
  /// the old one shows. What comes after is live.
  public func add(_ transition: any ContentTransition, forKey key: String? = nil) {
    let stage = Stage.current
    let engine = stage.engine
    let motion = AnimationBlock.Motion(
      time: stage.time, duration: 0, curve: .linear, options: .allowUserInteraction)
    let block = engine.makeBlock(
      motion, name: Self.transitionKey, source: .transition, completion: transition.onStop)
    defer { engine.close(block) }
    if let start = transition.onStart { engine.noteStart(start, of: block, on: self, at: nil) }
    guard self.engine === engine else { return block.leaveStage() }
    let before = pictureBeforeTurn()
    let length =
      transition.duration > 0 ? transition.duration : engine.transaction.durationOfAnimations
    let curve = transition.timingFunction ?? engine.transaction.curve ?? .linear
    let animation = Animation(
      .between(from: 0.0, to: 1),
      timing: MediaTiming(beginTime: clock.localTime(at: stage.time), duration: length),
      curve: curve)
    removeAnimation(forKey: Self.transitionKey, reason: .replaced)
    let id = run(transition, from: before, in: block, animation: animation)
    entries.append(
      Entry(key: Self.transitionKey, block: block, animation: nil, ids: id.map { [$0] } ?? []))
  }

  /// The change of content that runs; nil when there is none.
  public var runningTransition: (any ContentTransition)? { transition?.transition }

  /// Lets a transition replace the one that runs.
  @discardableResult
  func run(
    _ transition: any ContentTransition, from before: [DrawCommand], in block: AnimationBlock,
    animation: Animation<Double>
  ) -> AnimationID? {
    rememberState()
    engine?.remove(\.transitionProgress, of: self, reason: .replaced)
    let id = engine?.add(animation, to: \.transitionProgress, of: self, block: block)
    self.transition = RunningTransition(
      transition: transition, before: before, block: block, turn: stage?.turn ?? 0)
    block.cleanUp = { [weak self, unowned block] in
      guard let self else { return }
      forget(block)
      if self.transition?.block === block { self.transition = nil }
    }
    return id
  }
}
