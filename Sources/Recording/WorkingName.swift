internal import Codecs
internal import Foundation

/// The hidden name beside a file or folder under which it is made: `.name.PID.partial`.
struct WorkingName: Sendable {
  private let folder: String
  private let prefix: String
  private static let ending = ".partial"

  /// The name for making what shall be at a path, which may end in a slash.
  init(of path: String) {
    let path = path.prefix(
      upTo: path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.endIndex)
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<slash])
    prefix = ".\(path[slash...])."
  }

  /// The name of this process.
  var path: String { folder + prefix + "\(FileSystem.processNumber)" + Self.ending }

  /// Removes what was left under such a name by processes that were ended by force.
  func removeStale() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] {
      guard name.hasPrefix(prefix), name.hasSuffix(Self.ending),
        let process = Int(name.dropFirst(prefix.count).dropLast(Self.ending.count)),
        !FileSystem.isRunning(process: process)
      else { continue }
      // One that will not go is no reason not to record.
      try? FileManager.default.removeItem(atPath: folder + name)
    }
  }
}
