internal import Demos
internal import Motion

/// How `inbetween curve` prints an easing: as values, or as code.
enum CurveFormat {
  /// Columns for people.
  case table
  /// Rows of `x,value,slope`.
  case csv
  /// One JSON object.
  case json
  /// The easing itself in another language.
  case code(CurveCode)

  /// The names of all formats, in the order in which they are listed.
  static let names = ["table", "csv", "json"] + CurveCode.all.map(\.name)

  /// The short name of the most wanted kind of Swift.
  private static let aliases = ["swift": "swift-uikit"]

  init(_ name: String) throws(CommandError) {
    switch name {
    case "table": self = .table
    case "csv": self = .csv
    case "json": self = .json
    default:
      guard let code = CurveCode.named(Self.aliases[name] ?? name) else {
        throw .usage(Suggestion.unknown("format of curve", name, among: Self.names))
      }
      self = .code(code)
    }
  }

  /// The easing in a language that has easings; nil for the formats that print values.
  func code(for curve: Curve, duration: Double = 1) throws(CommandError) -> String? {
    guard case .code(let code) = self else { return nil }
    do {
      return try code.text(for: curve, duration: duration)
    } catch {
      throw .usage(error.description)
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
    case .table, .code:
      let title = [curve.isInSeconds ? "seconds" : "fraction", "value", "slope"]
      let columns = rows.map { [$0.x, $0.value, $0.slope].map(\.shortText) }
      return Self.table([title] + columns) + Self.springText(curve)
    }
  }

  /// More than what is computed of a spring can mean, fewer than show how it was rounded.
  private static let computedDigits = 12

  /// What is known of a spring besides its values, in every vocabulary.
  private static func springText(_ curve: Curve) -> String {
    let spring: Spring
    switch curve.family {
    case let physical as Spring: spring = physical
    case let fitted as FittedSpring: spring = fitted.spring
    default: return ""
    }
    let number = { (value: Double) in Decimal.text(value, significantDigits: computedDigits) }
    let peak = spring.peakTime.map { "\(number(spring.peak)) at \(number($0))" } ?? "none"
    let rows =
      spring.vocabularies.map { [$0.name, $0.text] } + [
        ["settles", number(spring.settlingDuration)], ["peak", peak],
      ]
    return "\n" + table(rows)
  }

  /// Columns of plain characters, counted in bytes: a million rows are no reason to wait.
  private static func table(_ rows: [[String]]) -> String {
    let gap = 2
    let widths = (rows.first ?? []).indices.map { column in
      rows.reduce(0) { max($0, $1[column].utf8.count) }
    }
    var text = ""
    for row in rows {
      for (column, cell) in row.enumerated() {
        text += cell
        guard column < row.count - 1 else { continue }
        text += String(repeating: " ", count: widths[column] - cell.utf8.count + gap)
      }
      text += "\n"
    }
    return text
  }
}
