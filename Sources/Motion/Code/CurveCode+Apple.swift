extension CurveCode {
  /// Swift for UIKit, SwiftUI and Core Animation.
  static let appleCodes = [
    CurveCode("swift-uikit", title: "UIKit", "UIKit timing parameters", uikit),
    CurveCode("swiftui", title: "SwiftUI", "SwiftUI animation", swiftUI),
    CurveCode(
      "core-animation", title: "Core Animation", "Core Animation timing function or animation",
      coreAnimation),
  ]

  private static func uikit(_ source: CodeSource) throws(CurveError) -> String {
    switch try source.form() {
    case .linear: return "UICubicTimingParameters(animationCurve: .linear)"
    case .bezier(let bezier): return uikit(bezier)
    case .spring(let spring):
      return "UISpringTimingParameters(\(parts(of: spring)), initialVelocity: "
        + "\(vector(spring.initialVelocity)))"
    case .fittedSpring(let fitted, let spring):
      return "UISpringTimingParameters(dampingRatio: \(Decimal.text(fitted.dampingRatio)), "
        + "initialVelocity: \(vector(spring.initialVelocity)))"
    case .other:
      let (bezier, remark) = try source.nearestBezier()
      return "// \(remark)\n\(uikit(bezier))"
    }
  }

  private static func uikit(_ bezier: CubicBezier) -> String {
    let n = bezier.numbers
    return switch bezier {
    case .easeIn: "UICubicTimingParameters(animationCurve: .easeIn)"
    case .easeOut: "UICubicTimingParameters(animationCurve: .easeOut)"
    case .easeInOut: "UICubicTimingParameters(animationCurve: .easeInOut)"
    default:
      "UICubicTimingParameters(controlPoint1: CGPoint(x: \(n[0]), y: \(n[1])), "
        + "controlPoint2: CGPoint(x: \(n[2]), y: \(n[3])))"
    }
  }

  private static func vector(_ velocity: Double) -> String {
    velocity == 0
      ? ".zero"
      : "CGVector(dx: \(SpringNumbers.text(velocity)), dy: \(SpringNumbers.text(velocity)))"
  }

  private static func parts(of spring: Spring) -> String {
    let numbers = SpringNumbers(spring)
    return "mass: \(numbers.mass), stiffness: \(numbers.stiffness), damping: \(numbers.damping)"
  }

  private static func swiftUI(_ source: CodeSource) throws(CurveError) -> String {
    let duration = "duration: \(Decimal.text(source.duration))"
    switch try source.form() {
    case .linear: return "Animation.linear(\(duration))"
    case .bezier(.easeIn): return "Animation.easeIn(\(duration))"
    case .bezier(.easeOut): return "Animation.easeOut(\(duration))"
    case .bezier(.easeInOut): return "Animation.easeInOut(\(duration))"
    case .bezier(let bezier): return swiftUI(bezier, duration)
    case .spring(let spring), .fittedSpring(_, let spring):
      return swiftUI(spring)
    case .other:
      let (bezier, remark) = try source.nearestBezier()
      return "// \(remark)\n\(swiftUI(bezier, duration))"
    }
  }

  /// In the words that a person would choose, where short numbers make the same spring.
  private static func swiftUI(_ spring: Spring) -> String {
    let velocity = "initialVelocity: \(SpringNumbers(spring).velocity)"
    let isAtRest = spring.initialVelocity == 0
    if let words = spring.bounceArguments {
      return isAtRest
        ? "Animation.spring(\(words))" : "Animation.interpolatingSpring(\(words), \(velocity))"
    }
    if isAtRest, let words = spring.responseArguments { return "Animation.spring(\(words))" }
    return "Animation.interpolatingSpring(\(parts(of: spring)), \(velocity))"
  }

  private static func swiftUI(_ bezier: CubicBezier, _ duration: String) -> String {
    "Animation.timingCurve(\(bezier.numbers.joined(separator: ", ")), \(duration))"
  }

  private static func coreAnimation(_ source: CodeSource) throws(CurveError) -> String {
    switch try source.form() {
    case .linear: return "CAMediaTimingFunction(name: .linear)"
    case .bezier(.ease): return "CAMediaTimingFunction(name: .default)"
    case .bezier(.easeIn): return "CAMediaTimingFunction(name: .easeIn)"
    case .bezier(.easeOut): return "CAMediaTimingFunction(name: .easeOut)"
    case .bezier(.easeInOut): return "CAMediaTimingFunction(name: .easeInEaseOut)"
    case .bezier(let bezier):
      return "CAMediaTimingFunction(controlPoints: \(bezier.numbers.joined(separator: ", ")))"
    case .spring(let spring): return springAnimation(spring, "animation.settlingDuration")
    case .fittedSpring(_, let spring):
      return springAnimation(spring, Decimal.text(source.duration))
    case .other: return try keyframeAnimation(source)
    }
  }

  private static func springAnimation(_ spring: Spring, _ duration: String) -> String {
    let numbers = SpringNumbers(spring)
    return """
      let animation = CASpringAnimation()
      animation.mass = \(numbers.mass)
      animation.stiffness = \(numbers.stiffness)
      animation.damping = \(numbers.damping)
      animation.initialVelocity = \(numbers.velocity)
      animation.duration = \(duration)
      """
  }

  /// Core Animation follows any curve as linear keyframes of progress.
  private static func keyframeAnimation(_ source: CodeSource) throws(CurveError) -> String {
    let list = try LinearApproximation(of: source.curve)
    let inRange = list.stops.points.filter { $0.input >= 0 && $0.input <= 1 }
    let values = inRange.map { Decimal.text($0.output) }.joined(separator: ", ")
    let times = inRange.map { Decimal.text($0.input) }.joined(separator: ", ")
    return """
      // \(source.curve) from 0 to 1, \(CodeSource.distance(list.maximumError, fractionDigits: 4))
      let animation = CAKeyframeAnimation()
      animation.values = [\(values)]
      animation.keyTimes = [\(times)]
      animation.duration = \(Decimal.text(source.duration))
      """
  }
}
