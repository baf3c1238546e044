internal import Foundation

/// The place of a recording, and the format that its name asks for.
public struct OutputPath: Hashable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The format.
  public let format: OutputFormat
  /// The folder that frames go into, or that holds the file.
  public let folder: String
  /// How frames are named, for a folder of them.
  public let naming: FrameNaming

  /// Reads a path: `out` or `out/` is a folder of `frame_00000.png`, `out/shot_%03d.png` a folder
  /// with other names, `out.mp4` a file in the format of its ending.
  public init(_ path: String) throws(RecordingError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = parts.last.map(String.init), !path.utf8.contains(0) else {
      throw .unknownFormat(path: path.isEmpty ? "the empty name" : path, allowed: Self.allowed)
    }
    guard !Self.isEndingAlone(last) || path.hasSuffix("/") || Self.isFolder(path) else {
      throw .invalid(
        field: "output", value: path, allowed: "a name before the ending, as out\(last)")
    }
    self.path = path
    let above = String(path.dropLast(path.hasSuffix("/") ? 0 : last.count))
    let ending = Self.fileExtension(of: last)
    if path.hasSuffix("/") || Self.isFolder(path) || ending.isEmpty {
      guard !last.contains("%") || Self.isFolder(path) || path.hasSuffix("/") else {
        throw .invalid(
          field: "output", value: path, allowed: "names with % must be like frame_%05d.png")
      }
      (format, naming, folder) = (.pngFolder, .standard, path)
    } else if ending == OutputFormat.pngStill.fileExtension, last.contains("%") {
      (format, naming) = (.pngFolder, try FrameNaming(pattern: last))
      folder = above.isEmpty ? "." : above
    } else {
      let known = OutputFormat.allCases.first { $0.fileExtension == ending }
      guard let known else { throw .unknownFormat(path: path, allowed: Self.allowed) }
      (format, naming) = (known, .standard)
      folder = above.isEmpty ? "." : above
    }
  }

  /// The allowed forms, for messages.
  static var allowed: String {
    let files = OutputFormat.allCases.map(\.fileExtension).filter { !$0.isEmpty }
    return "a folder, a name with %05d.png, " + files.map { "." + $0 }.joined(separator: " ")
  }

  private static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// True for `.gif`: somebody forgot the name, and wants no hidden folder.
  private static func isEndingAlone(_ name: String) -> Bool {
    name.hasPrefix(".")
      && OutputFormat.allCases.contains { "." + $0.fileExtension == name.lowercased() }
  }

  private static func isFolder(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
