/// Finds numbers, labelled numbers and calls in a piece of code of any language.
nonisolated struct CodeScanner {
  let characters: [Character]
  private let text: String
  /// Every number that is not part of a word, in order.
  let numbers: [Double]
  /// True when there is nothing but numbers and what separates them.
  let isOnlyNumbers: Bool

  /// Reads a text.
  init(_ text: String) {
    self.text = text
    characters = Array(text)
    var found: [Double] = []
    var isOnlyNumbers = true
    var index = 0
    var isInWord = false
    while index < characters.count {
      if !isInWord, let (number, end) = Self.number(in: characters, at: index) {
        found.append(number)
        index = end
        // The f of Kotlin's 0.5f ends the number.
        isInWord = index < characters.count && Self.isWord(characters[index])
        continue
      }
      let character = characters[index]
      isInWord = Self.isWord(character)
      let separates = character.isWhitespace || ",;[]()\n".contains(character)
      if !separates { isOnlyNumbers = false }
      index += 1
    }
    numbers = found
    self.isOnlyNumbers = isOnlyNumbers
  }

  /// True when the text holds another one.
  func contains(_ part: String) -> Bool { text.contains(part) }

  /// True when a member with a name is used, with parentheses or without: `.bouncy`, not `.bouncyBall`.
  func calls(_ member: String) -> Bool {
    let name = Array(member)
    guard name.count <= characters.count else { return false }
    return (0...(characters.count - name.count)).contains { start in
      let end = start + name.count
      return characters[start..<end].elementsEqual(name)
        && (end == characters.count || !Self.isWord(characters[end]))
    }
  }

  /// What stands between two texts.
  func text(between start: String, and end: String) -> String? {
    guard let from = text.firstRange(of: start),
      let to = text[from.upperBound...].firstRange(of: end)
    else { return nil }
    return String(text[from.upperBound..<to.lowerBound])
  }

  /// A call with its parentheses: `steps(4, end)`.
  func call(of name: String) -> String? {
    guard let start = places(of: name + "(").first else { return nil }
    var depth = 0
    for index in start..<characters.count {
      if characters[index] == "(" { depth += 1 }
      guard characters[index] == ")" else { continue }
      depth -= 1
      if depth == 0 { return String(characters[start...index]) }
    }
    return nil
  }

  /// What follows the word for control points: `controlPoint1: CGPoint(x: …`.
  var labelledPoints: String? {
    ["controlPoint", "ControlPoint"].lazy.compactMap { text.firstRange(of: $0) }.first
      .map { String(text[$0.upperBound...].drop(while: Self.isWord)) }
  }

  /// The first list in brackets that holds nothing but so many numbers.
  func list(of count: Int) -> [Double]? {
    var start: Int?
    for index in characters.indices where "[]".contains(characters[index]) {
      if characters[index] == "[" {
        start = index
      } else if let first = start {
        let list = CodeScanner(String(characters[first...index]))
        if list.isOnlyNumbers, list.numbers.count == count { return list.numbers }
        start = nil
      }
    }
    return nil
  }

  /// The number behind `label:` or `label =`, also in quotes.
  func number(after label: String) -> Double? {
    values(of: label).lazy.compactMap { Self.number(in: characters, at: $0)?.0 }.first
  }

  /// True when a label has something else than a number behind it.
  func hasNoNumber(after label: String) -> Bool {
    !values(of: label).isEmpty && number(after: label) == nil
  }

  /// Where the values of a label begin.
  private func values(of label: String) -> [Int] {
    places(of: label).compactMap { start in
      var index = start + label.count
      var separators = 0
      while index < characters.count, " \t\":=".contains(characters[index]) {
        if ":=".contains(characters[index]) { separators += 1 }
        index += 1
      }
      return separators == 1 ? index : nil
    }
  }

  /// Where a text begins that is not the tail of a longer word.
  private func places(of part: String) -> [Int] {
    let wanted = Array(part)
    guard wanted.count <= characters.count else { return [] }
    return (0...(characters.count - wanted.count)).filter { start in
      (start == 0 || !Self.isWord(characters[start - 1]))
        && characters[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }

  static func number(in characters: [Character], at start: Int) -> (Double, Int)? {
    var end = start
    if end < characters.count, "+-".contains(characters[end]) { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isASCII,
      characters[end].isNumber || characters[end] == "."
    { end += 1 }
    guard end > digits else { return nil }
    if end < characters.count, "eE".contains(characters[end]) {
      var exponent = end + 1
      if exponent < characters.count, "+-".contains(characters[exponent]) { exponent += 1 }
      let first = exponent
      while exponent < characters.count, characters[exponent].isASCII, characters[exponent].isNumber
      { exponent += 1 }
      if exponent > first { end = exponent }
    }
    return Double(String(characters[start..<end])).map { ($0, end) }
  }
}
