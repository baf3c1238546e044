internal import Motion

/// The springs of mass, stiffness and damping, in whatever language.
nonisolated extension CurvePaste {
  /// A spring by its physics, or by a damping ratio; nil when the text has none.
  var spring: Curve? {
    guard scanner.contains("pring") || scanner.number(after: "stiffness") != nil else { return nil }
    let ratio = scanner.number(after: "dampingRatio") ?? scanner.number(after: "ratio")
    if isCompose {
      return physical(
        stiffness: scanner.number(after: "stiffness") ?? Self.composeStiffness, ratio: ratio ?? 1)
    }
    if let stiffness = scanner.number(after: "stiffness") {
      let usual = scanner.contains("withDampingRatio") ? 1.0 : nil
      return physical(stiffness: stiffness, ratio: ratio ?? usual)
    }
    return ratio.flatMap { ratio in
      try? .spring(dampingRatio: ratio, initialVelocity: fraction(of: velocity))
    }
  }

  /// The speed per duration of one per second.
  ///
  /// A copy has fewer digits than the quotient that it came from; when a short number makes the same
  /// copy, that is what was meant.
  func fraction(of velocity: Double) -> Double {
    let (product, scale) = (velocity * duration, 1e9)
    let short = (product * scale).rounded() / scale
    let tolerance = 1e-11
    return (short - product).magnitude <= tolerance * product.magnitude ? short : product
  }

  private func physical(stiffness: Double, ratio: Double?) -> Curve? {
    let mass = scanner.number(after: "mass") ?? 1
    let damping =
      scanner.number(after: "damping") ?? ratio.map { 2 * $0 * (stiffness * mass).squareRoot() }
    let spring = try? Spring(
      mass: mass, stiffness: stiffness, damping: damping ?? Self.usualDamping,
      initialVelocity: velocity)
    return spring.map { .spring($0.inShortWords) }
  }

  private var velocity: Double {
    scanner.number(after: "initialVelocity") ?? scanner.number(after: "dx")
      ?? scanner.number(after: "velocity") ?? simulationVelocity ?? 0
  }

  /// Flutter gives the velocity last and without a label.
  private var simulationVelocity: Double? {
    scanner.contains("SpringSimulation") ? scanner.numbers.last : nil
  }

  /// Kotlin's labels have an equals sign, and its springs other defaults.
  private var isCompose: Bool {
    let call = scanner.call(of: "spring<Float>") ?? scanner.call(of: "spring")
    return call.map { $0.contains("=") && !$0.contains(":") } ?? false
  }

  /// Compose's `Spring.StiffnessMedium`.
  private static let composeStiffness = 1500.0
  /// Core Animation's.
  private static let usualDamping = 10.0
}
