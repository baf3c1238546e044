/// Why a window could not be opened.
public nonisolated struct WindowError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to do, in words.
  public let reason: String

  /// One line: `cannot open a window: reason`.
  public var description: String { "cannot open a window: \(reason)" }
}
