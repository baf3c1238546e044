/// Numbers as text: shortest decimals, a dot in every locale.
enum Decimal {
  /// The shortest decimal that reads back as the same number, without a trailing ".0".
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The decimal with at most so many digits after the dot, as CSS prints computed values.
  static func text(_ value: Double, fractionDigits: Int) -> String {
    var scale = 1.0
    for _ in 0..<fractionDigits { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    // From here on a double has no such digits, and the product may not fit an integer.
    guard scaled < 0x1p53 else { return text(value) }
    guard scaled > 0 else { return "0" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    var digits = String(rest + Int(scale)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = value < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  /// A fraction as a percentage that reads back as the same fraction.
  ///
  /// The dot is moved in the text: a product with 100 may round to another fraction.
  static func percentage(_ fraction: Double) -> String {
    let text = text(fraction)
    guard !text.contains("e") else { return "\(Self.text(fraction * 100))%" }
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", maxSplits: 1)
    var whole = String(parts[0])
    var rest = parts.count > 1 ? String(parts[1]) : ""
    for _ in 0..<2 { whole.append(rest.isEmpty ? "0" : rest.removeFirst()) }
    let trimmed = whole.drop { $0 == "0" }
    let integer = trimmed.isEmpty ? "0" : String(trimmed)
    return (isNegative ? "-" : "") + (rest.isEmpty ? integer : "\(integer).\(rest)") + "%"
  }
}
