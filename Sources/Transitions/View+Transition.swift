public import Layers
public import Motion

extension View {
  /// Changes what a view shows through one of the transitions of the options;
  /// `UIView.transition(with:duration:options:animations:completion:)`.
  ///
  /// The transition leads from what the view shows at the call to what it shows afterwards, which
  /// is live, as in `Transition`. The changes in the block do not animate by themselves, unless the
  /// options contain `allowAnimatedContent`. With `transitionNone` the changes animate and nothing
  /// else happens. A second transition starts at what the first one shows, which ends unfinished.
  /// Inside an animation block its duration and curve count, unless the options say otherwise. On a
  /// view that is on no stage the changes are made at once and the completion gets false.
  ///
  /// - Parameters:
  ///   - view: What changes; its subviews may come and go in the block.
  ///   - duration: The length in seconds, not negative; 0 makes the changes at once.
  ///   - options: The look, the curve, and how the block behaves.
  ///   - name: The name of its completion in the stage's events.
  ///   - animations: The changes.
  ///   - completion: Runs once, with true when the transition ran to its end.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [], name: String? = nil,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: view, duration: duration, curve: options.curve, options: options, name: name,
      animations: animations, completion: completion)
  }

  /// Changes what a view shows through one of the transitions of the options, along any curve.
  public static func transition(
    with view: View, duration: Double, curve: Curve, options: AnimationOptions = [],
    name: String? = nil, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: view, by: options.look, duration: duration, curve: curve, options: options,
      name: name, animations: animations, completion: completion)
  }

  /// Puts one view in another's place through one of the transitions of the options;
  /// `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// The superview of `from` makes the transition, with all that is in it. There `to` takes the
  /// place of `from` among its subviews and keeps its own frame. With `showHideTransitionViews` both
  /// are there already: `from` is hidden and `to` is shown. Without a superview nothing happens and
  /// the completion gets false.
  public static func transition(
    from: View, to: View, duration: Double, options: AnimationOptions = [], name: String? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = from.superview else {
      return performWithoutAnimation {
        animate(withDuration: 0, animations: {}, completion: { _ in completion?(false) })
      }
    }
    transition(
      with: container, duration: duration, options: options, name: name,
      animations: {
        if options.contains(.showHideTransitionViews) {
          from.isHidden = true
          to.isHidden = false
        } else if from !== to {
          container.insertSubview(to, aboveSubview: from)
          from.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension AnimationOptions {
  /// The effect that the options name; nil for none.
  fileprivate var look: Transition? {
    switch transition {
    case .transitionFlipFromLeft: Transition(.oglFlip, .fromLeft)
    case .transitionFlipFromRight: Transition(.oglFlip, .fromRight)
    case .transitionFlipFromTop: Transition(.oglFlip, .fromTop)
    case .transitionFlipFromBottom: Transition(.oglFlip, .fromBottom)
    case .transitionCurlUp: Transition(.pageCurl, .fromBottom)
    case .transitionCurlDown: Transition(.pageUnCurl, .fromBottom)
    case .transitionCrossDissolve: Transition(.fade, nil)
    default: nil
    }
  }
}

extension Transition {
  fileprivate init(_ type: TransitionType, _ subtype: TransitionDirection?) {
    self.init()
    self.type = type
    self.subtype = subtype
  }
}
