internal import Codecs
internal import Foundation

/// A folder that holds the frames of one recording and its description.
struct FrameFolder: Sendable {
  let path: String
  let naming: FrameNaming
  /// The folders that `create` made, the innermost last.
  private(set) var created: [String] = []

  static let sidecar = "recording.json"

  init(path: String, naming: FrameNaming) {
    self.path = path
    self.naming = naming
  }

  func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

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
  func refuseOlder(replacesExisting: Bool) throws(RecordingError) {
    let older = try olderFiles()
    guard older.isEmpty || replacesExisting else {
      throw .exists(
        path: path,
        what:
          "holds \(older.count == 1 ? "a file" : "\(older.count) files") of an earlier recording")
    }
  }

  /// Makes the folder where it is missing, and proves that files can be written.
  mutating func create() throws(RecordingError) {
    do {
      var parent = path.hasPrefix("/") ? "/" : ""
      for part in path.split(separator: "/") {
        parent += (parent.isEmpty || parent == "/" ? "" : "/") + part
        if try FileSystem.makeFolder(parent) { created.append(parent) }
      }
      let proof = path(of: ".\(Self.sidecar)\(Self.partial)")
      try NativeFile(creating: proof).close()
      try FileSystem.removeFile(proof)
    } catch {
      removeCreated()
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  /// Removes what an earlier recording left.
  func removeOlder() throws(RecordingError) {
    for name in try olderFiles() { try remove(name) }
  }

  /// Writes a file under a temporary name, then gives it its own.
  func write(_ bytes: [UInt8], name: String) throws(RecordingError) {
    let temporary = path(of: ".\(name)\(Self.partial)")
    do {
      let file = try NativeFile(creating: temporary)
      try file.write(bytes)
      try file.close()
      try FileSystem.rename(temporary, to: path(of: name))
    } catch {
      try? FileSystem.removeFile(temporary)
      throw .cannotWrite(path: path(of: name), reason: error.description)
    }
  }

  /// Removes a file.
  func remove(_ name: String) throws(RecordingError) {
    do {
      try FileSystem.removeFile(path(of: name))
    } catch {
      throw .cannotWrite(path: path(of: name), reason: error.description)
    }
  }

  /// Removes the folders that `create` made, as far as they are empty.
  func removeCreated() {
    for folder in created.reversed() { FileSystem.removeEmptyFolder(folder) }
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
