internal import Motion

/// Reads a curve from what a person copied elsewhere: CSS, JSON, Swift, Kotlin, Dart, plain numbers.
nonisolated struct CurvePaste {
  let scanner: CodeScanner
  private let text: String
  /// The seconds of the demo's animation.
  private let demoDuration: Double

  /// The curve in a text; nil when there is none.
  static func curve(in text: String, duration: Double = 1) -> Curve? {
    CurvePaste(text, duration: duration)?.curve
  }

  /// Looks at a text; nil when nobody can have copied it for a curve.
  ///
  /// `duration` in seconds is that of the demo's animation, for springs whose speed at the start is
  /// per second and that do not say how long they last.
  init?(_ text: String, duration: Double = 1) {
    let trimmed = String(text.drop { $0.isWhitespace })
    guard !trimmed.isEmpty, text.utf8.count <= Self.longestText else { return nil }
    self.text = trimmed
    scanner = CodeScanner(trimmed)
    demoDuration = duration
  }

  /// Why there is no curve in a text: too long, or a function of CSS with a number that it may not
  /// have; nil when nothing in it looks like a curve.
  static func mistake(in text: String) -> String? {
    guard text.utf8.count <= longestText else {
      return "the text is too long for a curve (limit \(longestText / 1000) 000 bytes)"
    }
    let scanner = CodeScanner(text)
    for name in functions {
      guard let call = scanner.call(of: name) else { continue }
      do { _ = try Curve(call) } catch { return "\(error)" }
    }
    return nil
  }

  private static let functions = ["cubic-bezier", "linear", "steps", "spring"]

  /// Nobody copies a curve longer than this; a whole book in the clipboard must not stop the loop.
  private static let longestText = 100_000

  /// The curve; nil when there is none.
  var curve: Curve? {
    remark ?? notation(text) ?? css ?? appleSpring ?? cubic ?? spring ?? name ?? list
  }

  /// The seconds that the text gives to the animation; nil when it says nothing, and for springs,
  /// which last as long as they take to settle.
  var seconds: Double? {
    guard let curve, curve.naturalDuration == nil else { return nil }
    return writtenSeconds
  }

  /// The seconds of the animation as they are written, or the demo's.
  var duration: Double { writtenSeconds ?? demoDuration }

  private var writtenSeconds: Double? {
    if let time = scanner.time { return time }
    for label in ["withDuration", "duration"] {
      if let seconds = scanner.number(after: label), seconds > 0 { return seconds }
    }
    for label in ["durationMillis", "milliseconds"] {
      if let milliseconds = scanner.number(after: label), milliseconds > 0 {
        return milliseconds / 1000
      }
    }
    return nil
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
    let remarks = [
      ("nearest to ", ", off by"), ("// ", " from 0 to 1, off by"), ("nearest to ", ", exact"),
      ("// ", " from 0 to 1, exact"), ("/* ", ", duration: "),
    ]
    for (start, end) in remarks {
      if let name = scanner.text(between: start, and: end), let curve = notation(name) {
        return curve
      }
    }
    return nil
  }

  /// A function of CSS anywhere in a declaration.
  private var css: Curve? {
    for name in Self.functions {
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
    return nil
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
      ("curveEaseInOut", .easeInOut), ("curveEaseIn", .easeIn), ("curveEaseOut", .easeOut),
      ("curveLinear", .linear), (".default", .ease), ("LinearEasing", .linear), ("linear", .linear),
      ("ease", .ease),
    ]
    let isCode = scanner.contains(".") || scanner.contains(":") || scanner.contains("Easing")
    guard isCode else { return nil }
    if let named = names.first(where: { scanner.contains($0.0) }) { return named.1 }
    // UIKit's curve where no option says otherwise.
    return scanner.contains("animate(withDuration") ? .easeInOut : nil
  }

  /// Values at even times.
  private var list: Curve? {
    let values = scanner.numbers
    let least = 3
    guard values.count >= least, scanner.isOnlyNumbers else { return nil }
    return try? Curve("linear(\(values.map { "\($0)" }.joined(separator: ", ")))")
  }
}
