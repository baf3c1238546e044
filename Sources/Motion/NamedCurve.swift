/// The curves that have a name, in the order in which they are listed and stepped through.
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

  /// The curve itself.
  public var curve: Curve {
    switch self {
    case .linear: .linear
    case .ease: Curve(CubicBezier.ease)
    case .easeIn: Curve(CubicBezier.easeIn)
    case .easeOut: Curve(CubicBezier.easeOut)
    case .easeInOut: Curve(CubicBezier.easeInOut)
    }
  }
}

extension Curve {
  /// CSS `ease`, Core Animation's "default": (.25, .1) (.25, 1).
  public static let ease = NamedCurve.ease.curve
  /// Starts slowly: (.42, 0) (1, 1).
  public static let easeIn = NamedCurve.easeIn.curve
  /// Ends slowly: (0, 0) (.58, 1).
  public static let easeOut = NamedCurve.easeOut.curve
  /// Starts and ends slowly: (.42, 0) (.58, 1).
  public static let easeInOut = NamedCurve.easeInOut.curve
}
