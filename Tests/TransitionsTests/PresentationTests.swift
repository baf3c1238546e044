import Display
import Layers
import Testing
import Transitions

struct PresentationTests {
  let stage = Stage(size: Size(width: 200, height: 100), text: FixedTextMeasurer())
  let screen = ViewController()
  let presenting = Screen(.white)
  let presented = Screen(.black)
  let animator = Fade()

  /// A controller that keeps the record of its life.
  final class Screen: ViewController, ViewControllerTransitioningDelegate {
    let color: Color
    var animator: (any ViewControllerAnimatedTransitioning)?
    var record: [String] = []

    init(_ color: Color) {
      self.color = color
      super.init()
    }

    override func viewDidLoad() { view.backgroundColor = color }
    override func viewWillAppear(_ animated: Bool) { record.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { record.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { record.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { record.append("did disappear") }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }
  }

  /// The lesson's animator; can cancel, and can be told to end when the test says so.
  final class Fade: ViewControllerAnimatedTransitioning {
    var cancels = false
    var record: [Bool] = []

    func transitionDuration(using context: TransitionContext?) -> Double { 1 }

    func animateTransition(using context: TransitionContext) {
      let toView = context.view(forKey: .to)
      if let toView, toView.superview == nil { context.containerView.addSubview(toView) }
      toView?.alpha = 0
      if cancels { context.cancelTransition() }
      View.animate(
        withDuration: transitionDuration(using: context),
        animations: {
          toView?.alpha = 1
          if toView == nil { context.view(forKey: .from)?.alpha = 0 }
        },
        completion: { _ in
          context.view(forKey: .from)?.alpha = 1
          context.completeTransition(!context.transitionWasCancelled)
        })
    }

    func animationEnded(_ transitionCompleted: Bool) { record.append(transitionCompleted) }
  }

  init() {
    stage.rootViewController = screen
    stage.perform {
      screen.view.addSubview(presenting.view)
      presenting.view.frame = screen.view.bounds
    }
    presented.animator = animator
  }

  private func present(_ style: ModalPresentationStyle) {
    stage.perform {
      presented.transitioningDelegate = presented
      presented.modalPresentationStyle = style
      presenting.present(presented, animated: true)
    }
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .custom])
  func `presenting and dismissing restores the picture and the hierarchy`(
    style: ModalPresentationStyle
  ) {
    let before = stage.displayList()

    present(style)
    stage.advance(to: 1)
    #expect(presenting.presentedViewController === presented)
    #expect(presented.presentingViewController === presenting)
    #expect((presenting.view.superview == nil) == (style == .fullScreen))
    stage.perform { presented.dismiss(animated: true) }
    stage.advance(to: 2)

    #expect(stage.displayList() == before)
    #expect(screen.view.subviews.count == 1)
    #expect(presenting.presentedViewController == nil)
    #expect(animator.record == [true, true])
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .custom])
  func `a cancelled presentation leaves nothing behind`(style: ModalPresentationStyle) {
    let before = stage.displayList()
    animator.cancels = true

    present(style)
    stage.advance(to: 1)

    #expect(stage.displayList() == before)
    #expect(screen.view.subviews.count == 1)
    #expect(presenting.presentedViewController == nil)
    #expect(animator.record == [false])
    #expect(
      presented.record == ["will appear", "will disappear", "did disappear"])
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .custom])
  func `a cancelled dismissal leaves the controller presented`(style: ModalPresentationStyle) {
    present(style)
    stage.advance(to: 1)
    let before = stage.displayList()
    animator.cancels = true

    stage.perform { presenting.dismiss(animated: true) }
    stage.advance(to: 2)

    #expect(stage.displayList() == before)
    #expect(presenting.presentedViewController === presented)
    animator.cancels = false
    stage.perform { presenting.dismiss(animated: true) }
    stage.advance(to: 3)
    #expect(presenting.presentedViewController == nil)
  }

  @Test func `no touch counts until the transition is completed`() {
    let point = Point(x: 100, y: 50)

    present(.custom)
    stage.advance(to: 0.5)
    #expect(stage.hitTest(point) == nil)
    stage.advance(to: 1)

    #expect(stage.hitTest(point) === presented.view)
  }

  @Test func `the presenter hears of it only when it goes`() {
    present(.custom)
    stage.advance(to: 1)
    #expect(presenting.record.isEmpty)
    stage.perform { presenting.dismiss(animated: false) }
    present(.fullScreen)
    stage.advance(to: 2)

    #expect(presenting.record == ["will disappear", "did disappear"])
  }

  @Test func `without a delegate it slides up, and at once without animation`() {
    stage.perform { presenting.present(presented, animated: true) }
    stage.advance(to: 0.2)
    let halfway = presented.view.layer.presentation.transform.translation.y
    #expect(halfway > 1 && halfway < 99)
    stage.advance(to: 0.4)
    #expect(presented.record == ["will appear", "did appear"])
    stage.perform { presenting.dismiss(animated: false) }

    #expect(presented.view.superview == nil)
    #expect(presenting.view.superview === screen.view)
  }

  @Test func `the presented view follows the size of the screen`() {
    present(.fullScreen)
    stage.advance(to: 1)

    stage.resize(to: Size(width: 300, height: 150))

    #expect(presented.view.frame == Rect(x: 0, y: 0, width: 300, height: 150))
  }
}
