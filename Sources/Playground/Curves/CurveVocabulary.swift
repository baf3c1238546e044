internal import Motion

/// What each language calls a curve; the same word may be another curve in another language.
nonisolated enum CurveVocabulary {
  /// What a word of a text says about the curve.
  enum Meaning {
    case curve(Curve)
    /// It is the name of a curve that has no form here, or that nobody knows.
    case refusal(String)
  }

  /// What a word means where it stands; nil when it does not speak of curves.
  ///
  /// `isCode` is true where plain words of CSS and easings.net may be meant, and not prose.
  static func meaning(of word: CodeScanner.Word, isCode: Bool) -> Meaning? {
    guard !word.isLabel else { return nil }
    let name = word.text
    switch word.qualifier {
    case "Curves": return flutter[name].map { .curve($0) } ?? .refusal(flutterRefusal(name))
    case nil:
      if let curve = compose[name] { return .curve(curve) }
      if isCode, let curve = plain[name] ?? apple[name] { return .curve(curve) }
      return isCode && looksLikeName(name) ? .refusal(unknown(name)) : nil
    case let qualifier?:
      let isKnown = appleTypes.contains(qualifier) || name == "linear" || name == "curveLinear"
      if isKnown, let curve = apple[name] ?? plain[name] { return .curve(curve) }
      guard looksLikeName(name) || name == "ease" else { return nil }
      return .refusal(unknown("\(qualifier).\(name)"))
    }
  }

  /// Words beside a curve that make another one of it.
  static let changes: Set<String> = [
    "flipped", "FlippedCurve", "Interval", "Split", "ThreePointCubic", "CatmullRomCurve", "tension",
    "friction", "bounciness",
  ]

  /// The keywords of CSS and the names of easings.net.
  private static let plain = Dictionary(
    uniqueKeysWithValues: NamedCurve.allCases.map { ($0.rawValue, $0.curve) })

  /// UIKit's, SwiftUI's and Core Animation's; `default` is Core Animation's alone.
  private static let apple: [String: Curve] = [
    "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "easeInEaseOut": .easeInOut,
    "curveEaseIn": .easeIn, "curveEaseOut": .easeOut, "curveEaseInOut": .easeInOut,
    "curveLinear": .linear, "kCAMediaTimingFunctionLinear": .linear,
    "kCAMediaTimingFunctionEaseIn": .easeIn, "kCAMediaTimingFunctionEaseOut": .easeOut,
    "kCAMediaTimingFunctionEaseInEaseOut": .easeInOut, "kCAMediaTimingFunctionDefault": .ease,
  ]

  /// The types whose members those are; the empty one is inferred.
  private static let appleTypes: Set<String> = [
    "", "Animation", "AnimationCurve", "AnimationOptions", "UnitCurve", "CAMediaTimingFunctionName",
  ]

  private static func looksLikeName(_ name: String) -> Bool {
    for start in ["ease", "curveEase", "Ease"] where name.hasPrefix(start) {
      guard let next = name.dropFirst(start.count).first else { continue }
      return next.isUppercase || next == "-"
    }
    return false
  }

  private static func unknown(_ name: String) -> String {
    "\(name.drop { $0 == "." }) is no curve that is known here"
  }

  private static func flutterRefusal(_ name: String) -> String {
    if name.hasPrefix("elastic") {
      return "Curves.\(name) swings in another rhythm than the elastic curves here"
    }
    guard ["easeInOutCubicEmphasized", "fastEaseInToSlowEaseOut"].contains(name) else {
      return unknown("Curves.\(name)")
    }
    return "Curves.\(name) is two Bézier curves in a row, which have no form here"
  }
}

