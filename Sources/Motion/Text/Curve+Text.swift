extension Curve {
  /// Reads a curve: everything that CSS knows, springs, and the names of easings.net.
  ///
  /// `ease-in`, `cubic-bezier(x1, y1, x2, y2)`, `steps(count, position)`, `linear(0, 0.5 25%, 1)`;
  /// `easeOutBack`; `spring(damping-ratio)`, `spring(damping-ratio, velocity)`, `spring(mass,
  /// stiffness, damping)` and `spring(mass, stiffness, damping, velocity)`. Letters of either case.
  public init(_ text: String) throws(CurveError) {
    try self.init(text, isStandard: false)
  }

  /// Reads a curve in the grammar of CSS Easing 2 alone, without `calc()`.
  public init(css text: String) throws(CurveError) {
    try self.init(text, isStandard: true)
  }

  private init(_ text: String, isStandard: Bool) throws(CurveError) {
    let tokens = try CurveTokenizer.tokens(of: text)
    switch tokens.first {
    case nil: throw .syntax(text: text, reason: "there is nothing in it")
    case .word(let word) where tokens.count == 1:
      guard let named = NamedCurve.of(word, isStandard: isStandard) else {
        throw .syntax(text: text, reason: Self.unknown)
      }
      self = named.curve
    case .function(let name):
      let notation = CurveNotation.all.first { $0.name == name }
      guard let notation, notation.isStandard || !isStandard else {
        throw .syntax(text: text, reason: Self.unknown)
      }
      self = try notation.curve(Self.arguments(in: tokens.dropFirst(), of: text))
    default: throw .syntax(text: text, reason: "it must be one name or one function")
    }
  }

  private static let unknown = "no curve has this name"

  private static func arguments(
    in tokens: ArraySlice<CurveToken>, of text: String
  ) throws(CurveError) -> CurveArguments {
    guard tokens.last == .close, !tokens.dropLast().contains(.close) else {
      throw .syntax(text: text, reason: "it must end with its one closing parenthesis")
    }
    let parts = tokens.dropLast().split(separator: .comma, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw .syntax(text: text, reason: "an argument is missing")
    }
    return CurveArguments(text: text, parts: parts.map(Array.init))
  }
}

extension NamedCurve {
  /// The curve of a name in lower case; CSS's names alone when only the standard counts.
  fileprivate static func of(_ word: String, isStandard: Bool) -> NamedCurve? {
    allCases.first { named in
      named.rawValue.lowercased() == word && !(isStandard && named.curve.family is PennerCurve)
    }
  }
}

extension Curve {
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
