extension CurveCode {
  /// Dart for Flutter.
  static let flutterCodes = [
    CurveCode("flutter", title: "Flutter", "Flutter curve or spring description", flutter)
  ]

  private static func flutter(_ source: CodeSource) throws(CurveError) -> String {
    switch try source.form() {
    case .linear: return "Curves.linear"
    case .bezier(.ease): return "Curves.ease"
    case .bezier(.easeIn): return "Curves.easeIn"
    case .bezier(.easeOut): return "Curves.easeOut"
    case .bezier(.easeInOut): return "Curves.easeInOut"
    case .bezier(let bezier): return flutter(bezier)
    case .spring(let spring), .fittedSpring(_, let spring):
      let numbers = SpringNumbers(spring)
      let description =
        "SpringDescription(mass: \(numbers.mass), stiffness: \(numbers.stiffness), "
        + "damping: \(numbers.damping))"
      return "SpringSimulation(\(description), 0, 1, \(numbers.velocity))"
    case .other:
      let (bezier, remark) = try source.nearestBezier()
      return "// \(remark)\n\(flutter(bezier))"
    }
  }

  private static func flutter(_ bezier: CubicBezier) -> String {
    "Cubic(\(bezier.numbers.joined(separator: ", ")))"
  }
}
