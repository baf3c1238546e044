/// Why a curve, a spring or a text that should name one is refused.
public enum CurveError: Error, Hashable, Sendable {
  /// A parameter is outside its range: the field, its value, and what is allowed.
  case parameter(field: String, value: Double, allowed: String)
  /// The text follows no known notation: the text and what is wrong with it.
  case syntax(text: String, reason: String)
  /// A curve cannot be written in another notation: the curve's text and why.
  case notation(text: String, reason: String)
}

extension CurveError: CustomStringConvertible {
  /// One line that names the field or text and says what is allowed.
  public var description: String {
    switch self {
    case .parameter(let field, let value, let allowed):
      "\(field) is \(Decimal.text(value)): it must be \(allowed)"
    case .syntax(let text, let reason): "\(text.quotedText) is not a curve: \(reason)"
    case .notation(let text, let reason): "\(text) cannot be written so: \(reason)"
    }
  }
}
