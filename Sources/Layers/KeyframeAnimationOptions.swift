internal import Motion

/// How a block of keyframes behaves; the bits of `UIView.KeyframeAnimationOptions`.
///
/// The bits of the curve have no names in UIKit's set but count there too, when they are put in by
/// their raw value; here they have the names of the other set.
nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

  /// Lays out subviews when the block ends, so that they move along.
  public static let layoutSubviews = Self(.layoutSubviews)
  /// Lets views that are animated be touched.
  public static let allowUserInteraction = Self(.allowUserInteraction)
  /// Starts what is replaced at what is shown; keyframes add up, which makes it the same.
  public static let beginFromCurrentState = Self(.beginFromCurrentState)
  /// Repeats for ever; the completion runs only when the animation is interrupted.
  public static let `repeat` = Self(.repeat)
  /// Runs there and back.
  public static let autoreverse = Self(.autoreverse)
  /// Uses the block's own duration although it stands inside another block.
  public static let overrideInheritedDuration = Self(.overrideInheritedDuration)
  /// Takes no options from the block around it.
  public static let overrideInheritedOptions = Self(.overrideInheritedOptions)

  private static let modeMask: UInt = 0x7 << 10
  /// Straight from keyframe to keyframe; what is used when no mode is named.
  public static let calculationModeLinear: KeyframeAnimationOptions = []
  /// Each value is held until the next one is reached.
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  /// Straight, at one speed all the way: the keyframes' times do not count.
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  /// Along a smooth curve through the keyframes.
  public static let calculationModeCubic = Self(rawValue: 3 << 10)
  /// Along a smooth curve with the times of the paced mode.
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

  /// The whole is slow at both ends; what is used when no curve is named.
  public static let curveEaseInOut = Self(.curveEaseInOut)
  /// The whole is slow at the start.
  public static let curveEaseIn = Self(.curveEaseIn)
  /// The whole is slow at the end.
  public static let curveEaseOut = Self(.curveEaseOut)
  /// The whole runs at the same speed.
  public static let curveLinear = Self(.curveLinear)

  /// The options of the block itself.
  var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeMask) }

  /// How the values between the keyframes come about.
  var mode: KeyframeCollector.Mode {
    switch rawValue & Self.modeMask {
    case Self.calculationModeDiscrete.rawValue: .discrete
    case Self.calculationModePaced.rawValue: .paced
    case Self.calculationModeCubic.rawValue: .cubic
    case Self.calculationModeCubicPaced.rawValue: .cubicPaced
    default: .linear
    }
  }
}
