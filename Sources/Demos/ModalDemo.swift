internal import Display
internal import Layers
internal import Motion
internal import Transitions

/// The lesson's modal transition: the demo is the delegate that hands out the animator, and the
/// animator itself.
///
/// `animateTransition(using:)` puts the new view into the container, fades it in, and calls
/// `completeTransition` at the end.
///
/// Look at the variant "forgets": without that call the system waits for ever, and the screen takes
/// no touches.
final class ModalDemo: SheetController, Demo {
  private let page = ModalPage()
  private let presenting: PictureScreen
  private let presented: PictureScreen
  private let dimmingView = View()
  private let settings: SettingValues
  private var isPresented = false
  private var watchdog: ScheduledAction?
  /// The hand that drags the presented view away, while it does.
  private var interaction: PercentDrivenInteractiveTransition?

  init(images: [Picture], settings: SettingValues) {
    self.settings = settings
    presenting = PictureScreen(
      name: "presenting", title: "Presenting", image: images[0], button: "Present")
    presented = PictureScreen(
      name: "presented", title: "Presented", image: images[1], button: "Dismiss")
    super.init()
  }

  func presentModal() {
    presented.transitioningDelegate = self
    presented.modalPresentationStyle = .custom
    presenting.present(presented, animated: true)
  }

  func dismissModal() {
    presenting.dismiss(animated: true)
  }

  /// Dragging the presenting view up presents, dragging the presented view down dismisses: as far as
  /// the hand has gone.
  private func drag(_ drag: DragView.Drag, presents: Bool) {
    let height = page.screen.bounds.height
    switch drag {
    case .began:
      guard isPresented != presents, presenting.transitionContext == nil else { return }
      interaction = PercentDrivenInteractiveTransition()
      if presents { presentModal() } else { dismissModal() }
    case .moved(let distance):
      interaction?.update(distance / height)
    case .ended(let distance, let speed):
      // Where the hand would come to rest decides.
      let rest = distance + speed * Self.coasting
      if rest > height / 2 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    }
  }

  /// Ends what the animator forgot to end.
  func recover() {
    guard watchdog != nil else { return }
    guard let context = presenting.transitionContext else { return }
    context.completeTransition(!context.transitionWasCancelled)
  }

  private func waitForWatchdog(seconds: Int) {
    page.state = .blocked(seconds: seconds)
    watchdog = Stage.current.after(1) { [weak self] in
      if seconds > 1 { self?.waitForWatchdog(seconds: seconds - 1) } else { self?.recover() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setCaption(Self.about)
    page.add(to: view)
    page.screen.addSubview(presenting.view)
    presenting.button.onTap = { [weak self] in self?.presentModal() }
    presented.button.onTap = { [weak self] in self?.dismissModal() }
    page.recoverButton.onTap = { [weak self] in self?.recover() }
    presenting.drag?.direction = .up
    presenting.drag?.onDrag = { [weak self] in self?.drag($0, presents: true) }
    presented.drag?.onDrag = { [weak self] in self?.drag($0, presents: false) }
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.layOut(in: view.bounds, below: contentTop, metrics)
    presenting.view.bounds.size = page.screen.bounds.size
    presenting.view.center = page.screen.bounds.center
    dimmingView.frame = page.screen.bounds
  }

  private var motion: ModalMotion { settings[Self.animator] }
}

extension ModalDemo: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    isPresented = true
    return self
  }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    isPresented = false
    return self
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { interaction }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> PercentDrivenInteractiveTransition? { interaction }

  func frameOfPresentedView(inContainer bounds: Rect) -> Rect { motion.frame(in: bounds) }
}

