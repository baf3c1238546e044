extension Curve {
  /// Reads a curve from a piece of code, as `CurveCode` writes it or as people paste it.
  ///
  /// Takes everything that `init(_:)` does, also behind a CSS property's name; Swift, Kotlin and
  /// Dart calls by the names of their functions and labels; four numbers in brackets. A name that is
  /// only near (`// nearest to …`) is read as the curve that is written.
  public init(pasted text: String) throws(CurveError) {
    do {
      self = try Curve(Self.cssValue(in: text))
    } catch {
      guard let curve = try PastedCode(text).curve() else { throw error }
      self = curve
    }
  }

  /// The value of a CSS declaration; the text itself when it is none.
  private static func cssValue(in text: String) -> String {
    var value = text[...]
    if let colon = value.firstIndex(of: ":"), value[..<colon].contains("timing-function") {
      value = value[value.index(after: colon)...]
    }
    while let last = value.last, last.isWhitespace || last == ";" { value.removeLast() }
    return String(value)
  }
}

/// The names, labels and numbers in a piece of code, whatever the language.
struct PastedCode {
  private var names: [String] = []
  private var numbers: [Double] = []
  /// The first number behind each label or assignment.
  private var labelled: [String: Double] = [:]

  init(_ text: String) {
    var label: String?
    for line in text.split(whereSeparator: \.isNewline) where !Self.isComment(line) {
      var rest = line
      while let first = rest.first {
        if first.isLetter || first == "_" || first == "$" {
          let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
          rest.removeFirst(word.count)
          names.append(word)
          label = word
        } else if let number = Self.takeNumber(&rest) {
          numbers.append(number)
          if let name = label { labelled[name] = labelled[name] ?? number }
          label = nil
        } else {
          rest.removeFirst()
        }
      }
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0.isWhitespace }.hasPrefix("//")
  }

  /// A decimal number, with the suffix that Kotlin gives to floats.
  private static func takeNumber(_ rest: inout Substring) -> Double? {
    guard let first = rest.first, first.isASCII, first.isNumber || "-.".contains(first) else {
      return nil
    }
    var text = String(rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    while !text.isEmpty {
      if let number = Double(text) {
        rest.removeFirst(text.count)
        if rest.first == "f" || rest.first == "F" { rest.removeFirst() }
        return number
      }
      text.removeLast()
    }
    return nil
  }
}

extension PastedCode {
  private static let bezierNames: Set = [
    "UICubicTimingParameters", "CAMediaTimingFunction", "timingCurve", "Cubic",
    "CubicBezierEasing", "cubicBezier",
  ]
  /// The words for CSS's curves in other languages.
  private static let namedCurves: [String: NamedCurve] = [
    "linear": .linear, "LinearEasing": .linear, "ease": .ease, "default": .ease,
    "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "easeInEaseOut": .easeInOut,
    "curveLinear": .linear, "curveEaseIn": .easeIn, "curveEaseOut": .easeOut,
    "curveEaseInOut": .easeInOut,
  ]

  /// What the code means; nil when it is nothing known.
  func curve() throws(CurveError) -> Curve? {
    if let spring = try spring() { return spring }
    let isBezier = names.isEmpty || names.contains { Self.bezierNames.contains($0) }
    if isBezier, numbers.count >= 4 {
      return try .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return names.compactMap { Self.namedCurves[$0] }.first?.curve
  }

  private func spring() throws(CurveError) -> Curve? {
    let velocity = labelled["initialVelocity"] ?? labelled["dx"] ?? 0
    let mass = labelled["mass"] ?? 1
    if let stiffness = labelled["stiffness"], let damping = labelled["damping"] {
      return .spring(
        try Spring(
          mass: mass, stiffness: stiffness, damping: damping,
          initialVelocity: names.contains("SpringSimulation") ? numbers.last ?? 0 : velocity))
    }
    if let stiffness = labelled["stiffness"], let ratio = labelled["dampingRatio"] {
      let damping = 2 * ratio * (stiffness * mass).squareRoot()
      return .spring(try Spring(mass: mass, stiffness: stiffness, damping: damping))
    }
    if let response = labelled["response"], let fraction = labelled["dampingFraction"] {
      return .spring(try Spring(response: response, dampingFraction: fraction))
    }
    if let bounce = labelled["bounce"], let duration = labelled["duration"] {
      return .spring(try Spring(duration: duration, bounce: bounce))
    }
    guard let ratio = labelled["dampingRatio"] ?? labelled["usingSpringWithDamping"] else {
      return nil
    }
    return try .spring(dampingRatio: ratio, initialVelocity: velocity)
  }
}
