extension Curve {
  /// Reads a curve: everything that CSS knows, springs, the names of easings.net, and derived ones.
  ///
  /// `ease-in`, `cubic-bezier(x1, y1, x2, y2)`, `steps(count, position)`, `linear(0, 0.5 25%, 1)`;
  /// `easeOutBack`; `spring(damping-ratio)`, `spring(damping-ratio, velocity)`, `spring(mass,
  /// stiffness, damping)` and `spring(mass, stiffness, damping, velocity)`, or with labels in any of
  /// the vocabularies, `spring(duration: 0.5, bounce: 0.3)`; `reversed(curve)` and
  /// `part(curve, start, end)`. Letters of either case.
  public init(_ text: String) throws(CurveError) {
    try self.init(text, isStandard: false)
  }

  /// Reads a curve in the grammar of CSS Easing 2 alone, without `calc()`.
  public init(css text: String) throws(CurveError) {
    try self.init(text, isStandard: true)
  }

  private init(_ text: String, isStandard: Bool) throws(CurveError) {
    let tokens = try CurveTokenizer.tokens(of: text)
    let functions = tokens.count { if case .function = $0 { true } else { false } }
    guard functions <= Self.nestingLimit else {
      throw .syntax(text: text, reason: "more than \(Self.nestingLimit) functions in one another")
    }
    self = try CurveParser(text: text, isStandard: isStandard).curve(tokens[...])
  }

  /// Far more than anyone means, far less than a stack holds.
  private static let nestingLimit = 16

  /// The curve as CSS prints computed values; nil for curves that are not CSS's.
  ///
  /// Numbers are as short as possible with at most six decimals; `linear()` has all its inputs.
  public var css: String? {
    let short = { (value: Double) in Decimal.text(value, fractionDigits: 6) }
    switch family {
    case let bezier as CubicBezier: return bezier.text(short)
    case let stops as LinearStops:
      let points = stops.points.map { "\(short($0.output)) \(short($0.input * 100))%" }
      return "linear(\(points.joined(separator: ", ")))"
    case is StepsCurve, is IdentityCurve: return description
    default: return nil
    }
  }
}

/// Makes a curve of tokens.
struct CurveParser: Sendable {
  /// The whole text, for messages.
  let text: String
  /// True when only CSS's own notation counts.
  let isStandard: Bool

  /// The curve that all the tokens together mean.
  func curve(_ tokens: ArraySlice<CurveToken>) throws(CurveError) -> Curve {
    switch tokens.first {
    case nil: throw refusal("there is nothing in it")
    case .word(let word) where tokens.count == 1:
      guard let named = NamedCurve.of(word, isStandard: isStandard) else { throw unknown }
      return named.curve
    case .function(let name):
      let notation = CurveNotation.all.first { $0.name == name }
      guard let notation, notation.isStandard || !isStandard else { throw unknown }
      return try notation.curve(arguments(in: tokens.dropFirst()))
    default: throw refusal("it must be one name or one function")
    }
  }

  /// Cuts what follows an opening parenthesis at its own commas; it must end with its own closing
  /// one.
  private func arguments(in tokens: ArraySlice<CurveToken>) throws(CurveError) -> CurveArguments {
    var parts: [[CurveToken]] = [[]]
    var depth = 1
    for (index, token) in zip(tokens.indices, tokens) {
      if case .function = token { depth += 1 }
      if token == .close { depth -= 1 }
      if depth == 0 {
        guard index == tokens.endIndex - 1 else { throw refusal("something follows its end") }
        guard !parts.contains([]) else { throw refusal("an argument is missing") }
        return CurveArguments(parts: parts, parser: self)
      }
      if depth == 1, token == .comma {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    throw refusal("a closing parenthesis is missing")
  }

  func refusal(_ reason: String) -> CurveError { .syntax(text: text, reason: reason) }

  private var unknown: CurveError { refusal("no curve has this name") }
}

extension NamedCurve {
  /// The curve of a name in lower case; CSS's names alone when only the standard counts.
  fileprivate static func of(_ word: String, isStandard: Bool) -> NamedCurve? {
    allCases.first { named in
      named.rawValue.lowercased() == word && !(isStandard && named.curve.family is PennerCurve)
    }
  }
}
