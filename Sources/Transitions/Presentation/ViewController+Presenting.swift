public import Layers

/// What a controller knows about presentations.
final class Modal {
  weak var delegate: (any ViewControllerTransitioningDelegate)?
  var style = ModalPresentationStyle.fullScreen
  /// The presentation that shows this controller.
  weak var presentation: Presentation?
  /// The presentation of another controller by this one.
  var presented: Presentation?
}

extension ViewController {
  /// What was set and what runs; made when it is first asked for.
  var modal: Modal {
    if let modal = attachment as? Modal { return modal }
    let modal = Modal()
    attachment = modal
    return modal
  }

  /// Chooses the animations with which this controller comes and goes; not retained.
  public var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { modal.delegate }
    set { modal.delegate = newValue }
  }

  /// What becomes of the view below while this controller is presented.
  public var modalPresentationStyle: ModalPresentationStyle {
    get { modal.style }
    set { modal.style = newValue }
  }

  /// The controller that this one presents.
  public var presentedViewController: ViewController? { modal.presented?.presented }

  /// The controller that presents this one.
  public var presentingViewController: ViewController? { modal.presentation?.presenting }

  /// The transition that runs in this controller's name, on either side.
  public var transitionContext: TransitionContext? {
    modal.presented?.context ?? modal.presentation?.context
  }

  /// Shows another controller over this one; to be called inside `Stage.perform`.
  ///
  /// Does nothing while this controller presents one already, as UIKit does. Touches are ignored
  /// until the animator calls `completeTransition`.
  public func present(
    _ presented: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    precondition(presented !== self, "A controller cannot present itself.")
    guard modal.presented == nil, presented.modal.presentation == nil else { return }
    let presentation = Presentation(presented, over: self)
    modal.presented = presentation
    presentation.present(from: self, animated: animated, completion: completion)
  }

  /// Takes away the controller that this one presents, or else this one.
  ///
  /// Does nothing when there is none, and while a transition runs.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentation = modal.presented ?? modal.presentation, presentation.context == nil
    else { return }
    presentation.dismiss(animated: animated, completion: completion)
  }
}
