extension CurveCode {
  /// Kotlin for Jetpack Compose.
  static let androidCodes = [
    CurveCode("kotlin", title: "Jetpack Compose", "Jetpack Compose easing or spring", kotlin)
  ]

  private static func kotlin(_ source: CodeSource) throws(CurveError) -> String {
    switch try source.form() {
    case .linear: return "LinearEasing"
    case .bezier(let bezier): return kotlin(bezier)
    case .spring(let spring), .fittedSpring(_, let spring):
      // Compose's springs have mass 1; the start velocity is an argument of the animation.
      let stiffness = SpringNumbers.text(spring.stiffness / spring.mass)
      let ratio = SpringNumbers(spring).dampingRatio
      let call = "spring<Float>(dampingRatio = \(ratio)f, stiffness = \(stiffness)f)"
      guard spring.initialVelocity != 0 else { return call }
      let velocity = SpringNumbers(spring).velocity
      return "\(call) // animateTo(1f, initialVelocity = \(velocity)f)"
    case .other:
      let (bezier, remark) = try source.nearestBezier()
      return "// \(remark)\n\(kotlin(bezier))"
    }
  }

  private static func kotlin(_ bezier: CubicBezier) -> String {
    "CubicBezierEasing(\(bezier.numbers.map { "\($0)f" }.joined(separator: ", ")))"
  }
}
