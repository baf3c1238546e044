internal import Codecs
internal import Foundation

/// A file that appears under its name only when it is complete.
public struct OutputFile: Sendable {
  let path: String
  let replacesExisting: Bool
  /// The name while it is written: beside the final one, so that renaming stays in one file system.
  let workingPath: String

  init(path: String, replacesExisting: Bool) {
    self.path = path
    self.replacesExisting = replacesExisting
    workingPath = WorkingName(of: path).path
  }

  /// Writes a whole file; until it is complete there is nothing under its name, or the old file.
  public static func write(
    _ bytes: [UInt8], to path: String, replacesExisting: Bool
  ) throws(RecordingError) {
    let file = OutputFile(path: path, replacesExisting: replacesExisting)
    try file.reserve()
    do {
      let working = try NativeFile(creating: file.workingPath)
      try working.write(bytes)
      try working.close()
    } catch {
      file.discard()
      throw .cannotWrite(path: path, reason: error.description)
    }
    try file.publish()
  }

  /// Refuses an existing file, and proves that a new one can be written.
  func reserve() throws(RecordingError) {
    switch FileSystem.kind(of: path) {
    case .folder: throw .isFolder(path: path)
    case .other where !replacesExisting: throw exists
    case .other, nil: break
    }
    WorkingName(of: path).removeStale()
    do {
      try NativeFile(creating: workingPath).close()
    } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Gives the complete file its name, or a free one in the same folder; what came to its own name
  /// meanwhile stays unless it may be replaced.
  func publish(as otherPath: String? = nil) throws(RecordingError) {
    let path = otherPath ?? path
    do {
      if replacesExisting, otherPath == nil {
        try FileSystem.rename(workingPath, to: path)
      } else {
        try FileSystem.move(workingPath, toFree: path)
      }
    } catch {
      discard()
      throw error.isTaken ? exists : .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Removes what was written so far.
  func discard() {
    // Nothing better can be done about a temporary file that will not go.
    try? FileSystem.removeFile(workingPath)
  }

  private var exists: RecordingError { .exists(path: path, what: "exists already") }
}
