public import Motion

/// Changes that can be started, paused, scrubbed, turned round and stopped; the counterpart of
/// `UIViewPropertyAnimator`.
///
/// Its course is a fraction of 0…1, to which the curve is applied. The changes are made when it
/// becomes active: by starting, pausing or scrubbing it.
@MainActor public final class PropertyAnimator {
  /// Where an animator is in its life.
  public enum State: Hashable, Sendable {
    /// Before its start and after its end.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and waiting for `finishAnimation(at:)`.
    case stopped
  }

  /// Where a course ends.
  public enum Position: Hashable, Sendable {
    /// All changes are made, none are, or each is left where it was shown.
    case end, start, current
  }

  /// The length of the whole course in seconds; that of a physical spring is its own.
  public let duration: Double
  /// How the changes follow the course.
  public let curve: Curve
  /// Where it is in its life.
  public internal(set) var state = State.inactive
  /// True while the course goes on.
  public var isRunning: Bool { run != nil }
  /// What its end is called in a trace; nil leaves no event.
  public var name: String?
  /// True when the fraction of a paused animator is applied without its curve.
  public var scrubsLinearly = true
  /// True when it pauses at its end instead of finishing.
  public var pausesOnCompletion = false

  /// True when the course goes back; may change while it runs.
  public var isReversed: Bool {
    get { goesBack }
    set { if newValue != goesBack { turnRound() } }
  }

  /// How much of the course is done, 0…1, in its direction; may be set while it is paused.
  public var fractionComplete: Double {
    get { goesBack ? 1 - position : position }
    set { scrub(to: goesBack ? 1 - newValue : newValue) }
  }

  unowned let stage: Stage
  private let engine: AnimationEngine
  var goesBack = false
  /// The whole course as it runs now; nil while it is paused.
  var run: Run?
  /// Where the course stands while it is paused, from the start of the changes.
  var pausedPosition = 0.0
  /// True when the pause has taken the curve away: progress is the position itself.
  var isLinear = false
  var changes: [any AnimatorChange] = []
  var block: AnimationBlock?
  var completions: [(Position) -> Void] = []
  private var waiting: [(delayFactor: Double, animations: () -> Void)] = []
  private var start: ScheduledAction?

  /// A course that runs.
  struct Run {
    var begin: Double
    var duration: Double
    var from: Double
    var to: Double
    var end: ScheduledAction
  }

  /// Makes an animator with a curve, for the stage that runs now.
  public init(duration: Double, curve: Curve, animations: (() -> Void)? = nil) {
    precondition(
      duration >= 0 && duration.isFinite, "A duration is finite and not negative: \(duration).")
    self.duration = curve.duration(requested: duration)
    self.curve = curve
    stage = Stage.current
    engine = stage.engine
    if let animations { addAnimations(animations) }
  }

  // The stage may be on its way out as well: it must not be asked for anything here.
  isolated deinit {
    for change in changes { change.remove(.removed) }
    if let block { engine.close(block) }
  }

  /// Adds changes, which start after a part of what is left of the course and end with it.
  public func addAnimations(_ animations: @escaping () -> Void, delayFactor: Double = 0) {
    precondition((0...1).contains(delayFactor), "A delay factor is a fraction: 0…1.")
    precondition(state != .stopped, "An animator that is stopped takes no changes.")
    guard state == .active else { return waiting.append((delayFactor, animations)) }
    let from = position
    record(animations, delay: from + delayFactor * (1 - from))
    showAgain()
  }

  /// Adds what runs when the course has ended, in the order of adding.
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Starts, or goes on after a pause.
  public func startAnimation() {
    precondition(state != .stopped, "An animator that is stopped has to be finished first.")
    guard !isRunning else { return }
    activate()
    go()
  }

  /// Starts after a time in seconds.
  public func startAnimation(afterDelay delay: Double) {
    start?.cancel()
    start = stage.after(delay) { [weak self] in self?.startAnimation() }
  }

  /// Holds the course where it is.
  public func pauseAnimation() {
    precondition(state != .stopped, "An animator that is stopped has to be finished first.")
    activate()
    hold()
  }

  /// Ends the course where it is.
  ///
  /// With `withoutFinishing` the animator is inactive then, and its completions do not run;
  /// otherwise it waits for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    start?.cancel()
    run?.end.cancel()
    run = nil
    endChanges(at: .current, .removed)
    state = .stopped
    if withoutFinishing {
      block?.interrupt(.removed)
      reset()
    }
  }

  /// Ends a stopped animator: at the end, the start, or where the changes stand.
  public func finishAnimation(at position: Position) {
    precondition(state == .stopped, "Only a stopped animator is finished: stop it first.")
    settleChanges(at: position)
    complete(at: position)
  }

  /// Makes the changes and shows them from their start.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    start?.cancel()
    let motion = AnimationBlock.Motion(
      time: stage.time, duration: duration, curve: curve, options: [])
    block = stage.engine.makeBlock(motion, name: name, source: .animator, completion: nil)
    let added = waiting
    waiting = []
    for (delay, animations) in added { record(animations, delay: delay) }
  }
}
