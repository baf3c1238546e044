/// A piece of a curve's text.
enum CurveToken: Hashable, Sendable {
  /// A word, in lower case.
  case word(String)
  /// A word with an opening parenthesis right behind it, in lower case.
  case function(String)
  /// A word with a colon right behind it, in lower case; CSS has none in its easing functions.
  case label(String)
  /// A number; whether it was written as an integer decides about step counts.
  case number(Double, isInteger: Bool)
  /// A percentage, as a fraction.
  case percentage(Double)
  case comma
  case close
}

/// Cuts a text into the tokens of CSS Syntax that easing functions are made of.
///
/// White space and comments only separate. Anything else that CSS knows (units, quotes, blocks) has
/// no place in an easing function and is refused here.
struct CurveTokenizer {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// All tokens of a text.
  static func tokens(of text: String) throws(CurveError) -> [CurveToken] {
    var tokenizer = CurveTokenizer(text)
    var tokens: [CurveToken] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(CurveError) -> CurveToken? {
    try skipSeparators()
    guard let first = rest.first else { return nil }
    switch first {
    case ",":
      rest.removeFirst()
      return .comma
    case ")":
      rest.removeFirst()
      return .close
    default:
      if let number = try number() { return number }
      let word = take { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      guard !word.isEmpty else { throw refusal("\(String(first).quotedText) has no place there") }
      guard let end = rest.first, end == "(" || end == ":" else { return .word(word.lowercased()) }
      rest.removeFirst()
      return end == "(" ? .function(word.lowercased()) : .label(word.lowercased())
    }
  }

  private mutating func skipSeparators() throws(CurveError) {
    while true {
      _ = take { $0 == " " || $0 == "\t" || $0.isNewline || $0 == "\u{C}" }
      guard rest.hasPrefix("/*") else { return }
      rest.removeFirst(2)
      while !rest.hasPrefix("*/") {
        guard !rest.isEmpty else { throw refusal("a comment is not closed") }
        rest.removeFirst()
      }
      rest.removeFirst(2)
    }
  }

  /// A number as CSS writes it: a sign, digits with a dot and digits behind it, an exponent.
  ///
  /// Nil, with nothing taken, when no number begins here.
  private mutating func number() throws(CurveError) -> CurveToken? {
    let start = rest
    var text = ""
    if let sign = rest.first, sign == "+" || sign == "-" { text.append(rest.removeFirst()) }
    let whole = takeDigits()
    text += whole
    var isInteger = true
    if rest.first == ".", let digit = rest.dropFirst().first, Self.isDigit(digit) {
      rest.removeFirst()
      text += (whole.isEmpty ? "0." : ".") + takeDigits()
      isInteger = false
    } else if whole.isEmpty {
      rest = start
      return nil
    }
    if let exponent = takeExponent() {
      text += exponent
      isInteger = false
    }
    return try token(of: text, isInteger: isInteger)
  }

  private mutating func token(
    of text: String, isInteger: Bool
  ) throws(CurveError) -> CurveToken {
    let isPercentage = rest.first == "%"
    if isPercentage { rest.removeFirst() }
    if let next = rest.first, next.isLetter || next == "_" || next == "%" {
      throw refusal("a number with a unit has no place there")
    }
    guard let value = isPercentage ? Self.fraction(ofPercent: text) : Double(text), value.isFinite
    else { throw refusal("\(text) is too large") }
    return isPercentage ? .percentage(value) : .number(value, isInteger: isInteger)
  }

  /// The hundredth of a decimal, rounded once: moving the exponent is exact where dividing is not.
  private static func fraction(ofPercent text: String) -> Double? {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let exponent = parts.count > 1 ? Int(parts[1]) : 0
    return exponent.flatMap { Double("\(parts[0])e\($0 - 2)") }
  }

  private mutating func takeExponent() -> String? {
    guard let e = rest.first, e == "e" || e == "E" else { return nil }
    let start = rest
    rest.removeFirst()
    var sign = ""
    if let next = rest.first, next == "+" || next == "-" { sign.append(rest.removeFirst()) }
    let digits = takeDigits()
    guard !digits.isEmpty else {
      rest = start
      return nil
    }
    return "e" + sign + digits
  }

  private mutating func takeDigits() -> String { take(while: Self.isDigit) }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private func refusal(_ reason: String) -> CurveError { .syntax(text: text, reason: reason) }
}
