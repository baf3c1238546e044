/// The curves that have a name, in the order in which they are listed and stepped through.
///
/// A new name is one case and one row; the text form, the lists and the keys follow.
public enum NamedCurve: String, CaseIterable, Sendable {
  /// Constant speed.
  case linear
  /// CSS `ease`, Core Animation's "default".
  case ease
  /// Starts slowly; UIKit's `curveEaseIn`.
  case easeIn = "ease-in"
  /// Ends slowly; UIKit's `curveEaseOut`.
  case easeOut = "ease-out"
  /// Starts and ends slowly; UIKit's `curveEaseInOut`, its default.
  case easeInOut = "ease-in-out"
  /// A sine wave, with the slow part at the start, the end or both (easings.net).
  case easeInSine, easeOutSine, easeInOutSine
  /// The second power, with the slow part at the start, the end or both (easings.net).
  case easeInQuad, easeOutQuad, easeInOutQuad
  /// The third power, with the slow part at the start, the end or both (easings.net).
  case easeInCubic, easeOutCubic, easeInOutCubic
  /// The fourth power, with the slow part at the start, the end or both (easings.net).
  case easeInQuart, easeOutQuart, easeInOutQuart
  /// The fifth power, with the slow part at the start, the end or both (easings.net).
  case easeInQuint, easeOutQuint, easeInOutQuint
  /// A power of two, with the slow part at the start, the end or both (easings.net).
  case easeInExpo, easeOutExpo, easeInOutExpo
  /// A circle, with the slow part at the start, the end or both (easings.net).
  case easeInCirc, easeOutCirc, easeInOutCirc
  /// Goes beyond its ends, with the slow part at the start, the end or both (easings.net).
  case easeInBack, easeOutBack, easeInOutBack
  /// Swings about its ends, with the slow part at the start, the end or both (easings.net).
  case easeInElastic, easeOutElastic, easeInOutElastic
  /// Bounces at its ends, with the slow part at the start, the end or both (easings.net).
  case easeInBounce, easeOutBounce, easeInOutBounce
  /// Jumps at the start.
  case stepStart = "step-start"
  /// Jumps at the end.
  case stepEnd = "step-end"

  /// The curve itself.
  public var curve: Curve {
    switch self {
    case .linear: .linear
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .easeInSine: Curve(PennerCurve(.easeIn, .sine))
    case .easeOutSine: Curve(PennerCurve(.easeOut, .sine))
    case .easeInOutSine: Curve(PennerCurve(.easeInOut, .sine))
    case .easeInQuad: Curve(PennerCurve(.easeIn, .quad))
    case .easeOutQuad: Curve(PennerCurve(.easeOut, .quad))
    case .easeInOutQuad: Curve(PennerCurve(.easeInOut, .quad))
    case .easeInCubic: Curve(PennerCurve(.easeIn, .cubic))
    case .easeOutCubic: Curve(PennerCurve(.easeOut, .cubic))
    case .easeInOutCubic: Curve(PennerCurve(.easeInOut, .cubic))
    case .easeInQuart: Curve(PennerCurve(.easeIn, .quart))
    case .easeOutQuart: Curve(PennerCurve(.easeOut, .quart))
    case .easeInOutQuart: Curve(PennerCurve(.easeInOut, .quart))
    case .easeInQuint: Curve(PennerCurve(.easeIn, .quint))
    case .easeOutQuint: Curve(PennerCurve(.easeOut, .quint))
    case .easeInOutQuint: Curve(PennerCurve(.easeInOut, .quint))
    case .easeInExpo: Curve(PennerCurve(.easeIn, .expo))
    case .easeOutExpo: Curve(PennerCurve(.easeOut, .expo))
    case .easeInOutExpo: Curve(PennerCurve(.easeInOut, .expo))
    case .easeInCirc: Curve(PennerCurve(.easeIn, .circ))
    case .easeOutCirc: Curve(PennerCurve(.easeOut, .circ))
    case .easeInOutCirc: Curve(PennerCurve(.easeInOut, .circ))
    case .easeInBack: Curve(PennerCurve(.easeIn, .back))
    case .easeOutBack: Curve(PennerCurve(.easeOut, .back))
    case .easeInOutBack: Curve(PennerCurve(.easeInOut, .back))
    case .easeInElastic: Curve(PennerCurve(.easeIn, .elastic))
    case .easeOutElastic: Curve(PennerCurve(.easeOut, .elastic))
    case .easeInOutElastic: Curve(PennerCurve(.easeInOut, .elastic))
    case .easeInBounce: Curve(PennerCurve(.easeIn, .bounce))
    case .easeOutBounce: Curve(PennerCurve(.easeOut, .bounce))
    case .easeInOutBounce: Curve(PennerCurve(.easeInOut, .bounce))
    case .stepStart: Curve(StepsCurve.start)
    case .stepEnd: Curve(StepsCurve.end)
    }
  }
}

extension Curve {
  /// CSS `ease`, Core Animation's "default": (.25, .1) (.25, 1).
  public static let ease = Curve(CubicBezier.ease)
  /// Starts slowly: (.42, 0) (1, 1).
  public static let easeIn = Curve(CubicBezier.easeIn)
  /// Ends slowly: (0, 0) (.58, 1).
  public static let easeOut = Curve(CubicBezier.easeOut)
  /// Starts and ends slowly: (.42, 0) (.58, 1).
  public static let easeInOut = Curve(CubicBezier.easeInOut)
}
