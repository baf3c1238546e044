import Display
import Layers

/// The animation without a delegate: up from the lower edge, and down again.
final class SlideAnimator: ViewControllerAnimatedTransitioning {
  private static let duration = 0.4

  func transitionDuration(using context: TransitionContext?) -> Double { Self.duration }

  func animateTransition(using context: TransitionContext) {
    let isPresentation = context.isPresentation
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      return context.completeTransition(false)
    }
    let below = AffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresentation {
      context.containerView.addSubview(view)
      view.transform = below
    }
    View.animate(
      withDuration: transitionDuration(using: context), name: "slide",
      animations: { view.transform = isPresentation ? .identity : below },
      completion: { _ in
        let completes = !context.transitionWasCancelled
        view.transform = .identity
        context.completeTransition(completes)
      })
  }
}

/// Changes the views at once.
final class ImmediateAnimator: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: TransitionContext?) -> Double { 0 }

  func animateTransition(using context: TransitionContext) {
    if let toView = context.view(forKey: .to), context.isPresentation {
      context.containerView.addSubview(toView)
    }
    context.completeTransition(true)
  }
}
