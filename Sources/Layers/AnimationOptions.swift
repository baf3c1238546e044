public import Motion

/// How a block of animations behaves; the bits of `UIView.AnimationOptions`.
nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays out subviews when the block ends, so that they move along.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Lets views that are animated be touched.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Starts what is replaced (opacity, colours) at what is shown instead of at the old model.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeats for ever; the completion runs only when the animation is interrupted.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Runs there and back.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Uses the block's own duration although it stands inside another block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Uses the block's own curve although it stands inside another block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Lets what a transition changes animate by itself.
  ///
  /// Without it the changes are made at once and only the transition moves. Means something in
  /// transitions only.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Hides and shows the two views of a transition instead of exchanging them.
  ///
  /// Means something in transitions from view to view only.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Takes no options from the block around it.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  private static let curveMask: UInt = 0xF << 16
  /// Slow at both ends; what is used when no curve is named.
  public static let curveEaseInOut: AnimationOptions = []
  /// Slow at the start.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Slow at the end.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// The same speed all the way.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  private static let transitionMask: UInt = 0x7 << 20
  /// No look: the changes of a transition animate as in any other block.
  public static let transitionNone: AnimationOptions = []
  /// Turns over about the upright axis; the left side comes to the front.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// Turns over about the upright axis; the right side comes to the front.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// The old page rolls up from the bottom.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// The new page rolls down from the top.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// The pictures before and after are mixed.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// Turns over about the level axis; the top comes to the front.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// Turns over about the level axis; the bottom comes to the front.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  /// The look of a transition alone, one of the eight.
  public var transition: AnimationOptions {
    AnimationOptions(rawValue: rawValue & Self.transitionMask)
  }

  /// The curve that the bits name.
  public var curve: Curve {
    switch rawValue & Self.curveMask {
    case Self.curveEaseIn.rawValue: .easeIn
    case Self.curveEaseOut.rawValue: .easeOut
    case Self.curveLinear.rawValue: .linear
    default: .easeInOut
    }
  }

  /// What a nested block takes over from the one around it.
  static let inheritable: AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
