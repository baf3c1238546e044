/// Numbers as text: shortest decimals, a dot in every locale.
package enum Decimal {
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

  /// The decimal with at most so many digits that count, for numbers that were computed.
  package static func text(_ value: Double, significantDigits: Int) -> String {
    text(rounded(value, significantDigits: significantDigits))
  }

  /// The number whose decimal has at most so many digits that count; `significantDigits` up to 15.
  static func rounded(_ value: Double, significantDigits: Int) -> Double {
    guard value != 0, value.isFinite else { return value }
    let (digits, point) = digits(of: value)
    let rest = digits.dropFirst(significantDigits)
    guard let next = rest.first, var kept = Int(digits.prefix(significantDigits)) else {
      return value
    }
    if next >= "5" { kept += 1 }
    let magnitude = Double("\(kept)e\(point - significantDigits)") ?? value.magnitude
    return value < 0 ? -magnitude : magnitude
  }

  /// A fraction as a percentage that reads back as the same fraction.
  ///
  /// The dot is moved in the text: a product with 100 may round to another fraction.
  static func percentage(_ fraction: Double) -> String {
    guard fraction != 0 else { return "0%" }
    let (digits, place) = digits(of: fraction)
    let point = place + 2
    let sign = fraction < 0 ? "-" : ""
    guard plainPoints.contains(point) else {
      return "\(sign)\(digits)e\(point - digits.count)%"
    }
    let zeros = String(repeating: "0", count: max(-point, point - digits.count, 0))
    if point <= 0 { return "\(sign)0.\(zeros)\(digits)%" }
    if point >= digits.count { return "\(sign)\(digits)\(zeros)%" }
    return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))%"
  }

  /// Where the dot may stand, counted from the first digit, before an exponent is shorter to read.
  private static let plainPoints = -8...21

  /// The digits of the shortest decimal without zeros at its ends, and how many of them stand before
  /// the dot.
  private static func digits(of value: Double) -> (digits: String, point: Int) {
    let parts = value.magnitude.description.split(separator: "e", maxSplits: 1)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let places = parts[0].split(separator: ".", maxSplits: 1)
    let all = places.joined()
    let digits = all.drop { $0 == "0" }
    let point = places[0].count + exponent - (all.count - digits.count)
    return (String(digits.reversed().drop { $0 == "0" }.reversed()), point)
  }
}
