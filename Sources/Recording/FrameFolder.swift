internal import Codecs
internal import Foundation

/// A folder that holds the frames of one recording and its description.
///
/// Everything is written into a hidden folder, which becomes the folder when it is complete; where
/// there is a folder already, the hidden one lies in it and its files move up.
struct FrameFolder: Sendable {
  let path: String
  let naming: FrameNaming
  let replacesExisting: Bool
  /// Where the files are while they are written.
  private let working: WorkingName
  private let isThere: Bool
  /// The folders that `create` made, the innermost last.
  private var created: [String] = []

  static let sidecar = "recording.json"

  init(path: String, naming: FrameNaming, replacesExisting: Bool) {
    self.path = path
    self.naming = naming
    self.replacesExisting = replacesExisting
    isThere = FileSystem.kind(of: path) != nil
    working = WorkingName(of: isThere ? Self.path(of: "recording", in: path) : path)
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private func path(of name: String) -> String { Self.path(of: name, in: path) }

  /// What an earlier recording left here: its frames, by this naming, the standard one, or the one
  /// that its sidecar names, unfinished frames, and the sidecar itself.
  func olderFiles() throws(RecordingError) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .cannotWrite(path: path, reason: "not a readable folder")
    }
    let namings = Set([naming, .standard] + sidecarNaming())
    return names.filter { name in
      let complete =
        name.hasPrefix(".") && name.hasSuffix(Self.partial)
        ? String(name.dropFirst().dropLast(Self.partial.count)) : name
      return complete == Self.sidecar || namings.contains { $0.number(in: complete) != nil }
    }.sorted()
  }

  /// Refuses older frames unless they may be replaced.
  func refuseOlder() throws(RecordingError) {
    // With a slash after its name the system finds no file.
    let place = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if FileSystem.kind(of: place) == .other { throw .isFile(path: place) }
    guard !replacesExisting else { return }
    let older = try olderFiles()
    guard older.isEmpty else {
      throw .exists(
        path: path,
        what: "frames are there already (\(older.count) file\(older.count == 1 ? "" : "s"))")
    }
  }

  /// Makes the hidden folder and those above it, which proves that files can be written.
  mutating func create() throws(RecordingError) {
    working.removeStale()
    do {
      var parent = working.path.hasPrefix("/") ? "/" : ""
      for part in working.path.split(separator: "/") {
        parent += (parent.isEmpty || parent == "/" ? "" : "/") + part
        if try FileSystem.makeFolder(parent) { created.append(parent) }
      }
      let proof = Self.path(of: Self.sidecar, in: working.path)
      try NativeFile(creating: proof).close()
      try FileSystem.removeFile(proof)
    } catch {
      discard()
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Writes a file into the hidden folder.
  func write(_ bytes: [UInt8], name: String) throws(RecordingError) {
    do {
      let file = try NativeFile(creating: Self.path(of: name, in: working.path))
      try file.write(bytes)
      try file.close()
    } catch {
      throw .cannotWrite(path: path(of: name), reason: error.description)
    }
  }

  /// Puts the complete recording in its place, and older frames out of it when they may be replaced.
  func publish(_ names: [String]) throws(RecordingError) {
    guard isThere else {
      do {
        return try FileSystem.moveFolder(working.path, toFree: path)
      } catch {
        throw refusal(error)
      }
    }
    if replacesExisting {
      for name in try olderFiles() { try remove(name) }
    }
    var moved: [String] = []
    do {
      for name in names {
        let working = Self.path(of: name, in: working.path)
        if replacesExisting {
          try FileSystem.rename(working, to: path(of: name))
        } else {
          try FileSystem.move(working, toFree: path(of: name))
        }
        moved.append(name)
      }
    } catch {
      for name in moved { try? FileSystem.removeFile(path(of: name)) }
      throw refusal(error)
    }
    FileSystem.removeEmptyFolder(working.path)
  }

  /// Removes what was written so far, and the folders that `create` made as far as they are empty.
  func discard() {
    try? FileManager.default.removeItem(atPath: working.path)
    for folder in created.reversed() { FileSystem.removeEmptyFolder(folder) }
  }

  private func refusal(_ error: SystemError) -> RecordingError {
    error.isTaken
      ? .exists(path: path, what: "frames are there already")
      : .cannotWrite(path: path, reason: error.description)
  }

  private func remove(_ name: String) throws(RecordingError) {
    do {
      try FileSystem.removeFile(path(of: name))
    } catch {
      throw .cannotWrite(path: path(of: name), reason: error.description)
    }
  }

  private static let partial = ".partial"

  private func sidecarNaming() -> [FrameNaming] {
    guard let contents = FileManager.default.contents(atPath: path(of: Self.sidecar)),
      let recording = try? JSONDecoder().decode(Sidecar.Naming.self, from: contents),
      let naming = try? FrameNaming(pattern: recording.frames)
    else { return [] }
    return [naming]
  }
}
