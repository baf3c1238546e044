/// Why text cannot be set at all.
public nonisolated struct FontError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in words.
  public let reason: String

  /// One line: `cannot set text: reason`.
  public var description: String { "cannot set text: \(reason)" }
}
