extension Curve {
  /// Reads a curve in CSS notation, or a spring.
  ///
  /// `linear`, `ease`, `ease-in`, …, `cubic-bezier(x1, y1, x2, y2)`, `spring(damping-ratio)`,
  /// `spring(damping-ratio, velocity)`, `spring(mass, stiffness, damping)` and `spring(mass,
  /// stiffness, damping, velocity)`. Letters may be of either case.
  public init(_ text: String) throws(CurveError) {
    let trimmed = text.lowercased().filter { !$0.isWhitespace }
    if let named = NamedCurve(rawValue: trimmed) {
      self = named.curve
      return
    }
    guard let open = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")") else {
      throw .syntax(text: text, reason: "no curve has this name")
    }
    var numbers: [Double] = []
    let arguments = trimmed[trimmed.index(after: open)...].dropLast()
    for part in arguments.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Double(part) else {
        throw .syntax(text: text, reason: "\"\(part)\" is not a number")
      }
      numbers.append(number)
    }
    switch (trimmed[..<open], numbers.count) {
    case ("cubic-bezier", 4):
      self = try .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case ("spring", 1), ("spring", 2):
      self = try .spring(
        dampingRatio: numbers[0], initialVelocity: numbers.count == 2 ? numbers[1] : 0)
    case ("spring", 3), ("spring", 4):
      self = .spring(
        try Spring(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
          initialVelocity: numbers.count == 4 ? numbers[3] : 0))
    case ("spring", _): throw .syntax(text: text, reason: "a spring takes 1 to 4 numbers")
    case ("cubic-bezier", _):
      throw .syntax(text: text, reason: "a cubic Bézier takes 4 numbers")
    default: throw .syntax(text: text, reason: "no curve has this name")
    }
  }
}
