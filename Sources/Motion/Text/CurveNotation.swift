/// How one function of the notation is read: its name and what its arguments mean.
struct CurveNotation: Sendable {
  /// The function's name in lower case.
  let name: String
  /// True when the function is CSS's, false when it is this project's.
  let isStandard: Bool
  /// Makes the curve of the arguments, or says why not.
  let curve: @Sendable (CurveArguments) throws(CurveError) -> Curve

  /// All functions; a new kind of curve adds its own.
  static let all: [CurveNotation] = [
    CubicBezier.notation, StepsCurve.notation, LinearStops.notation, Spring.notation,
    ReversedCurve.notation, PartialCurve.notation,
  ]
}

/// What stands between the parentheses, cut at the commas.
struct CurveArguments: Sendable {
  /// The tokens between the commas; at least one part, none empty.
  let parts: [[CurveToken]]
  /// Reads curves among the arguments.
  let parser: CurveParser

  func refusal(_ reason: String) -> CurveError { parser.refusal(reason) }

  /// An argument that is a curve itself.
  func curve(at index: Int) throws(CurveError) -> Curve { try parser.curve(parts[index][...]) }

  /// All arguments as labels and numbers; nil when the first one has no label.
  func labelled() throws(CurveError) -> [String: Double]? {
    guard case .label? = parts[0].first else { return nil }
    var numbers: [String: Double] = [:]
    for part in parts {
      guard part.count == 2, case .label(let label) = part[0], case .number(let number, _) = part[1]
      else { throw refusal("each argument must be a label and one number") }
      guard numbers.updateValue(number, forKey: label) == nil else {
        throw refusal("\(label.quotedText) is given twice")
      }
    }
    return numbers
  }

  /// All arguments from some place on as plain numbers.
  func numbers(from index: Int = 0) throws(CurveError) -> [Double] {
    var numbers: [Double] = []
    for part in parts[index...] {
      guard part.count == 1, case .number(let number, _) = part[0] else {
        throw refusal("each argument must be one number")
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension CubicBezier {
  static let notation = CurveNotation(name: "cubic-bezier", isStandard: true) {
    arguments throws(CurveError) in
    let numbers = try arguments.numbers()
    guard numbers.count == 4 else { throw arguments.refusal("a cubic Bézier takes 4 numbers") }
    return try .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension StepsCurve {
  static let notation = CurveNotation(name: "steps", isStandard: true) {
    arguments throws(CurveError) in
    let parts = arguments.parts
    guard case .number(let count, isInteger: true)? = parts[0].first, parts[0].count == 1 else {
      throw arguments.refusal("the number of steps must be an integer")
    }
    guard let whole = Int(exactly: count) else {
      throw arguments.refusal("the number of steps is too large")
    }
    guard parts.count > 1 else { return Curve(try StepsCurve(whole)) }
    guard parts.count == 2, parts[1].count == 1, case .word(let word) = parts[1][0],
      let position = Position(rawValue: word)
    else {
      let names = Position.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.refusal("the position of the steps must be one of \(names)")
    }
    return Curve(try StepsCurve(whole, position))
  }
}

extension LinearStops {
  static let notation = CurveNotation(name: "linear", isStandard: true) {
    arguments throws(CurveError) in
    var stops: [Stop] = []
    for part in arguments.parts {
      guard let stop = Stop(part) else {
        throw arguments.refusal("a stop is one number, with up to two percentages beside it")
      }
      stops.append(stop)
    }
    return Curve(try LinearStops(stops))
  }
}

extension LinearStops.Stop {
  /// A number and up to two percentages that stand together, on either side of it.
  fileprivate init?(_ tokens: [CurveToken]) {
    var inputs: [Double] = []
    var output: Double?
    for (index, token) in tokens.enumerated() {
      switch token {
      case .number(let number, _) where output == nil && (index == 0 || index == tokens.count - 1):
        output = number
      case .percentage(let fraction) where inputs.count < 2: inputs.append(fraction)
      default: return nil
      }
    }
    guard let output else { return nil }
    self.init(output, at: inputs.first, until: inputs.count > 1 ? inputs[1] : nil)
  }
}

extension ReversedCurve {
  static let notation = CurveNotation(name: "reversed", isStandard: false) {
    arguments throws(CurveError) in
    guard arguments.parts.count == 1 else { throw arguments.refusal("one curve is reversed") }
    return Curve(try ReversedCurve(arguments.curve(at: 0)))
  }
}

extension PartialCurve {
  static let notation = CurveNotation(name: "part", isStandard: false) {
    arguments throws(CurveError) in
    let ends = try arguments.numbers(from: 1)
    guard ends.count == 2 else {
      throw arguments.refusal("a part takes a curve and two fractions of its duration")
    }
    return try arguments.curve(at: 0).part(from: ends[0], to: ends[1])
  }
}
