internal import Motion

/// Finds the name that was probably meant.
nonisolated enum Suggestion {
  /// "unknown demo "quizz"; did you mean quiz? allowed: quiz, crossfade, label".
  static func unknown(_ what: String, _ word: String, among names: [String]) -> String {
    let start = "unknown \(what) \(word.quotedText)"
    let list = "allowed: \(names.joined(separator: ", "))"
    guard let nearest = nearest(to: word, among: names) else { return "\(start); \(list)" }
    return "\(start), did you mean \(nearest)? \(list)"
  }

  /// The nearest name; nil when none is near.
  static func nearest(to word: String, among names: [String]) -> String? {
    // No name is so long, and the distance costs time.
    guard word.utf8.count <= 100 else { return nil }
    let word = word.lowercased()
    let limit = max(1, (word.count + 1) / 3)
    return names.map { ($0, distance(from: word, to: $0.lowercased())) }
      .filter { $0.1 <= limit || (word.count > 1 && $0.0.lowercased().hasPrefix(word)) }
      .min { $0.1 < $1.1 }?.0
  }

  /// Levenshtein's distance: letters to add, drop or replace.
  private static func distance(from first: String, to second: String) -> Int {
    let target = Array(second)
    var row = Array(0...target.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in target.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[target.count]
  }
}
