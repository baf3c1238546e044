internal import Motion

/// A curve with a name, in the strip from which a person picks.
nonisolated struct CurvePreset: Equatable, Sendable {
  /// What a person reads.
  let name: String
  /// The curve.
  let curve: Curve

  /// All presets: the names that CSS and UIKit share, springs, the designers' systems, easings.net,
  /// steps and a list.
  static let all: [CurvePreset] = {
    let names = NamedCurve.allCases.map { CurvePreset(name: $0.rawValue, curve: $0.curve) }
    let isStep: (CurvePreset) -> Bool = { $0.curve.family is StepsCurve }
    let isPenner: (CurvePreset) -> Bool = { $0.curve.family is PennerCurve }
    return names.filter { !isStep($0) && !isPenner($0) } + springs + systems
      + names.filter(isPenner) + names.filter(isStep) + lists
  }()

  /// The name of a curve; nil for one that a person made.
  static func name(of curve: Curve) -> String? {
    all.first { $0.curve == curve }?.name
  }

  private static let springs =
    [
      ("UIKit spring 0.8", try? Curve.spring(dampingRatio: 0.8)),
      ("UIKit spring 0.6", try? Curve.spring(dampingRatio: 0.6)),
      ("UIKit spring 0.4", try? Curve.spring(dampingRatio: 0.4)),
      ("SwiftUI smooth", swiftUI(bounce: 0)),
      ("SwiftUI snappy", swiftUI(bounce: 0.15)),
      ("SwiftUI bouncy", swiftUI(bounce: 0.3)),
      ("Core Animation spring", try? Curve("spring(1, 100, 10, 0)")),
    ].compactMap(preset)

  private static let systems =
    [
      ("Material standard", try? Curve.cubicBezier(0.2, 0, 0, 1)),
      ("Material decelerate", try? Curve.cubicBezier(0.05, 0.7, 0.1, 1)),
      ("Material accelerate", try? Curve.cubicBezier(0.3, 0, 0.8, 0.15)),
      ("Overshoot", try? Curve.cubicBezier(0.34, 1.56, 0.64, 1)),
      ("Anticipate", try? Curve.cubicBezier(0.36, 0, 0.66, -0.56)),
    ].compactMap(preset)

  private static let lists =
    [
      ("Four steps", try? Curve("steps(4, jump-none)")),
      ("List: two bounces", try? Curve("linear(0, 0.25, 1 40%, 0.72, 1 72%, 0.91, 1)")),
    ].compactMap(preset)

  private static func preset(_ name: String, _ curve: Curve?) -> CurvePreset? {
    curve.map { CurvePreset(name: name, curve: $0) }
  }

  /// SwiftUI's named springs last half a second as one perceives them.
  private static func swiftUI(bounce: Double) -> Curve? {
    (try? Spring(duration: 0.5, bounce: bounce)).map { .spring($0) }
  }
}
