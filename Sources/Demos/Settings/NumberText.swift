extension Double {
  /// The shortest decimal text that reads back to the same number, with a dot in every locale and
  /// without a fraction where there is none: `0.58`, `20`, `1e-09`.
  package nonisolated var shortText: String {
    let isWhole = self == rounded(.towardZero) && magnitude < Self.wholeNumberLimit
    return isWhole ? String(Int(self)) : description
  }

  /// Whole numbers up to here have an exact place in both `Int` and `Double`.
  private nonisolated static let wholeNumberLimit = 1e15
}
