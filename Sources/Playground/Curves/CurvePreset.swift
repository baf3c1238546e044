internal import Motion

/// A curve with a name, in the strip from which a person picks.
nonisolated struct CurvePreset: Equatable, Sendable {
  /// Where a preset comes from, in the order of the lists.
  enum Group: String, CaseIterable, Sendable {
    /// The names that CSS and UIKit share.
    case basic = "CSS and UIKit"
    /// By their damping ratio, or by their physics.
    case springs = "UIKit springs"
    /// SwiftUI's named springs.
    case swiftUI = "SwiftUI springs"
    /// The designers' systems.
    case material = "Material"
    /// Beyond their ends by Bézier handles.
    case overshoot = "Overshoot"
    /// easings.net.
    case penner = "Penner, easings.net"
    /// Jumps.
    case steps = "Steps"
    /// CSS `linear()`.
    case lists = "Linear lists"
    /// A person's own.
    case own = "Yours"
  }

  /// What a person reads.
  var name: String
  /// The curve.
  let curve: Curve
  /// Where it comes from.
  let group: Group

  /// All presets that are built in.
  static let all: [CurvePreset] = {
    let presets = named + made
    return Group.allCases.flatMap { group in presets.filter { $0.group == group } }
  }()

  /// The name of a curve among those that are built in; nil for one that a person made.
  static func name(of curve: Curve) -> String? {
    all.first { $0.curve == curve }?.name
  }

  private static let named = NamedCurve.allCases.map { named in
    let group: Group =
      switch named.curve.family {
      case is StepsCurve: .steps
      case is PennerCurve: .penner
      default: .basic
      }
    return CurvePreset(name: named.rawValue, curve: named.curve, group: group)
  }

  private static let made: [CurvePreset] = [
    (Group.springs, "UIKit spring 0.8", try? Curve.spring(dampingRatio: 0.8)),
    (.springs, "UIKit spring 0.6", try? Curve.spring(dampingRatio: 0.6)),
    (.springs, "UIKit spring 0.4", try? Curve.spring(dampingRatio: 0.4)),
    (.springs, "Core Animation spring", try? Curve("spring(1, 100, 10, 0)")),
    (.swiftUI, "SwiftUI smooth", swiftUI(bounce: 0)),
    (.swiftUI, "SwiftUI snappy", swiftUI(bounce: 0.15)),
    (.swiftUI, "SwiftUI bouncy", swiftUI(bounce: 0.3)),
    (.material, "Material standard", try? Curve.cubicBezier(0.2, 0, 0, 1)),
    (.material, "Material decelerate", try? Curve.cubicBezier(0.05, 0.7, 0.1, 1)),
    (.material, "Material accelerate", try? Curve.cubicBezier(0.3, 0, 0.8, 0.15)),
    (.overshoot, "Overshoot", try? Curve.cubicBezier(0.34, 1.56, 0.64, 1)),
    (.overshoot, "Anticipate", try? Curve.cubicBezier(0.36, 0, 0.66, -0.56)),
    (.steps, "Four steps", try? Curve("steps(4, jump-none)")),
    (.lists, "List: two bounces", try? Curve("linear(0, 0.25, 1 40%, 0.72, 1 72%, 0.91, 1)")),
  ].compactMap { group, name, curve in
    curve.map { CurvePreset(name: name, curve: $0, group: group) }
  }

  /// SwiftUI's named springs last half a second as one perceives them.
  private static func swiftUI(bounce: Double) -> Curve? {
    (try? Spring(duration: 0.5, bounce: bounce)).map { .spring($0) }
  }
}
