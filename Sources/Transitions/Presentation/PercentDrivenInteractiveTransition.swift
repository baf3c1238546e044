internal import Layers
public import Motion

/// Lets a hand run a transition; `UIPercentDrivenInteractiveTransition`.
///
/// It holds the animator's `interruptibleAnimator` and sets its fraction, without the curve, as the
/// hand moves. Let go, the rest runs by itself: on to the end, or back.
public final class PercentDrivenInteractiveTransition {
  /// How far the transition is, 0…1.
  public private(set) var percentComplete = 0.0
  /// How fast the rest runs, in times of the animator's own speed; more than 0.
  public var completionSpeed = 1.0
  /// The easing of the rest.
  public var completionCurve = Curve.easeInOut

  private weak var context: TransitionContext?
  private var animator: PropertyAnimator?

  /// Makes one, to be returned by the delegate.
  public init() {}

  /// Takes the transition into its hand.
  func start(_ animator: PropertyAnimator, _ context: TransitionContext) {
    self.animator = animator
    self.context = context
    percentComplete = 0
    animator.pauseAnimation()
  }

  /// Goes to a part of the transition, limited to 0…1.
  public func update(_ percentComplete: Double) {
    guard let animator, !animator.isRunning else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator.fractionComplete = self.percentComplete
  }

  /// Lets go: the transition runs on to its end in (1 − percent) of its duration.
  public func finish() {
    letGo(rest: 1 - percentComplete)
  }

  /// Lets go: the transition runs back and counts as cancelled.
  public func cancel() {
    guard let animator, !animator.isRunning else { return }
    context?.cancelTransition()
    animator.isReversed = true
    letGo(rest: percentComplete)
  }

  private func letGo(rest: Double) {
    guard let animator, !animator.isRunning else { return }
    self.animator = nil
    // A factor of 0 would mean "what is left"; the least time is as good as none.
    animator.continueAnimation(
      withTimingParameters: completionCurve,
      durationFactor: max(rest / completionSpeed, Self.leastFactor))
  }

  private static let leastFactor = 1e-6
}
