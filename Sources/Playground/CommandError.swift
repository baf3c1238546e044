/// Why a command ends: one line for a person, and the exit code for the shell.
public nonisolated struct CommandError: Error, Hashable, CustomStringConvertible {
  /// What kind of end it is.
  public enum Kind: Int32, Hashable, Sendable {
    /// The command worked on the request and failed.
    case failure = 1
    /// The request itself cannot be understood or is not allowed.
    case usage = 2
  }

  /// The reader of standard output has gone away: a quiet end, as `head` expects.
  static let readerGone = CommandError(kind: .failure, message: "")

  /// What kind of end it is.
  public let kind: Kind
  /// One line that says what is wrong and what is allowed.
  public let message: String

  /// The request cannot be understood or is not allowed: exit code 2.
  public static func usage(_ message: String) -> CommandError {
    CommandError(kind: .usage, message: message)
  }

  /// The request failed: exit code 1.
  public static func failure(_ message: String) -> CommandError {
    CommandError(kind: .failure, message: message)
  }

  /// The exit code.
  public var exitCode: Int32 { kind.rawValue }

  /// The message.
  public var description: String { message }
}