nonisolated extension CurveVocabulary {
  private typealias ControlPoints = (name: String, Double, Double, Double, Double)

  /// Flutter's `Curves`, with its own control points (flutter/animation/curves.dart).
  private static let flutter = curves(
    of: [
      ("ease", 0.25, 0.1, 0.25, 1), ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1),
      ("easeInOut", 0.42, 0, 0.58, 1), ("easeInToLinear", 0.67, 0.03, 0.65, 0.09),
      ("linearToEaseOut", 0.35, 0.91, 0.33, 0.97),
      ("easeInSine", 0.47, 0, 0.745, 0.715), ("easeOutSine", 0.39, 0.575, 0.565, 1),
      ("easeInOutSine", 0.445, 0.05, 0.55, 0.95),
      ("easeInQuad", 0.55, 0.085, 0.68, 0.53), ("easeOutQuad", 0.25, 0.46, 0.45, 0.94),
      ("easeInOutQuad", 0.455, 0.03, 0.515, 0.955),
      ("easeInCubic", 0.55, 0.055, 0.675, 0.19), ("easeOutCubic", 0.215, 0.61, 0.355, 1),
      ("easeInOutCubic", 0.645, 0.045, 0.355, 1),
      ("easeInQuart", 0.895, 0.03, 0.685, 0.22), ("easeOutQuart", 0.165, 0.84, 0.44, 1),
      ("easeInOutQuart", 0.77, 0, 0.175, 1),
      ("easeInQuint", 0.755, 0.05, 0.855, 0.06), ("easeOutQuint", 0.23, 1, 0.32, 1),
      ("easeInOutQuint", 0.86, 0, 0.07, 1),
      ("easeInExpo", 0.95, 0.05, 0.795, 0.035), ("easeOutExpo", 0.19, 1, 0.22, 1),
      ("easeInOutExpo", 1, 0, 0, 1),
      ("easeInCirc", 0.6, 0.04, 0.98, 0.335), ("easeOutCirc", 0.075, 0.82, 0.165, 1),
      ("easeInOutCirc", 0.785, 0.135, 0.15, 0.86),
      ("easeInBack", 0.6, -0.28, 0.735, 0.045), ("easeOutBack", 0.175, 0.885, 0.32, 1.275),
      ("easeInOutBack", 0.68, -0.55, 0.265, 1.55),
      ("fastOutSlowIn", 0.4, 0, 0.2, 1), ("slowMiddle", 0.15, 0.85, 0.85, 0.15),
      ("fastLinearToSlowEaseIn", 0.18, 1, 0.04, 1),
    ],
    and: [
      "linear": .linear, "decelerate": NamedCurve.easeOutQuad.curve,
      "bounceIn": NamedCurve.easeInBounce.curve, "bounceOut": NamedCurve.easeOutBounce.curve,
      "bounceInOut": NamedCurve.easeInOutBounce.curve,
    ])

  /// Compose's easings (androidx.compose.animation.core); its swings and bounces are formulas.
  static let compose = curves(
    of: [
      ("FastOutSlowInEasing", 0.4, 0, 0.2, 1), ("LinearOutSlowInEasing", 0, 0, 0.2, 1),
      ("FastOutLinearInEasing", 0.4, 0, 1, 1),
      ("Ease", 0.25, 0.1, 0.25, 1), ("EaseIn", 0.42, 0, 1, 1), ("EaseOut", 0, 0, 0.58, 1),
      ("EaseInOut", 0.42, 0, 0.58, 1),
      ("EaseInSine", 0.12, 0, 0.39, 0), ("EaseOutSine", 0.61, 1, 0.88, 1),
      ("EaseInOutSine", 0.37, 0, 0.63, 1),
      ("EaseInQuad", 0.11, 0, 0.5, 0), ("EaseOutQuad", 0.5, 1, 0.89, 1),
      ("EaseInOutQuad", 0.45, 0, 0.55, 1),
      ("EaseInCubic", 0.32, 0, 0.67, 0), ("EaseOutCubic", 0.33, 1, 0.68, 1),
      ("EaseInOutCubic", 0.65, 0, 0.35, 1),
      ("EaseInQuart", 0.5, 0, 0.75, 0), ("EaseOutQuart", 0.25, 1, 0.5, 1),
      ("EaseInOutQuart", 0.76, 0, 0.24, 1),
      ("EaseInQuint", 0.64, 0, 0.78, 0), ("EaseOutQuint", 0.22, 1, 0.36, 1),
      ("EaseInOutQuint", 0.83, 0, 0.17, 1),
      ("EaseInExpo", 0.7, 0, 0.84, 0), ("EaseOutExpo", 0.16, 1, 0.3, 1),
      ("EaseInOutExpo", 0.87, 0, 0.13, 1),
      ("EaseInCirc", 0.55, 0, 1, 0.45), ("EaseOutCirc", 0, 0.55, 0.45, 1),
      ("EaseInOutCirc", 0.85, 0, 0.15, 1),
      ("EaseInBack", 0.36, 0, 0.66, -0.56), ("EaseOutBack", 0.34, 1.56, 0.64, 1),
      ("EaseInOutBack", 0.68, -0.6, 0.32, 1.6),
    ],
    and: [
      "LinearEasing": .linear,
      "EaseInElastic": NamedCurve.easeInElastic.curve,
      "EaseOutElastic": NamedCurve.easeOutElastic.curve,
      "EaseInOutElastic": NamedCurve.easeInOutElastic.curve,
      "EaseInBounce": NamedCurve.easeInBounce.curve,
      "EaseOutBounce": NamedCurve.easeOutBounce.curve,
      "EaseInOutBounce": NamedCurve.easeInOutBounce.curve,
    ])

  private static func curves(
    of cubics: [ControlPoints], and others: [String: Curve]
  ) -> [String: Curve] {
    var curves = others
    for (name, x1, y1, x2, y2) in cubics { curves[name] = try? cubic(x1, y1, x2, y2) }
    return curves
  }

  /// The curve of control points, by its keyword where it has one.
  static func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(CurveError) -> Curve {
    let curve = try Curve.cubicBezier(x1, y1, x2, y2)
    // Targets without a word for constant speed write it as the diagonal.
    if x1 == y1, x2 == y2 { return .linear }
    return NamedCurve.allCases.map(\.curve).first { $0 == curve } ?? curve
  }
}
