/// The range of a curve's parameter, with the words in which it is refused.
struct ParameterRule: Sendable {
  let allowed: String
  let admits: @Sendable (Double) -> Bool

  /// Products of a few such numbers stay within what a double holds.
  static let anyNumber = ParameterRule(allowed: "a finite number, at most 1e100 in size") {
    $0.magnitude <= 1e100
  }
  static let fraction = ParameterRule(allowed: "between 0 and 1") { $0 >= 0 && $0 <= 1 }
  static let positive = ParameterRule(allowed: "more than 0") { $0 > 0 }
  static let notNegative = ParameterRule(allowed: "0 or more") { $0 >= 0 }

  /// Returns the value when it is finite and in the range; refuses it by its field's name otherwise.
  func check(_ value: Double, _ field: String) throws(CurveError) -> Double {
    guard value.isFinite, admits(value) else {
      throw .parameter(field: field, value: value, allowed: allowed)
    }
    return value
  }
}
