import Display
import Layers

/// A controller that is shown over another one, from the call of `present` to its dismissal.
///
/// The presenter owns it. It owns neither the presenter nor the delegate, nor an animator that is
/// the delegate: a stage that is left in the middle of a transition must go as a whole.
final class Presentation {
  private(set) weak var presenting: ViewController?
  let presented: ViewController
  let style: ModalPresentationStyle
  let container = PresentationContainer()
  /// The transition that runs; nil between them.
  private(set) var context: TransitionContext?

  private let host: View
  private weak var delegate: (any ViewControllerTransitioningDelegate)?
  private var hostTookTouches = true
  /// Where in the host the presenter's view was.
  private var presenterIndex = 0

  init(_ presented: ViewController, over presenting: ViewController) {
    self.presenting = presenting
    self.presented = presented
    let delegate = presented.modal.delegate
    self.delegate = delegate
    // The view that fills the stage can only be covered from inside.
    host = presenting.view.superview ?? presenting.view
    style = host === presenting.view ? .custom : presented.modal.style
    container.frame = host.bounds
    container.presentedView = presented.view
    container.place = { [weak delegate] bounds in
      delegate?.frameOfPresentedView(inContainer: bounds) ?? bounds
    }
  }

  /// Where the presented view rests, in the container's coordinates.
  var frameOfPresentedView: Rect { container.place(container.bounds) }

  func present(
    from presenting: ViewController, animated: Bool, completion: (() -> Void)?
  ) {
    host.addSubview(container)
    container.fill(host)
    presented.modal.presentation = self
    // Its frame would be wrong where the last dismissal has left it moved or scaled.
    let frame = frameOfPresentedView
    presented.view.bounds.size = frame.size
    presented.view.center = frame.center
    presented.viewWillAppear(animated)
    if style == .fullScreen { presenting.viewWillDisappear(animated) }
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: presenting)
    run(isPresentation: true, animated: animated, by: animator, completion: completion)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    showPresenter()
    presented.viewWillDisappear(animated)
    if style == .fullScreen { presenting?.viewWillAppear(animated) }
    let animator = delegate?.animationController(forDismissed: presented)
    run(isPresentation: false, animated: animated, by: animator, completion: completion)
  }

  /// Blocks touches, lets the animator run, and ends everything when it says so.
  private func run(
    isPresentation: Bool, animated: Bool, by animator: (any ViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    let animator = animated ? animator ?? SlideAnimator() : ImmediateAnimator()
    let owned = animator === delegate ? nil : animator
    hostTookTouches = host.isUserInteractionEnabled
    host.isUserInteractionEnabled = false
    let context = TransitionContext(self, isPresentation: isPresentation, isAnimated: animated) {
      [weak self, weak animator] didComplete in
      self?.end(isPresentation, didComplete, animated)
      completion?()
      (owned ?? animator)?.animationEnded(didComplete)
    }
    self.context = context
    let hand = animated ? hand(isPresentation, animator) : nil
    if let hand, let held = animator.interruptibleAnimator(using: context) {
      context.isInteractive = true
      hand.start(held, context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  private func hand(
    _ isPresentation: Bool, _ animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? {
    isPresentation
      ? delegate?.interactionControllerForPresentation(using: animator)
      : delegate?.interactionControllerForDismissal(using: animator)
  }

  private func end(_ isPresentation: Bool, _ didComplete: Bool, _ animated: Bool) {
    host.isUserInteractionEnabled = hostTookTouches
    context = nil
    switch (isPresentation, didComplete) {
    case (true, true): finishPresenting(animated)
    case (true, false): undoPresenting(animated)
    case (false, true): finishDismissing(animated)
    case (false, false): undoDismissing(animated)
    }
  }

  private func finishPresenting(_ animated: Bool) {
    container.show(presented.view)
    presented.viewDidAppear(animated)
    guard style == .fullScreen else { return }
    hidePresenter()
    presenting?.viewDidDisappear(animated)
  }

  private func undoPresenting(_ animated: Bool) {
    presented.viewWillDisappear(animated)
    close()
    presented.viewDidDisappear(animated)
    if style == .fullScreen {
      presenting?.viewWillAppear(animated)
      presenting?.viewDidAppear(animated)
    }
  }

  private func finishDismissing(_ animated: Bool) {
    close()
    presented.viewDidDisappear(animated)
    if style == .fullScreen { presenting?.viewDidAppear(animated) }
  }

  private func undoDismissing(_ animated: Bool) {
    container.show(presented.view)
    presented.viewWillAppear(animated)
    presented.viewDidAppear(animated)
    guard style == .fullScreen else { return }
    presenting?.viewWillDisappear(animated)
    hidePresenter()
    presenting?.viewDidDisappear(animated)
  }

  private func hidePresenter() {
    guard let view = presenting?.view else { return }
    presenterIndex = host.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was, below the container.
  private func showPresenter() {
    guard style == .fullScreen, let view = presenting?.view, view.superview == nil else { return }
    host.insertSubview(view, at: min(presenterIndex, host.subviews.count))
    view.frame = host.bounds
  }

  /// The container and all in it go.
  private func close() {
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    presented.modal.presentation = nil
    presenting?.modal.presented = nil
  }
}

/// The view in which a presentation takes place; as large as the view that it was put into.
final class PresentationContainer: View {
  var presentedView: View?
  var place: (Rect) -> Rect = { $0 }
  private var placedSize: Size?

  /// Follows the size of the view around it.
  func fill(_ host: View) {
    LayoutConstraint.activate([
      leftAnchor.constraint(equalTo: host.leftAnchor),
      topAnchor.constraint(equalTo: host.topAnchor),
      widthAnchor.constraint(equalTo: host.widthAnchor),
      heightAnchor.constraint(equalTo: host.heightAnchor),
    ])
    placedSize = host.bounds.size
  }

  /// Puts a view back that an animator may have taken out.
  func show(_ view: View) {
    if view.superview !== self { addSubview(view) }
  }

  /// The presented view keeps its place in a container that gets another size; an animation of it
  /// goes on from there.
  override func layoutSubviews() {
    guard let presentedView, presentedView.superview === self, placedSize != bounds.size else {
      return
    }
    placedSize = bounds.size
    let frame = place(bounds)
    presentedView.bounds.size = frame.size
    presentedView.center = frame.center
  }
}
