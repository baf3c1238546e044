/// Numbers as text: shortest decimals, a dot in every locale.
enum Decimal {
  /// The shortest decimal that reads back as the same number, without an exponent of the kind that
  /// CSS does not read and without a trailing ".0".
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
