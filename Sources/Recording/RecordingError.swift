internal import Motion

/// Why a recording could not be made; its description is one line.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number or a text that cannot be used, with what is allowed instead.
  case invalid(field: String, value: String, allowed: String)
  /// The name of the output says no known format.
  case unknownFormat(path: String, allowed: String)
  /// There is something at the destination, and nobody said that it may be replaced.
  case exists(path: String, what: String)
  /// A folder has the name that a file would get.
  case isFolder(path: String)
  /// A file has the name that a folder of frames would get.
  case isFile(path: String)
  /// The file system refused.
  case cannotWrite(path: String, reason: String)
  /// A program that the format needs is not installed.
  case encoderMissing(encoder: String, package: String)
  /// The encoder stopped before the end.
  case encoderFailed(encoder: String, reason: String)
  /// The encoder did nothing for so long that it was ended.
  case encoderHangs(encoder: String, seconds: Double)
  /// The caller gave up, and the encoder had to be ended.
  case interrupted(encoder: String)
  /// The finished file is not what was asked for.
  case wrongResult(path: String, reason: String)
  /// A frame could not be drawn.
  case drawing(frame: Int, reason: String)
  /// The caller cancelled; nothing is left behind.
  case cancelled

  /// True when the request was wrong, rather than the world while working.
  public var isUsageError: Bool {
    switch self {
    case .invalid, .unknownFormat: true
    default: false
    }
  }

  /// One line that names the value or the path and what is allowed.
  public var description: String {
    switch self {
    case .invalid(let field, let value, let allowed):
      "\(field) \(value.printable()) is not possible: \(allowed)"
    case .unknownFormat(let path, let allowed):
      "\(path.printable()): unknown format; allowed are \(allowed)"
    case .exists(let path, let what):
      "\(path.printable()): \(what); use --force to replace it"
    case .isFolder(let path):
      "\(path.printable()) is a folder; a name with this ending is a file's"
    case .isFile(let path):
      "\(path.printable()) is not a folder; without an ending a name is that of a folder of frames"
    case .cannotWrite(let path, let reason):
      "\(path.printable()): cannot write: \(reason)"
    case .encoderMissing(let encoder, let package):
      "\(encoder) is needed for this format and was not found; install the package \(package)"
    case .encoderFailed(let encoder, let reason):
      "\(encoder) failed: \(reason)"
    case .encoderHangs(let encoder, let seconds):
      "\(encoder) did nothing for \(seconds.text) seconds and was ended; nothing is kept"
    case .interrupted(let encoder):
      "interrupted; \(encoder) did not respond and was ended, nothing is kept"
    case .wrongResult(let path, let reason):
      "\(path.printable()): the recording is wrong: \(reason)"
    case .drawing(let frame, let reason):
      "frame \(frame) could not be drawn: \(reason)"
    case .cancelled:
      "the recording was cancelled"
    }
  }
}
