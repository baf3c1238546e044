internal import Codecs
internal import Foundation

/// A file that appears under its name only when it is complete.
struct OutputFile: Sendable {
  let path: String
  let replacesExisting: Bool
  /// The name while it is written: beside the final one, so that renaming stays in one file system.
  let workingPath: String

  private let folder: String
  private let workingPrefix: String
  private static let workingEnding = ".partial"

  init(path: String, replacesExisting: Bool) {
    self.path = path
    self.replacesExisting = replacesExisting
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<slash])
    workingPrefix = ".\(path[slash...])."
    workingPath = folder + workingPrefix + "\(FileSystem.processNumber)" + Self.workingEnding
  }

  /// Refuses an existing file, and proves that a new one can be written.
  func reserve() throws(RecordingError) {
    if FileManager.default.fileExists(atPath: path), !replacesExisting {
      throw .exists(path: path, what: "exists already")
    }
    removeStale()
    do {
      try NativeFile(creating: workingPath).close()
    } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Removes what recordings of the same name left whose process was ended by force.
  private func removeStale() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] {
      guard name.hasPrefix(workingPrefix), name.hasSuffix(Self.workingEnding),
        let process = Int(name.dropFirst(workingPrefix.count).dropLast(Self.workingEnding.count)),
        !FileSystem.isRunning(process: process)
      else { continue }
      // One that will not go is no reason not to record.
      try? FileSystem.removeFile(folder + name)
    }
  }

  /// Gives the complete file its name.
  func publish() throws(RecordingError) {
    do {
      try FileSystem.rename(workingPath, to: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Removes what was written so far.
  func discard() {
    // Nothing better can be done about a temporary file that will not go.
    try? FileSystem.removeFile(workingPath)
  }
}
