public import Display
public import Layers

/// What an animator works with, and whom it tells that it is done;
/// `UIViewControllerContextTransitioning`.
public final class TransitionContext {
  /// The two sides of a transition.
  public enum Key: Hashable, Sendable {
    /// What is shown before.
    case from
    /// What is shown after.
    case to
  }

  /// Where the views of the transition live; it goes with the dismissal.
  public let containerView: View
  /// False when the views are to change places at once.
  public let isAnimated: Bool
  /// What becomes of the presenter's view.
  public let presentationStyle: ModalPresentationStyle
  /// True when a hand runs the transition.
  public internal(set) var isInteractive = false
  /// True once `cancelTransition` was called: the animator is to end with `completeTransition(false)`.
  public private(set) var transitionWasCancelled = false
  /// True until `completeTransition` was called.
  public private(set) var isRunning = true

  /// True for a presentation, false for a dismissal.
  let isPresentation: Bool
  private weak var presenting: ViewController?
  private let presented: ViewController
  private let finalFrame: Rect
  private let onEnd: (Bool) -> Void

  init(
    _ presentation: Presentation, isPresentation: Bool, isAnimated: Bool,
    onEnd: @escaping (Bool) -> Void
  ) {
    containerView = presentation.container
    presentationStyle = presentation.style
    presenting = presentation.presenting
    presented = presentation.presented
    finalFrame = presentation.frameOfPresentedView
    self.isPresentation = isPresentation
    self.isAnimated = isAnimated
    self.onEnd = onEnd
  }

  /// The controller of a side; nil for a presenter that is gone.
  public func viewController(forKey key: Key) -> ViewController? {
    (key == .to) == isPresentation ? presented : presenting
  }

  /// The view of a side; nil for the presenter's when it stays where it is.
  public func view(forKey key: Key) -> View? {
    let controller = viewController(forKey: key)
    guard controller === presented || presentationStyle == .fullScreen else { return nil }
    return controller?.view
  }

  /// Where a controller's view starts; zero for one that is not on the screen yet.
  public func initialFrame(for controller: ViewController) -> Rect {
    guard controller === presented else { return containerView.bounds }
    return isPresentation ? .zero : finalFrame
  }

  /// Where a controller's view ends; zero for one that leaves the screen.
  public func finalFrame(for controller: ViewController) -> Rect {
    guard controller === presented else { return containerView.bounds }
    return isPresentation ? finalFrame : .zero
  }

  /// Says that the transition is to go back to where it came from.
  public func cancelTransition() { transitionWasCancelled = true }

  /// Ends the transition, with false to undo it: the screen takes touches again.
  ///
  /// To be called once everything has ended; a second call does nothing.
  public func completeTransition(_ didComplete: Bool) {
    guard isRunning else { return }
    isRunning = false
    onEnd(didComplete)
  }
}
