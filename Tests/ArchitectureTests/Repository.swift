import Foundation

/// The checkout that these tests belong to, found from this file.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder that end in one of the extensions, sorted by path.
  static func files(under folder: String, withExtensions extensions: Set<String>) throws -> [URL] {
    let top = folder.isEmpty ? root : root.appending(path: folder)
    let walk = FileManager.default.enumerator(
      at: top, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = walk?.nextObject() as? URL {
      if extensions.contains(file.pathExtension) { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// A file's path as seen from the root.
  static func path(of file: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
  }

  /// Every Swift file below `Sources`, read once; empty when they cannot be read, which each scan
  /// refuses.
  static let sources = swiftFiles(under: "Sources")

  /// Every Swift file below `Tests`.
  static let tests = swiftFiles(under: "Tests")

  private static func swiftFiles(under folder: String) -> [SourceFile] {
    do {
      return try files(under: folder, withExtensions: ["swift"]).map(SourceFile.init)
    } catch {
      return []
    }
  }
}
