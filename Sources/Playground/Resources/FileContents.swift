internal import Demos
internal import Foundation
internal import Recording

/// Reads whole files, with reasons in words.
nonisolated enum FileContents {
  /// Text files larger than this are none of ours: 16 MiB.
  private static let greatestSize = 16_777_216

  /// The bytes of a file of text.
  static func data(atPath path: String) throws(ResourceError) -> Data {
    guard FileManager.default.fileExists(atPath: path) else {
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      throw ResourceError(
        path: path, reason: isLink ? "is a link that leads nowhere or in a circle" : "no such file")
    }
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let kind = try? file.resourceValues(forKeys: [.isRegularFileKey])
    guard kind?.isRegularFile == true else {
      throw ResourceError(path: path, reason: "is not a regular file")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ResourceError(path: path, reason: "cannot be opened for reading")
    }
    defer { try? handle.close() }
    let data: Data
    do {
      data = try handle.read(upToCount: greatestSize + 1) ?? Data()
    } catch {
      throw ResourceError(path: path, reason: "cannot be read (\(reason(of: error)))")
    }
    guard data.count <= greatestSize else {
      throw ResourceError(path: path, reason: "is too large (limit 16 MiB)")
    }
    return data
  }
}
