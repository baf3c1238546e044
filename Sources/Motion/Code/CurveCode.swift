/// A language or tool that curves are copied into.
///
/// One table: a format is one row, and each family of targets is one file with its rows.
public struct CurveCode: Sendable {
  /// The format's name on the command line.
  public let name: String
  /// What a person reads: "SwiftUI".
  public let title: String
  /// What it is for, in a few words.
  public let summary: String
  private let write: @Sendable (CodeSource) throws(CurveError) -> String

  init(
    _ name: String, title: String, _ summary: String,
    _ write: @escaping @Sendable (CodeSource) throws(CurveError) -> String
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.write = write
  }

  /// All formats.
  public static let all: [CurveCode] =
    webCodes + appleCodes + designCodes + androidCodes + flutterCodes + numberCodes

  /// The format of a name; nil when there is none.
  public static func named(_ name: String) -> CurveCode? { all.first { $0.name == name } }

  /// The curve in this format, without a line break at the end.
  ///
  /// `duration` in seconds is that of the animation, for targets that write it down and for springs
  /// fitted to it. What the target has no form for is written as the nearest thing, with the error
  /// in a comment. Throws for a spring that never settles where the target needs its end.
  public func text(for curve: Curve, duration: Double = 1) throws(CurveError) -> String {
    let duration = try ParameterRule.positive.check(duration, "duration")
    return try write(CodeSource(curve: curve, duration: duration))
  }
}

/// What a format is given to write.
struct CodeSource: Sendable {
  let curve: Curve
  /// In seconds; a physical spring's own counts instead of it.
  let duration: Double

  /// The curve as the targets know curves.
  enum Form {
    case linear
    case bezier(CubicBezier)
    /// With mass, stiffness, damping and velocity in seconds.
    case spring(Spring)
    /// UIKit's, with the spring that it is over the duration.
    case fittedSpring(FittedSpring, Spring)
    /// Anything else.
    case other
  }

  func form() throws(CurveError) -> Form {
    switch curve.family {
    case is IdentityCurve: return .linear
    case let bezier as CubicBezier: return .bezier(bezier)
    case let spring as Spring: return .spring(spring)
    case let fitted as FittedSpring:
      let spring = try Spring(
        dampingRatio: fitted.dampingRatio, duration: duration,
        initialVelocity: fitted.initialVelocity / duration)
      return .fittedSpring(fitted, spring)
    default: return .other
    }
  }

  /// Seconds in whole milliseconds, as style sheets and tokens write them.
  static func milliseconds(_ seconds: Double) -> String {
    let milliseconds = 1000.0
    return Decimal.text(seconds * milliseconds, fractionDigits: 0)
  }

  /// For targets that know only Bézier curves: the nearest one, and how far off it is.
  func nearestBezier() throws(CurveError) -> (bezier: CubicBezier, remark: String) {
    let nearest = try BezierApproximation(of: curve)
    let distance = Self.distance(nearest.maximumError, fractionDigits: 3)
    return (nearest.bezier, "nearest to \(curve), \(distance)")
  }

  /// How far something is off in so many digits: "off by up to 0.012" or "exact".
  static func distance(_ error: Double, fractionDigits: Int) -> String {
    let text = Decimal.text(error, fractionDigits: fractionDigits)
    return text == "0" ? "exact" : "off by up to \(text)"
  }
}

extension CubicBezier {
  /// The four numbers as code.
  var numbers: [String] { [x1, y1, x2, y2].map { Decimal.text($0) } }
}
