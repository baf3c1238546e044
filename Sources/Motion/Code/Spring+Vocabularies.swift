extension Spring {
  /// The spring in each vocabulary that has words for it, ready to print.
  public var vocabularies: [(name: String, text: String)] {
    let numbers = SpringNumbers(self)
    let bounce = Decimal.text(bounce, fractionDigits: SpringNumbers.digits)
    var rows = [
      (
        "physical",
        "mass \(numbers.mass), stiffness \(numbers.stiffness), damping \(numbers.damping), "
          + "velocity \(numbers.velocity)"
      ),
      ("response", "response \(numbers.response), damping fraction \(numbers.dampingRatio)"),
      ("bounce", "duration \(numbers.response), bounce \(bounce)"),
    ]
    if let duration = fittedDuration {
      let seconds = Decimal.text(duration, significantDigits: SpringNumbers.fittedDigits)
      rows.insert(("uikit", "damping ratio \(numbers.dampingRatio), duration \(seconds)"), at: 1)
    }
    return rows.map { (name: $0.0, text: $0.1) }
  }

  /// The spring that a person spoke of whose physics are these numbers, or are rounded to them;
  /// itself when short words make no such spring.
  ///
  /// A spring of a duration and a bounce is copied by its stiffness and damping into languages that
  /// know no other words; this way it comes back as it was.
  public var inShortWords: Spring {
    guard mass == 1 else { return self }
    let short = { (value: Double) in
      Double(Decimal.text(value, fractionDigits: SpringNumbers.fittedDigits)) ?? value
    }
    let (period, ratio) = (short(response), short(dampingRatio))
    let candidates = [
      try? Spring(duration: period, bounce: short(bounce), initialVelocity: initialVelocity),
      try? Spring(response: period, dampingFraction: ratio, initialVelocity: initialVelocity),
    ]
    return candidates.compactMap(\.self).first { isNear($0) } ?? self
  }

  private func isNear(_ other: Spring) -> Bool {
    // Several times what rounding to the digits of a copy does.
    let tolerance = 1e-11
    return (other.stiffness - stiffness).magnitude <= tolerance * stiffness
      && (other.damping - damping).magnitude <= tolerance * damping
  }
}

/// A spring's numbers as code, without the noise of the formulas that they come from.
struct SpringNumbers {
  let mass: String
  let stiffness: String
  let damping: String
  let velocity: String
  let response: String
  let dampingRatio: String

  /// More digits than any measure has, fewer than show how a number was rounded.
  static let digits = 12
  /// A fit knows no more.
  static let fittedDigits = 6

  init(_ spring: Spring) {
    mass = Self.text(spring.mass)
    stiffness = Self.text(spring.stiffness)
    damping = Self.text(spring.damping)
    velocity = Self.text(spring.initialVelocity)
    response = Self.text(spring.response)
    dampingRatio = Self.text(spring.dampingRatio)
  }

  static func text(_ value: Double) -> String { Decimal.text(value, significantDigits: digits) }
}
