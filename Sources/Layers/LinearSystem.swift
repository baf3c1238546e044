/// constant + Σ coefficient · variable.
struct LinearExpression {
  var constant = 0.0
  var coefficients: [Int: Double] = [:]

  /// The value of a variable.
  static func variable(_ variable: Int) -> LinearExpression {
    LinearExpression(coefficients: [variable: 1])
  }

  /// Adds a multiple of another expression; what cancels out disappears.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for (variable, coefficient) in other.coefficients {
      let sum = (coefficients[variable] ?? 0) + factor * coefficient
      coefficients[variable] = sum.magnitude > Self.negligible ? sum : nil
    }
  }

  /// Coefficients below this are what rounding leaves of 0.
  private static let negligible = 1e-9
}

/// Linear equations that are solved while they are added (Gauss and Jordan).
///
/// Each row gives one variable by the variables that are still free, so that the place of a
/// contradiction, and which equations are part of it, is known at once.
struct LinearSystem {
  private struct Row {
    /// What the row's variable is equal to.
    var value: LinearExpression
    /// How much of which equations the row is made of.
    var sources: [Int: Double]
  }

  private var rows: [Int: Row] = [:]
  /// Sides may differ by this many points: sums round.
  private static let tolerance = 1e-6

  /// Demands that an expression is 0.
  ///
  /// Returns nil when it can be, and otherwise the sources of the equations that contradict it, the
  /// new one included; the system stays as it was then.
  mutating func add(_ equation: LinearExpression, source: Int? = nil) -> [Int]? {
    var rest = LinearExpression(constant: equation.constant)
    var sources: [Int: Double] = [:]
    if let source { sources[source] = 1 }
    for (variable, coefficient) in equation.coefficients {
      guard let row = rows[variable] else {
        rest.add(.variable(variable), times: coefficient)
        continue
      }
      rest.add(row.value, times: coefficient)
      for (source, part) in row.sources { sources[source, default: 0] += coefficient * part }
    }
    guard let pivot = rest.coefficients.max(by: { Self.precedes($0, $1) }) else {
      if rest.constant.magnitude <= Self.tolerance { return nil }
      return sources.filter { $0.value.magnitude > Self.tolerance }.keys.sorted()
    }
    solve(rest, for: pivot.key, coefficient: pivot.value, sources: sources)
    return nil
  }

  /// The value of a variable that is determined.
  func value(of variable: Int) -> Double? {
    guard let row = rows[variable], row.value.coefficients.isEmpty else { return nil }
    return row.value.constant
  }

  /// The greatest coefficient is the safest to divide by; the number decides between equal ones,
  /// so that the result never depends on the order of a dictionary.
  private static func precedes(
    _ left: (key: Int, value: Double), _ right: (key: Int, value: Double)
  ) -> Bool {
    (left.value.magnitude, left.key) < (right.value.magnitude, right.key)
  }

  private mutating func solve(
    _ equation: LinearExpression, for pivot: Int, coefficient: Double, sources: [Int: Double]
  ) {
    var rest = equation
    rest.coefficients[pivot] = nil
    var value = LinearExpression()
    value.add(rest, times: -1 / coefficient)
    let row = Row(value: value, sources: sources.mapValues { -$0 / coefficient })
    for (variable, old) in rows {
      guard let factor = old.value.coefficients[pivot] else { continue }
      var changed = old
      changed.value.coefficients[pivot] = nil
      changed.value.add(row.value, times: factor)
      for (source, part) in row.sources { changed.sources[source, default: 0] += factor * part }
      rows[variable] = changed
    }
    rows[pivot] = row
  }
}
