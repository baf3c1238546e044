internal import Demos
internal import Motion

/// How `inbetween curve` prints an easing.
enum CurveFormat: String, CaseIterable {
  /// Columns for people.
  case table
  /// Rows of `x,value,slope`.
  case csv
  /// One JSON object.
  case json
  /// CSS's `<easing-function>`.
  case css
  /// UIKit's timing parameters.
  case swift

  init(_ name: String) throws(CommandError) {
    guard let format = CurveFormat(rawValue: name) else {
      throw .usage(
        Suggestion.unknown("format of curve", name, among: Self.allCases.map(\.rawValue)))
    }
    self = format
  }

  /// The easing in a language that has easings; nil for the formats that print values.
  func code(for curve: Curve) throws(CommandError) -> String? {
    switch self {
    case .table, .csv, .json: nil
    case .css: try css(curve)
    case .swift: try swift(curve)
    }
  }

  /// The values at places on the curve.
  func text(of curve: Curve, at places: [Double]) -> String {
    let rows = places.map { (x: $0, value: curve.value(at: $0), slope: curve.derivative(at: $0)) }
    switch self {
    case .csv:
      return "x,value,slope\n"
        + rows.map { "\($0.x.shortText),\($0.value.shortText),\($0.slope.shortText)\n" }.joined()
    case .json:
      let samples = rows.map { row in
        JSONText.object([
          ("x", JSONText.number(row.x)), ("value", JSONText.number(row.value)),
          ("slope", JSONText.number(row.slope)),
        ])
      }
      return JSONText.object([
        ("curve", JSONText.string(curve.description)),
        ("unit", curve.isInSeconds ? "\"seconds\"" : "\"fraction\""),
        ("duration", curve.naturalDuration.map(JSONText.number) ?? "null"),
        ("samples", JSONText.array(samples)),
      ]) + "\n"
    default:
      let title = [curve.isInSeconds ? "seconds" : "fraction", "value", "slope"]
      let columns = rows.map { [$0.x, $0.value, $0.slope].map(\.shortText) }
      return Self.table([title] + columns)
    }
  }

  private static func table(_ rows: [[String]]) -> String {
    let gap = "  "
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: gap).trimmedEnd + "\n"
    }.joined()
  }

  private func css(_ curve: Curve) throws(CommandError) -> String {
    guard curve.family is Spring || curve.family is FittedSpring else { return curve.description }
    let end = curve.naturalDuration ?? 1
    guard end.isFinite else { throw .usage("\(curve) never settles and has no form in CSS") }
    return Self.cssList(of: curve, until: end)
  }

  /// Enough points for a list within 0.002 of every spring that settles in a few turns.
  private static let cssPointCount = 201

  private static func cssList(of curve: Curve, until end: Double) -> String {
    let digits = 1e4
    let values = (0..<cssPointCount).map { index in
      let x = end * Double(index) / Double(cssPointCount - 1)
      return index == cssPointCount - 1 ? 1 : (curve.value(at: x) * digits).rounded() / digits
    }
    return "linear(" + values.map(\.shortText).joined(separator: ", ") + ")"
  }

  private func swift(_ curve: Curve) throws(CommandError) -> String {
    switch curve.family {
    case let bezier as CubicBezier:
      return "UICubicTimingParameters(controlPoint1: CGPoint(x: \(bezier.x1.shortText), "
        + "y: \(bezier.y1.shortText)), controlPoint2: CGPoint(x: \(bezier.x2.shortText), "
        + "y: \(bezier.y2.shortText)))"
    case let spring as Spring:
      let velocity = spring.initialVelocity.shortText
      return "UISpringTimingParameters(mass: \(spring.mass.shortText), "
        + "stiffness: \(spring.stiffness.shortText), damping: \(spring.damping.shortText), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    case let spring as FittedSpring:
      let velocity = spring.initialVelocity.shortText
      return "UISpringTimingParameters(dampingRatio: \(spring.dampingRatio.shortText), "
        + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    default:
      guard curve == .linear else { throw .usage("\(curve) has no timing parameters in UIKit") }
      return "UICubicTimingParameters(animationCurve: .linear)"
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
