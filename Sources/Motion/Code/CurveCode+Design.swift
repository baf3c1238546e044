extension CurveCode {
  /// Design tools' token files.
  static let designCodes = [
    CurveCode(
      "design-token", title: "Design token", "Design token (W3C community group), a cubicBezier",
      token)
  ]

  private static func token(_ source: CodeSource) throws(CurveError) -> String {
    switch try source.form() {
    case .bezier(let bezier): return token(bezier, remark: nil)
    case .linear: return token(try CubicBezier(0, 0, 1, 1), remark: nil)
    case .spring, .fittedSpring, .other:
      let (bezier, remark) = try source.nearestBezier()
      let seconds = source.curve.naturalDuration.map(CodeSource.milliseconds)
      return token(bezier, remark: seconds.map { "\(remark); duration: \($0)ms" } ?? remark)
    }
  }

  private static func token(_ bezier: CubicBezier, remark: String?) -> String {
    let description = remark.map { ", \"$description\": \"\($0)\"" } ?? ""
    return "{\"$type\": \"cubicBezier\", \"$value\": "
      + "[\(bezier.numbers.joined(separator: ", "))]\(description)}"
  }
}
