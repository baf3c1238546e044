internal import Demos
internal import Display

/// Writes JSON: keys in the order given, numbers by the shortest round trip, dots in every locale.
nonisolated enum JSONText {
  /// A text in quotes.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A number; JSON has none that are not finite, so these become null.
  static func number(_ number: Double) -> String {
    number.isFinite ? number.shortText : "null"
  }

  /// A list on one line.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// A list of numbers on one line.
  static func array(_ numbers: [Double]) -> String { array(numbers.map(number)) }

  /// An object on one line.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { string($0) + ":" + $1 }.joined(separator: ",") + "}"
  }

  /// A setting's value in the JSON type that fits it.
  static func value(_ value: SettingValue) -> String {
    switch value {
    case .number(let number): JSONText.number(number)
    case .point(let point): array([point.x, point.y])
    case .flag(let isOn): isOn ? "true" : "false"
    case .files(let paths): array(paths.map(string))
    case .curve, .choice, .color: string(value.description)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
