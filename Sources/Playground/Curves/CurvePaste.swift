internal import Motion

/// Reads a curve from what a person copied elsewhere: CSS, JSON, Swift, Kotlin, Dart, plain numbers.
nonisolated struct CurvePaste {
  let scanner: CodeScanner
  private let text: String
  /// The seconds of the demo's animation.
  private let demoDuration: Double
  /// What the text says; nil when nothing in it looks like a curve.
  private var reading: CurveVocabulary.Meaning?

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
    reading = read()
  }

  /// Why there is no curve in a text: too long, a function of CSS with a number that it may not have,
  /// or a curve that has no form here; nil when nothing in it looks like a curve.
  static func mistake(in text: String) -> String? {
    guard text.utf8.count <= longestText else {
      return "the text is too long for a curve (limit \(longestText / 1000) 000 bytes)"
    }
    guard case .refusal(let line)? = CurvePaste(text)?.reading else { return nil }
    return line
  }

  /// Nobody copies a curve longer than this; a whole book in the clipboard must not stop the loop.
  private static let longestText = 100_000

  /// The curve; nil when there is none.
  var curve: Curve? {
    guard case .curve(let curve)? = reading else { return nil }
    return curve
  }

  /// The seconds of the animation as they are written, or the demo's.
  var duration: Double { writtenSeconds ?? demoDuration }

  /// From what says the most to what says the least; the first that speaks of a curve decides.
  private func read() -> CurveVocabulary.Meaning? {
    if let curve = remark ?? CurveVocabulary.compose[bare(text)] ?? notation(text) {
      return .curve(curve)
    }
    let css = cssMeaning
    if let css, case .curve = css.meaning { return css.meaning }
    if let css, css.isFinal { return css.meaning }
    if let line = change ?? wordForNumber { return .refusal(line) }
    if let curve = appleSpring { return .curve(curve) }
    if let cubic = cubicMeaning { return cubic }
    if let curve = spring { return .curve(curve) }
    return nameMeaning ?? list.map { .curve($0) } ?? css?.meaning
  }

  private func bare(_ text: some StringProtocol) -> String {
    let ends: (Character) -> Bool = { $0.isWhitespace || $0 == ";" || $0 == "\"" || $0 == "'" }
    var rest = text.drop(while: ends)
    while let last = rest.last, ends(last) { rest.removeLast() }
    return String(rest)
  }

  /// The project's own notation and bare names.
  private func notation(_ text: some StringProtocol) -> Curve? {
    try? Curve(bare(text))
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
  ///
  /// Other languages have a `linear` and a `spring` too, so that a mistake in them is not final.
  private var cssMeaning: (meaning: CurveVocabulary.Meaning, isFinal: Bool)? {
    let functions = [("cubic-bezier", true), ("steps", true), ("linear", false), ("spring", false)]
    var mistake: (meaning: CurveVocabulary.Meaning, isFinal: Bool)?
    for (name, isOnlyCSS) in functions {
      guard let call = scanner.call(of: name) else { continue }
      do {
        return (.curve(try Curve(call)), isFinal: true)
      } catch {
        mistake = mistake ?? (.refusal("\(error)"), isFinal: isOnlyCSS)
      }
    }
    return mistake
  }

  /// A word beside the curve that makes another one of it.
  private var change: String? {
    scanner.words.first { CurveVocabulary.changes.contains($0.text) }
      .map { "\($0.text) makes another curve of it, which is not read" }
  }

  /// A spring of which a number is a word is another one than its numbers alone make.
  private var wordForNumber: String? {
    guard scanner.contains("pring") else { return nil }
    return [
      "mass", "stiffness", "damping", "dampingRatio", "bounce", "response", "dampingFraction",
    ]
    .first(where: scanner.hasNoNumber)
    .map { "\($0) is no number" }
  }

  /// Four numbers that are control points, whatever the function around them is called.
  private var cubicMeaning: CurveVocabulary.Meaning? {
    guard let points = controlPoints else { return nil }
    do {
      return .curve(try CurveVocabulary.cubic(points[0], points[1], points[2], points[3]))
    } catch {
      return .refusal("\(error)")
    }
  }

  private var controlPoints: ArraySlice<Double>? {
    let count = 4
    let calls = [
      "timingCurve", "CubicBezierEasing", "Cubic", "cubicBezier", "PathInterpolator", "bezier",
    ]
    let places = calls.compactMap(scanner.call) + [scanner.labelledPoints].compactMap(\.self)
    for place in places {
      let numbers = CodeScanner(place).numbers
      if numbers.count >= count { return numbers.prefix(count) }
    }
    if let list = scanner.list(of: count) { return list[...] }
    return scanner.isOnlyNumbers && scanner.numbers.count == count ? scanner.numbers[...] : nil
  }

  /// The names that languages have for curves.
  private var nameMeaning: CurveVocabulary.Meaning? {
    let isCode = !scanner.times.isEmpty || [":", "=", "\"", "'"].contains(where: scanner.contains)
    var found: [Curve] = []
    for word in scanner.words {
      switch CurveVocabulary.meaning(of: word, isCode: isCode) {
      case .refusal(let line): return .refusal(line)
      case .curve(let curve) where !found.contains(curve): found.append(curve)
      case .curve, nil: break
      }
    }
    if scanner.calls("name: .default"), scanner.contains("CAMediaTimingFunction") {
      found.append(.ease)
    }
    guard found.count < 2 else {
      return .refusal("it names \(found[0]) and \(found[1]); copy one of them")
    }
    return (found.first ?? usual).map { .curve($0) }
  }

  /// The curve of a call that names none.
  private var usual: Curve? {
    if scanner.contains("animate(withDuration") { return .easeInOut }
    guard let tween, !tween.contains("asing") else { return nil }
    return CurveVocabulary.compose["FastOutSlowInEasing"]
  }

  /// Values at even times.
  private var list: Curve? {
    let values = scanner.numbers
    let least = 3
    guard values.count >= least, scanner.isOnlyNumbers else { return nil }
    return try? Curve("linear(\(values.map { "\($0)" }.joined(separator: ", ")))")
  }
}
