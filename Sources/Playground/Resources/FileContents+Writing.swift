internal import Demos
internal import Foundation

nonisolated extension FileContents {
  /// Writes a file; the old one stays whole until the new one is complete.
  static func write(_ text: String, to path: String) throws(ResourceError) {
    if let obstacle = obstacle(toWriting: path) {
      throw ResourceError(path: path, reason: "cannot be written (\(obstacle))")
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ResourceError(path: path, reason: "cannot be written (\(reason(of: error)))")
    }
  }

  /// What stands in the way of writing a file whose folders may still have to be made; nil when
  /// nothing does that can be seen beforehand.
  static func obstacle(toWriting path: String) -> String? {
    let files = FileManager.default
    if isFolder(path) { return "it is a folder" }
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while !files.fileExists(atPath: folder.path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    guard isFolder(folder.path) else { return "\(folder.path) is a file, not a folder" }
    return files.isWritableFile(atPath: folder.path)
      ? nil : "\(folder.path) does not allow it; check its permissions"
  }

  private static func isFolder(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// Why something failed with a file, in words that name no part of the program.
  static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission, .fileReadNoPermission: "check its permissions"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileNoSuchFile, .fileReadNoSuchFile: "its folder does not exist"
    case .fileWriteFileExists: "something of this name is in the way"
    case .fileWriteInvalidFileName, .fileReadInvalidFileName: "the name is not possible here"
    default: "the system refused"
    }
  }
}
