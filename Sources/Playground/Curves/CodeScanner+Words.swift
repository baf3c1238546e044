nonisolated extension CodeScanner {
  /// A whole word, with what it is a member of.
  struct Word: Equatable, Sendable {
    let text: String
    /// The word before the dot; empty when nothing stands before it, nil when there is no dot.
    let qualifier: String?
    /// True when a value follows: `ease:`, `"ease": `, `ease =`.
    let isLabel: Bool
  }

  /// The words in order.
  var words: [Word] {
    var words: [Word] = []
    var index = 0
    while index < characters.count {
      guard Self.isWord(characters[index]) else {
        index += 1
        continue
      }
      let end = characters[index...].firstIndex { !Self.isWord($0) } ?? characters.count
      let isMember = index > 0 && characters[index - 1] == "."
      let before = isMember ? characters[..<(index - 1)].reversed().prefix(while: Self.isWord) : nil
      words.append(
        Word(
          text: String(characters[index..<end]), qualifier: before.map { String($0.reversed()) },
          isLabel: !isMember && isLabel(endingAt: end)))
      index = end
    }
    return words
  }

  private func isLabel(endingAt end: Int) -> Bool {
    let next = characters[end...].first { !" \t\"'".contains($0) }
    return next == ":" || next == "="
  }

  /// A time with its unit.
  struct Time: Equatable, Sendable {
    let seconds: Double
    /// True in a declaration of a delay.
    let isDelay: Bool
    /// Counts the declarations, at whose ends a semicolon or a brace stands.
    let declaration: Int
  }

  /// The times as style sheets write them, `0.3s` and `300ms`, of the first entry of each list.
  var times: [Time] {
    var times: [Time] = []
    var (declaration, start, depth, index) = (0, 0, 0, 0)
    var isInWord = false
    var isInFirstEntry = true
    while index < characters.count {
      if !isInWord, let (number, end) = Self.number(in: characters, at: index) {
        let unit = String(characters[end...].prefix(while: Self.isWord))
        if isInFirstEntry, let scale = Self.units[unit] {
          let isDelay =
            times.last.flatMap { $0.declaration == declaration ? $0.isDelay : nil }
            ?? String(characters[start..<index]).contains("delay")
          times.append(
            Time(seconds: number / scale, isDelay: isDelay, declaration: declaration))
        }
        index = max(end - 1, index)
      }
      let character = characters[index]
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      let isInList = character == "," && depth == 0
      if ";{}".contains(character) || (isInList && isLabelNext(after: index)) {
        (declaration, start, isInFirstEntry) = (declaration + 1, index, true)
      } else if isInList, times.last?.declaration == declaration {
        isInFirstEntry = false
      }
      isInWord = Self.isWord(character)
      index += 1
    }
    return times
  }

  /// In one second.
  private static let units = ["s": 1.0, "ms": 1000.0]

  private func isLabelNext(after comma: Int) -> Bool {
    let rest = characters[(comma + 1)...].drop { $0.isWhitespace || $0 == "\"" }
    let end = rest.firstIndex { !Self.isWord($0) } ?? rest.endIndex
    return end > rest.startIndex && isLabel(endingAt: end)
  }
}
