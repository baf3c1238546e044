/// Why a command ends: one line for a person, and the exit code for the shell.
public nonisolated struct CommandError: Error, Hashable, CustomStringConvertible {
  /// What kind of end it is.
  public enum Kind: Hashable, Sendable {
    /// The command worked on the request and failed.
    case failure
    /// The request itself cannot be understood or is not allowed.
    case usage
    /// A signal ended the command.
    case interrupted(signal: Int32)
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

  /// A signal came before anything was finished: exit code 130 after SIGINT, 143 after SIGTERM.
  static func interrupted(
    by signal: Int32, _ message: String = "interrupted; nothing is kept"
  ) -> CommandError {
    CommandError(kind: .interrupted(signal: signal), message: message)
  }

  /// The exit code.
  public var exitCode: Int32 {
    switch kind {
    case .failure: 1
    case .usage: 2
    case .interrupted(let signal): Self.exitCode(of: signal)
    }
  }

  /// The shell's convention: 130 after SIGINT, 143 after SIGTERM, 129 after SIGHUP.
  static func exitCode(of signal: Int32) -> Int32 { 128 + signal }

  /// The message.
  public var description: String { message }
}
