internal import Display
internal import Glibc
internal import Motion

/// A number of a curve that a person changes by itself: a control point's coordinate, a stiffness.
nonisolated struct CurveParameter: Equatable, Sendable {
  /// What it is called: `x1`, `stiffness`.
  let name: String
  /// The value.
  let value: Double
  /// From where to where a slider goes; typed numbers may lie beyond.
  let range: ClosedRange<Double>
  /// True when a slider goes by factors rather than by differences.
  var isLogarithmic = false
  /// The count of decimals that a slider keeps.
  var decimals = 2
  /// What the number counts; empty for ratios and coordinates.
  var unit = ""
  /// What the numbers 0, 1, … stand for; empty where the number itself counts.
  var words: [String] = []

  /// Where the value is on its slider, 0…1.
  var fraction: Double {
    let limited = min(max(value, range.lowerBound), range.upperBound)
    guard isLogarithmic else {
      return (limited - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
    return log(limited / range.lowerBound) / log(range.upperBound / range.lowerBound)
  }

  /// Where a slider's bar begins: at zero, or at its left end where there is none.
  var zero: Double {
    guard !isLogarithmic, range.contains(0) else { return 0 }
    return -range.lowerBound / (range.upperBound - range.lowerBound)
  }

  /// The value at a place of the slider, on the grid of its decimals.
  func value(at fraction: Double) -> Double {
    let place = min(max(0, fraction), 1)
    let exact =
      isLogarithmic
      ? range.lowerBound * pow(range.upperBound / range.lowerBound, place)
      : range.lowerBound + place * (range.upperBound - range.lowerBound)
    let grid = pow(10, Double(decimals))
    return min(max((exact * grid).rounded() / grid, range.lowerBound), range.upperBound)
  }

  /// The value a little further down (−1) or up (1): a hundredth of the slider, or one of its grid
  /// where that is more.
  func nudged(by direction: Int) -> Double {
    let near = value(at: fraction + 0.01 * Double(direction))
    guard abs(near - value) * pow(10, Double(decimals)) < 0.5 else { return near }
    let next = value + Double(direction) * pow(10, -Double(decimals))
    return min(max(next, range.lowerBound), range.upperBound)
  }

  /// The parameters of a curve in the order of its notation; none for curves that are only named.
  static func all(of curve: Curve) -> [CurveParameter] {
    if let spring = curve.family as? Spring { return parameters(of: spring) }
    if let spring = curve.family as? FittedSpring {
      return [
        CurveParameter(name: "damping", value: spring.dampingRatio, range: 0.05...1),
        CurveParameter(
          name: "velocity", value: spring.initialVelocity, range: -10...10, decimals: 1),
      ]
    }
    if let steps = curve.family as? StepsCurve {
      return [
        CurveParameter(name: "steps", value: Double(steps.count), range: 1...24, decimals: 0),
        CurveParameter(
          name: "jump", value: Double(jumpIndex(of: steps.position)), range: 0...3, decimals: 0,
          words: jumps.map(\.word)),
      ]
    }
    guard let points = CurveHandles.points(of: curve) else { return [] }
    return [
      CurveParameter(name: "x1", value: points[0].x, range: 0...1),
      CurveParameter(name: "y1", value: points[0].y, range: -1...2),
      CurveParameter(name: "x2", value: points[1].x, range: 0...1),
      CurveParameter(name: "y2", value: points[1].y, range: -1...2),
    ]
  }

  /// Where the jumps of stepped curves can be, in CSS's words without their `jump-`.
  private static let jumps: [(position: StepsCurve.Position, word: String)] = [
    (.end, "end"), (.start, "start"), (.jumpNone, "none"), (.jumpBoth, "both"),
  ]

  private static func jumpIndex(of position: StepsCurve.Position) -> Int {
    switch position {
    case .end, .jumpEnd: 0
    case .start, .jumpStart: 1
    case .jumpNone: 2
    case .jumpBoth: 3
    }
  }

  /// The vocabularies of springs side by side: Core Animation's, SwiftUI's response with its damping
  /// ratio or bounce, and the duration to which UIKit fits a damping ratio.
  private static func parameters(of spring: Spring) -> [CurveParameter] {
    let numbers = [
      CurveParameter(
        name: "mass", value: spring.mass, range: 0.1...10, isLogarithmic: true, unit: "kg"),
      CurveParameter(
        name: "stiffness", value: spring.stiffness, range: 1...1000, isLogarithmic: true,
        decimals: 0, unit: "N/m"),
      CurveParameter(
        name: "damping", value: spring.damping, range: 0...60, decimals: 1, unit: "kg/s"),
      CurveParameter(
        name: "velocity", value: spring.initialVelocity, range: -20...20, decimals: 1, unit: "/s"),
      CurveParameter(
        name: "response", value: spring.response, range: 0.05...2, isLogarithmic: true, unit: "s"),
      CurveParameter(name: "ratio", value: spring.dampingRatio, range: 0.05...2),
      CurveParameter(name: "bounce", value: spring.bounce, range: -0.9...0.95),
    ]
    let fitted = spring.fittedDuration.map {
      CurveParameter(name: "duration", value: $0, range: 0.1...5, isLogarithmic: true, unit: "s")
    }
    return numbers + [fitted].compactMap(\.self)
  }

  /// The curve with one of its parameters changed; throws when the number is not allowed.
  static func setting(
    _ name: String, of curve: Curve, to value: Double
  ) throws(CurveError) -> Curve {
    if let spring = curve.family as? Spring { return try setting(name, of: spring, to: value) }
    if let spring = curve.family as? FittedSpring {
      return try .spring(
        dampingRatio: name == "damping" ? value : spring.dampingRatio,
        initialVelocity: name == "velocity" ? value : spring.initialVelocity)
    }
    if let steps = curve.family as? StepsCurve {
      return try setting(name, of: steps, to: Int(exactly: value.rounded()) ?? 0)
    }
    guard let points = CurveHandles.points(of: curve) else { return curve }
    let made = try Curve.cubicBezier(
      name == "x1" ? value : points[0].x, name == "y1" ? value : points[0].y,
      name == "x2" ? value : points[1].x, name == "y2" ? value : points[1].y)
    return NamedCurve.allCases.map(\.curve).first { $0 == made } ?? made
  }

  /// Beyond the limit, and for what is no number, the curve itself says what is allowed.
  private static func setting(
    _ name: String, of steps: StepsCurve, to value: Int
  ) throws(CurveError) -> Curve {
    guard name == "jump", jumps.indices.contains(value) else {
      return Curve(try StepsCurve(value, steps.position))
    }
    let position = jumps[value].position
    // Between the ends there is a jump from two steps on.
    return Curve(
      try StepsCurve(position == .jumpNone ? max(2, steps.count) : steps.count, position))
  }

  /// Response, ratio, bounce and duration speak of the same spring: they keep its mass.
  private static func setting(
    _ name: String, of spring: Spring, to value: Double
  ) throws(CurveError) -> Curve {
    var (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    var velocity = spring.initialVelocity
    switch name {
    case "mass": mass = value
    case "stiffness": stiffness = value
    case "damping": damping = value
    case "velocity": velocity = value
    default:
      let wanted = try wanted(name, of: spring, to: value)
      stiffness = rounded(wanted.stiffness * mass)
      damping = rounded(wanted.damping * mass)
    }
    return .spring(
      try Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity))
  }

  /// The spring of mass 1 that has one number of the other vocabularies changed.
  private static func wanted(
    _ name: String, of spring: Spring, to value: Double
  ) throws(CurveError) -> Spring {
    switch name {
    case "duration":
      try Spring(
        dampingRatio: spring.dampingRatio, duration: value,
        initialVelocity: spring.initialVelocity)
    case "ratio": try Spring(response: spring.response, dampingFraction: value)
    case "bounce": try Spring(duration: spring.response, bounce: value)
    default: try Spring(response: value, dampingFraction: spring.dampingRatio)
    }
  }

  /// Derived numbers keep six decimals: beyond them nothing shows.
  private static func rounded(_ value: Double) -> Double {
    let grid = 1e6
    return (value * grid).rounded() / grid
  }
}
