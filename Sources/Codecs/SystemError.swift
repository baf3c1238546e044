internal import Glibc

/// What the operating system said when it refused.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number in `errno`.
  public let code: Int32

  /// Makes an error from the number that `errno` holds.
  public init(code: Int32) { self.code = code }

  /// The reason of the latest call that failed on this thread.
  static var latest: SystemError { SystemError(code: errno) }

  /// True when the reader of a pipe is gone.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// True when a name that had to be free is not.
  public var isTaken: Bool { [EEXIST, ENOTEMPTY, ENOTDIR].contains(code) }

  /// The system's own words, as "No space left on device".
  public var description: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
