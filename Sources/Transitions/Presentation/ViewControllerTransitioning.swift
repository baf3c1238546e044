public import Display
public import Layers

/// Chooses how a controller comes and goes; `UIViewControllerTransitioningDelegate`.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// What animates the presentation; nil for the default, a slide up.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// What animates the dismissal; nil for the default, a slide down.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?

  /// Whose hand runs the presentation; nil when it runs by itself, which is the default.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition?

  /// Whose hand runs the dismissal; nil when it runs by itself, which is the default.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition?

  /// Where the presented view rests, in the container's coordinates; the default fills it.
  func frameOfPresentedView(inContainer bounds: Rect) -> Rect
}

extension ViewControllerTransitioningDelegate {
  /// The default animation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// The default animation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// No hand.
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { nil }

  /// No hand.
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { nil }

  /// All of the container.
  public func frameOfPresentedView(inContainer bounds: Rect) -> Rect { bounds }
}

/// Animates a presentation or a dismissal; `UIViewControllerAnimatedTransitioning`.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using context: TransitionContext?) -> Double

  /// Adds the new view to the container, animates, and calls `completeTransition` at the end.
  ///
  /// As long as that is not called, the transition is not over and the screen takes no touches.
  func animateTransition(using context: TransitionContext)

  /// The animation as one that can be held and turned round, for a transition that a hand runs.
  ///
  /// Its completion calls `completeTransition`, with false when the transition was cancelled. Nil,
  /// the default, says that the animation only runs by itself.
  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator?

  /// The transition is over; runs last.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// None.
  public func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator? { nil }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Whether the view below stays while a controller is presented; `UIModalPresentationStyle`.
nonisolated public enum ModalPresentationStyle: Hashable, Sendable {
  /// The presenter's view goes once the presentation is over, and is back before the dismissal.
  case fullScreen
  /// The presenter's view stays where it is.
  case custom
}
