internal import Motion

/// Reads a curve from what a person copied elsewhere: CSS, JSON, Swift, Kotlin, Dart, plain numbers.
nonisolated struct CurvePaste {
  private let text: String
  private let scanner: CodeScanner
  /// The seconds of the animation, for springs whose speed at the start is per second.
  private let duration: Double

  /// The curve in a text; nil when there is none.
  static func curve(in text: String, duration: Double = 1) -> Curve? {
    let trimmed = text.drop { $0.isWhitespace }
    guard !trimmed.isEmpty, text.utf8.count <= longestText else { return nil }
    let paste = CurvePaste(
      text: String(trimmed), scanner: CodeScanner(String(trimmed)), duration: duration)
    return paste.curve
  }

  /// Nobody copies a curve longer than this; a whole book in the clipboard must not stop the loop.
  private static let longestText = 100_000

  private var curve: Curve? {
    notation(text) ?? remark ?? css ?? cubic ?? spring ?? name ?? list
  }

  /// The project's own notation and bare names.
  private func notation(_ text: some StringProtocol) -> Curve? {
    let ends: (Character) -> Bool = { $0.isWhitespace || $0 == ";" || $0 == "\"" || $0 == "'" }
    var rest = text.drop(while: ends)
    while let last = rest.last, ends(last) { rest.removeLast() }
    return try? Curve(String(rest))
  }

  /// Targets without a form for a curve name it in a comment above the nearest thing.
  private var remark: Curve? {
    for (start, end) in [("nearest to ", ", off by"), ("// ", " from 0 to 1, off by")] {
      if let name = scanner.text(between: start, and: end), let curve = notation(name) {
        return curve
      }
    }
    return nil
  }

  /// A function of CSS anywhere in a declaration.
  private var css: Curve? {
    for name in ["cubic-bezier", "linear", "steps", "spring"] {
      if let call = scanner.call(of: name), let curve = try? Curve(call) { return curve }
    }
    return nil
  }

  /// Four numbers that are control points, whatever the function around them is called.
  private var cubic: Curve? {
    let markers = [
      "controlPoint", "timingCurve", "CubicBezierEasing", "Cubic(", "cubicBezier",
      "PathInterpolator",
    ]
    guard markers.contains(where: scanner.contains) || scanner.numbers.count == 4,
      !scanner.contains("pring"), scanner.numbers.count >= 4
    else { return nil }
    let points = scanner.numbers
    let made = try? Curve.cubicBezier(points[0], points[1], points[2], points[3])
    // Targets without a word for constant speed write it as the diagonal.
    if points[0] == points[1], points[2] == points[3], made != nil { return .linear }
    return made.map { curve in
      NamedCurve.allCases.map(\.curve).first { $0 == curve } ?? curve
    }
  }

  private var spring: Curve? {
    guard scanner.contains("pring") || scanner.number(after: "stiffness") != nil else { return nil }
    let velocity =
      scanner.number(after: "initialVelocity") ?? scanner.number(after: "dx")
      ?? scanner.number(after: "velocity") ?? simulationVelocity
    if let stiffness = scanner.number(after: "stiffness") {
      let mass = scanner.number(after: "mass") ?? 1
      let ratio = scanner.number(after: "dampingRatio")
      let damping =
        scanner.number(after: "damping") ?? ratio.map { 2 * $0 * (stiffness * mass).squareRoot() }
      let spring = try? Spring(
        mass: mass, stiffness: stiffness, damping: damping ?? 10, initialVelocity: velocity ?? 0)
      return spring.map { .spring($0) }
    }
    if let ratio = scanner.number(after: "dampingRatio") {
      return try? .spring(dampingRatio: ratio, initialVelocity: (velocity ?? 0) * duration)
    }
    return swiftUISpring
  }

  private var swiftUISpring: Curve? {
    if let response = scanner.number(after: "response") {
      let fraction = scanner.number(after: "dampingFraction") ?? 1
      return (try? Spring(response: response, dampingFraction: fraction)).map { .spring($0) }
    }
    guard let bounce = scanner.number(after: "bounce") else { return nil }
    let seconds = scanner.number(after: "duration") ?? 0.5
    return (try? Spring(duration: seconds, bounce: bounce)).map { .spring($0) }
  }

  /// Flutter gives the velocity last and without a label.
  private var simulationVelocity: Double? {
    scanner.contains("SpringSimulation") ? scanner.numbers.last : nil
  }

  /// The names that the platforms share, by the longest word first.
  private var name: Curve? {
    let names: [(String, Curve)] = [
      ("easeInEaseOut", .easeInOut), ("easeInOut", .easeInOut), ("ease-in-out", .easeInOut),
      ("easeIn", .easeIn), ("ease-in", .easeIn), ("easeOut", .easeOut), ("ease-out", .easeOut),
      (".default", .ease), ("LinearEasing", .linear), ("linear", .linear), ("ease", .ease),
    ]
    let isCode = scanner.contains(".") || scanner.contains(":") || scanner.contains("Easing")
    guard isCode else { return nil }
    return names.first { scanner.contains($0.0) }?.1
  }

  /// Values at even times.
  private var list: Curve? {
    let values = scanner.numbers
    let least = 3
    guard values.count >= least, scanner.isOnlyNumbers else { return nil }
    return try? Curve("linear(\(values.map { "\($0)" }.joined(separator: ", ")))")
  }
}
