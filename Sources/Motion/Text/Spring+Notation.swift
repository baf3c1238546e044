extension Spring {
  /// The notation that says the same in the fewest characters.
  var shortestNotation: String {
    let numbers = [mass, stiffness, damping, initialVelocity].map(Decimal.text)
    let plain = "spring(\(numbers.joined(separator: ", ")))"
    let velocity = initialVelocity == 0 ? "" : ", velocity: \(Decimal.text(initialVelocity))"
    let labelled = [bounceArguments, responseArguments, ratioArguments].compactMap(\.self)
      .map { "spring(\($0)\(velocity))" }
    return labelled.reduce(plain) { $1.count < $0.count ? $1 : $0 }
  }

  /// `duration: 0.5, bounce: 0.3`; nil when short numbers do not make the same spring.
  var bounceArguments: String? {
    guard mass == 1, dampingRatio > 0 else { return nil }
    return Self.arguments("duration", response, "bounce", bounce) {
      (duration, bounce) throws(CurveError) in
      try Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity) == self
    }
  }

  /// `response: 0.5, dampingFraction: 0.7`; nil when short numbers do not make the same spring.
  var responseArguments: String? {
    guard mass == 1 else { return nil }
    return Self.arguments("response", response, "dampingFraction", dampingRatio) {
      (response, fraction) throws(CurveError) in
      try Spring(response: response, dampingFraction: fraction, initialVelocity: initialVelocity)
        == self
    }
  }

  /// `dampingRatio: 0.7, duration: 0.5`; nil when short numbers do not make the same spring.
  private var ratioArguments: String? {
    guard mass == 1, let duration = fittedDuration else { return nil }
    return Self.arguments("dampingRatio", dampingRatio, "duration", duration) {
      (ratio, duration) throws(CurveError) in
      try Spring(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity) == self
    }
  }

  /// As many digits as a person writes; more would be rounding.
  private static let digits = 6

  /// The two numbers rounded, when they still say the same.
  private static func arguments(
    _ first: String, _ firstValue: Double, _ second: String, _ secondValue: Double,
    areSame: (Double, Double) throws(CurveError) -> Bool
  ) -> String? {
    let texts = [firstValue, secondValue].map { Decimal.text($0, fractionDigits: digits) }
    guard let firstNumber = Double(texts[0]), let secondNumber = Double(texts[1]),
      (try? areSame(firstNumber, secondNumber)) == true
    else { return nil }
    return "\(first): \(texts[0]), \(second): \(texts[1])"
  }
}
