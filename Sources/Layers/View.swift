public import Display

/// A rectangle on a stage that draws, lays out its subviews and takes touches; `UIView` without
/// the prefix.
@MainActor open class View {
  /// What is drawn, and what animates.
  public let layer = Layer()
  /// The view around this one.
  public internal(set) unowned var superview: View?
  /// The views inside this one, from back to front.
  public internal(set) var subviews: [View] = []
  /// False keeps touches away from this view and its subviews.
  public var isUserInteractionEnabled = true
  /// True once a change asks for another layout of the subviews.
  public internal(set) var needsLayout = true
  /// True when the view or one inside it needs a layout.
  var subtreeNeedsLayout = true
  /// Where the constraints put the view the last time that they were solved.
  var solvedFrame: Rect?
  /// The active constraints that were installed on this view.
  public internal(set) var constraints: [LayoutConstraint] = []
  /// The stage that shows the view.
  public var stage: Stage? { layer.stage }
  /// The controller whose `view` this is.
  public internal(set) unowned var viewController: ViewController?

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: Rect = .zero) {
    layer.view = self
    self.frame = frame
  }

  // Back references are unowned and cleared by hand: a weak one would make every retain of a view
  // take the slow way, a third of the time of a frame.
  isolated deinit {
    for subview in subviews { subview.superview = nil }
    layer.view = nil
  }

  /// Draws the content: commands in the view's own coordinates, added from back to front.
  ///
  /// Called between the background and the subviews; the view's transform and opacity are applied
  /// afterwards.
  open func draw(into commands: inout [DrawCommand]) {}

  /// Draws the content of the state that is shown; views of this module that depend on it override
  /// this one.
  func drawContent(into commands: inout [DrawCommand], shown: LayerState) { draw(into: &commands) }

  /// True when the view draws something besides its background.
  var hasContent: Bool { false }

  /// True when what it draws never leaves its bounds.
  var contentStaysInside: Bool { false }

  /// True when the commands that it draws do not overlap, so that each can be faded by itself.
  var contentIsDisjoint: Bool { false }

  /// Places subviews that have no constraints; the default does nothing.
  open func layoutSubviews() {}

  /// The size that the content asks for; nil components have no opinion.
  open var intrinsicContentSize: IntrinsicSize { .none }

  /// The size that fits best into a given one; the default is the current size.
  open func sizeThatFits(_ size: Size) -> Size { bounds.size }

  /// The topmost view that takes a touch at a point in this view's coordinates.
  open func hitTest(_ point: Point) -> View? { hitTestInSubviews(point) }

  /// True when a point in this view's coordinates is on the view.
  open func point(inside point: Point) -> Bool { bounds.contains(point) }

  /// The button went down on this view; the point is in its coordinates.
  open func pointerPressed(at point: Point) {}

  /// The pointer moved while this view held the press, or over this view without a press.
  open func pointerMoved(at point: Point) {}

  /// The button went up after a press on this view.
  open func pointerReleased(at point: Point) {}

  /// A press on this view ended without a release.
  open func pointerCancelled() {}

  /// The pointer came over this view.
  open func pointerEntered() {}

  /// The pointer left this view.
  open func pointerExited() {}
}

/// The size that a content asks for, a side at a time.
public struct IntrinsicSize: Hashable, Sendable {
  /// The width in points, when the content has one.
  public var width: Double?
  /// The height in points, when the content has one.
  public var height: Double?

  /// Makes a wish.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// No wish at all.
  public static let none = IntrinsicSize()
}