extension ModalDemo: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: TransitionContext?) -> Double { settings[Self.duration] }

  func animateTransition(using context: TransitionContext) {
    page.state = isPresented ? .presenting : .dismissing
    if isPresented {
      guard let toView = context.view(forKey: .to) else { return }
      prepare(toView, in: context.containerView)
      View.animate(
        withDuration: transitionDuration(using: context),
        curve: settings[Self.curve],
        name: "present",
        animations: {
          self.bring(toView)
        },
        completion: { _ in
          self.complete(context)
        })
    } else {
      guard let fromView = context.view(forKey: .from) else { return }
      View.animate(
        withDuration: transitionDuration(using: context),
        curve: settings[Self.curve],
        name: "dismiss",
        animations: {
          self.sendAway(fromView, from: context.containerView)
        },
        completion: { _ in
          fromView.removeFromSuperview()
          // The container and all in it go with the dismissal.
          self.complete(context)
        })
    }
  }

  /// The same once more, for a hand.
  func interruptibleAnimator(using context: TransitionContext) -> PropertyAnimator? {
    let presents = isPresented
    guard let view = context.view(forKey: presents ? .to : .from) else { return nil }
    page.state = .dragging(presents: presents)
    if presents { prepare(view, in: context.containerView) }
    let animator = PropertyAnimator(
      duration: transitionDuration(using: context), curve: settings[Self.curve],
      animations: { [weak self] in
        if presents { self?.bring(view) } else { self?.sendAway(view, from: context.containerView) }
      })
    animator.name = presents ? "present" : "dismiss"
    animator.addCompletion { [weak self] _ in
      if presents == context.transitionWasCancelled { view.removeFromSuperview() }
      self?.complete(context)
    }
    return animator
  }

  /// Adds the view to the container, where it comes from.
  private func prepare(_ toView: View, in container: View) {
    container.addSubview(dimmingView)
    container.addSubview(toView)
    toView.layer.cornerRadius = motion.cornerRadius
    dimmingView.alpha = 0
    motion.hide(toView, in: container)
  }

  private func bring(_ toView: View) {
    motion.show(toView)
    dimmingView.alpha = motion.dimming
    presenting.view.transform = presenterTransform
  }

  private func sendAway(_ fromView: View, from container: View) {
    motion.hide(fromView, in: container)
    dimmingView.alpha = 0
    presenting.view.transform = .identity
  }

  /// This must be called, or else the system waits for ever and nothing can be pressed.
  private func complete(_ context: TransitionContext) {
    switch settings[Self.variant] {
    case .completes: context.completeTransition(!context.transitionWasCancelled)
    case .forgets: waitForWatchdog(seconds: Self.patience)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    watchdog?.cancel()
    watchdog = nil
    if !transitionCompleted { isPresented.toggle() }
    page.state = isPresented ? .presented : .ready
  }

  private var presenterTransform: AffineTransform {
    let scale = Accessibility.isReduceMotionEnabled ? 1 : motion.presenterScale
    return scale == 1 ? .identity : AffineTransform(scaleX: scale, y: scale)
  }
}

extension ModalDemo {
  /// Whether the animator does its duty.
  enum Variant: String, SettingChoice {
    case completes, forgets
  }

  static let duration = SettingKey<Double>(
    seconds: 2, "duration", title: "Duration", summary: "how long the view takes to come or go")
  static let curve = SettingKey<Curve>(
    "curve", title: "Curve", .easeInOut, summary: "the easing of the animator")
  static let animator = SettingKey<ModalMotion>(
    "animator", title: "Animator", .fade, summary: "how the presented view comes and goes")
  static let variant = SettingKey<Variant>(
    "variant", title: "Variant", .completes,
    summary: "forgets never calls completeTransition, so the screen stays blocked")

  /// For how many seconds a hand that lets go would still move on.
  private static let coasting = 0.15
  /// How many seconds the watchdog waits.
  static let patience = 5

  private static let pictures = ["Pictures/igloo.svg", "Pictures/spaceship.svg"]

  /// What the playground must know.
  static let about = DemoDescription(
    name: "modal", title: "Modal",
    lesson: "A custom presentation by a transitioning delegate, an animator and a context",
    watch: "Watch the presented view come and go; a drag up brings it, a drag down dismisses it.",
    reducedWatch:
      "Reduced motion: the view fades in and out in its place, whatever the animator.",
    settings: [duration.setting, curve.setting, animator.setting, variant.setting],
    actions: [
      DemoAction("present", title: "Present", key: "n", ModalDemo.presentModal),
      DemoAction("dismiss", title: "Dismiss", key: "d", ModalDemo.dismissModal),
      DemoAction("recover", title: "Recover", key: "c", ModalDemo.recover),
    ],
    layerNames: ["presenting", "presented"],
    showcase: [TimedInput(0.4, .action("present")), TimedInput(3, .action("dismiss"))])

  /// Reads the pictures.
  static func prepare(
    _ settings: SettingValues, _ resources: any DemoResources
  ) throws(ResourceError) -> DemoFactory {
    var images: [Picture] = []
    for name in pictures { images.append(try resources.picture(asset: name)) }
    return { ModalDemo(images: images, settings: settings) }
  }
}
