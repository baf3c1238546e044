extension Spring {
  /// Labelled numbers speak one of the vocabularies; without labels, one or two numbers are a fitted
  /// spring, three or four a physical one.
  static let notation = CurveNotation(name: "spring", isStandard: false) {
    arguments throws(CurveError) in
    if let labelled = try arguments.labelled() {
      return try SpringVocabulary.curve(of: labelled, refusal: arguments.refusal)
    }
    let numbers = try arguments.numbers()
    switch numbers.count {
    case 1: return try .spring(dampingRatio: numbers[0])
    case 2: return try .spring(dampingRatio: numbers[0], initialVelocity: numbers[1])
    case 3, 4:
      let velocity = numbers.count == 4 ? numbers[3] : 0
      return .spring(
        try Spring(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: velocity))
    default: throw arguments.refusal("a spring takes 1 to 4 numbers")
    }
  }
}

/// The labels that belong together when a spring is spoken of.
private struct SpringVocabulary: Sendable {
  /// The labels as they are written; all of them are needed.
  let labels: [String]
  /// Makes the curve of the labels' numbers, in their order, and a velocity.
  let curve: @Sendable ([Double], Double) throws(CurveError) -> Curve

  /// What may stand beside any of them.
  static let velocity = "velocity"

  static let all = [
    SpringVocabulary(labels: ["mass", "stiffness", "damping"]) {
      numbers, velocity throws(CurveError) in
      .spring(
        try Spring(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2], initialVelocity: velocity))
    },
    SpringVocabulary(labels: ["dampingRatio", "duration"]) { numbers, velocity throws(CurveError) in
      .spring(
        try Spring(dampingRatio: numbers[0], duration: numbers[1], initialVelocity: velocity))
    },
    SpringVocabulary(labels: ["response", "dampingFraction"]) {
      numbers, velocity throws(CurveError) in
      .spring(
        try Spring(response: numbers[0], dampingFraction: numbers[1], initialVelocity: velocity))
    },
    SpringVocabulary(labels: ["duration", "bounce"]) { numbers, velocity throws(CurveError) in
      .spring(try Spring(duration: numbers[0], bounce: numbers[1], initialVelocity: velocity))
    },
  ]

  /// The curve in the vocabulary to which all labels belong.
  static func curve(
    of numbers: [String: Double], refusal: (String) -> CurveError
  ) throws(CurveError) -> Curve {
    var rest = numbers
    let velocity = rest.removeValue(forKey: Self.velocity) ?? 0
    for vocabulary in all where Set(vocabulary.labels.map { $0.lowercased() }) == Set(rest.keys) {
      let values = vocabulary.labels.compactMap { rest[$0.lowercased()] }
      return try vocabulary.curve(values, velocity)
    }
    let choices = all.map { $0.labels.joined(separator: ", ") }.joined(separator: "; or ")
    throw refusal("a spring takes \(choices); and velocity beside them")
  }
}
