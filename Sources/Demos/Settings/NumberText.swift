extension Double {
  /// The shortest decimal text that reads back to the same number, with a dot in every locale and
  /// without a fraction where there is none: `0.58`, `20`, `1e-09`.
  package nonisolated var shortText: String {
    let isWhole = self == rounded(.towardZero) && magnitude < Self.wholeNumberLimit
    return isWhole ? String(Int(self)) : description
  }

  /// Reads a finite number as people write it: decimal digits, a dot, an exponent.
  ///
  /// The language's own reader takes `0x10`, `inf` and `nan` as well, which are slips here.
  package nonisolated init?(decimal text: some StringProtocol) {
    guard text.allSatisfy({ Self.decimalCharacters.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }

  /// Reads a number as people type it, where nothing else can stand: with a comma for the dot as well.
  package nonisolated init?(typed text: String) {
    let isPlain = !text.contains(".") && text.count { $0 == "," } <= 1
    self.init(decimal: isPlain ? text.replacing(",", with: ".") : text)
  }

  private nonisolated static let decimalCharacters = "0123456789.+-eE"

  /// Whole numbers up to here have an exact place in both `Int` and `Double`.
  private nonisolated static let wholeNumberLimit = 1e15
}

extension Int {
  /// A number with what is counted, in the singular where there is one of it: `1 frame`, `2 frames`.
  package nonisolated func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
