import Motion

/// One call of `animate`, one animation added under a key, or the completion of a transaction: how
/// it moves, what still runs of it, and what follows.
final class AnimationBlock {
  /// The blocks of a stage are numbered in the order of their creation.
  let id: Int
  let name: String?
  /// Where its animations come from; nil for the completion of a transaction, which has none.
  let source: RunningAnimation.Source?
  let motion: Motion
  /// The blocks in whose changes this one was made; they wait for this one.
  let parents: [AnimationBlock]
  /// Tidies up before the program is told.
  var cleanUp: (() -> Void)?

  private let completion: ((Bool) -> Void)?
  private var runningCount = 0
  private var isCollecting = true
  private(set) var reason = StageEvent.Reason.ended

  /// How the changes of a block move.
  struct Motion {
    /// When the changes are made, in seconds of the stage.
    var time: Double
    var delay = 0.0
    var duration: Double
    var curve: Curve
    var options: AnimationOptions
    /// True when opacity and colours are added up like geometry, instead of replaced.
    var addsUp = false
    /// How often the changes run where that was said apart from the options.
    var repetition: Repetition?
    /// The keyframe that the changes belong to, where they are not straight ways by themselves.
    var keyframe: KeyframeCollector.Keyframe?

    /// The timing of each change, in a layer's time.
    func timing(in clock: TimeSpace) -> MediaTiming {
      let repetition = repetition ?? Repetition(options)
      return MediaTiming(
        beginTime: clock.localTime(at: time) + delay, duration: duration,
        repeatCount: repetition.count, autoreverses: repetition.autoreverses,
        fillMode: .backwards)
    }

    /// False when changes are to be applied at once.
    var takesTime: Bool { duration > 0 }
  }

  /// How often a change runs.
  struct Repetition {
    /// 0 and 1 are once, infinity is for ever.
    var count: Double
    /// True when each run is followed by the way back.
    var autoreverses: Bool
  }

  init(
    id: Int, name: String?, source: RunningAnimation.Source?, motion: Motion,
    parents: [AnimationBlock], completion: ((Bool) -> Void)?
  ) {
    self.id = id
    self.name = name
    self.source = source
    tellsTransactionsFirst = source != nil
    self.motion = motion
    self.parents = parents
    self.completion = completion
    for parent in parents { parent.runningCount += 1 }
  }

  /// True for the completion of a transaction.
  var isOfTransaction: Bool { source == nil }

  /// False where the completions of transactions wait until this block's own one has run.
  private(set) var tellsTransactionsFirst: Bool

  /// True when its changes were made, and all that came of them is over.
  var isOver: Bool { !isCollecting && runningCount == 0 }

  /// True when the program can want to hear of the end: it named the block or waits for it.
  var leavesEvent: Bool { name != nil || completion != nil }

  /// True when everything ran to its end.
  var finished: Bool { reason == .ended }

  /// An animation of the block has begun.
  func began() { runningCount += 1 }

  /// An animation of the block, or an inner block, is over; the first reason that is not the
  /// natural end stays.
  func ended(_ reason: StageEvent.Reason) {
    runningCount -= 1
    interrupt(reason)
  }

  /// Something of the block did not run to its end.
  func interrupt(_ reason: StageEvent.Reason) {
    if self.reason == .ended { self.reason = reason }
  }

  /// What it was to animate is on no stage: transactions hear of it last then, as measured.
  func leaveStage() {
    interrupt(.leftStage)
    tellsTransactionsFirst = false
  }

  /// All changes were made.
  func close() { isCollecting = false }

  /// Tells the program, once.
  func complete() {
    cleanUp?()
    completion?(finished)
  }
}

extension AnimationBlock {
  /// True when views that it animates take no touches meanwhile.
  var blocksTouches: Bool { !motion.options.contains(.allowUserInteraction) }
}

extension AnimationBlock.Repetition {
  /// What the options of a block say.
  init(_ options: AnimationOptions) {
    self.init(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }
}
