internal import Motion

/// The times beside a curve, as each language writes them.
nonisolated extension CurvePaste {
  /// The seconds that the text gives to the animation; nil when it says nothing, and for springs,
  /// which last as long as they take to settle.
  var seconds: Double? {
    guard let curve, curve.naturalDuration == nil else { return nil }
    return writtenSeconds
  }

  /// The seconds that the animation waits; nil when the text says nothing.
  var delay: Double? {
    let plain = scanner.times.filter { !$0.isDelay }
    if let time = scanner.times.first(where: \.isDelay) { return time.seconds }
    if plain.count > 1, plain[0].declaration == plain[1].declaration { return plain[1].seconds }
    if let milliseconds = scanner.number(after: "delayMillis")
      ?? scanner.number(after: flutterDelay)
    {
      return milliseconds / Self.millisecondsInSecond
    }
    if scanner.contains(".delay("), let call = scanner.call(of: "delay") {
      return CodeScanner(call).numbers.first
    }
    return scanner.number(after: "delay")
      ?? tweenNumber(1).map { $0 / Self.millisecondsInSecond }
  }

  /// The seconds of the animation as they are written.
  var writtenSeconds: Double? {
    if let time = scanner.times.first(where: { !$0.isDelay && $0.seconds > 0 }) {
      return time.seconds
    }
    for label in ["withDuration", "duration"] {
      if let seconds = scanner.number(after: label), seconds > 0 { return seconds }
    }
    var labels = ["durationMillis", "duration: Duration(milliseconds"]
    if scanner.number(after: flutterDelay) == nil { labels.append("milliseconds") }
    let milliseconds = labels.lazy.compactMap(scanner.number(after:)).first ?? tweenNumber(0)
    return milliseconds.flatMap { $0 > 0 ? $0 / Self.millisecondsInSecond : nil }
  }

  private static let millisecondsInSecond = 1000.0

  private var flutterDelay: String { "delay: Duration(milliseconds" }

  /// Compose's `tween(300, 100, easing)`: the duration and the delay may have no labels.
  private func tweenNumber(_ index: Int) -> Double? {
    guard let call = tween, let start = call.firstIndex(of: "(") else { return nil }
    let arguments = call[start...].dropFirst().dropLast().split(separator: ",")
    guard arguments.indices.contains(index) else { return nil }
    return Double(arguments[index].filter { !$0.isWhitespace })
  }

  /// The call of Compose's `tween`, with its type or without.
  var tween: String? { scanner.call(of: "tween") ?? scanner.call(of: "tween<Float>") }
}
