internal import Codecs

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
  /// with other names, `out.mp4` a file in the format of its ending, which a folder of that name is not.
  public init(_ path: String) throws(RecordingError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = parts.last.map(String.init), !path.utf8.contains(0) else {
      throw .unknownFormat(path: path.isEmpty ? "the empty name" : path, allowed: Self.allowed)
    }
    guard path != "-" else {
      throw .invalid(
        field: "output", value: path, allowed: "standard output is not offered; give a name")
    }
    self.path = path
    let isSlashed = path.hasSuffix("/")
    let isFolder = FileSystem.kind(of: path) == .folder
    guard !Self.isEndingAlone(last) || isSlashed || isFolder else {
      throw .invalid(
        field: "output", value: path, allowed: "a name before the ending, as out\(last)")
    }
    let above = String(path.dropLast(isSlashed ? 0 : last.count))
    let ending = Self.fileExtension(of: last)
    let known = OutputFormat.allCases.first { !ending.isEmpty && $0.fileExtension == ending }
    if !isSlashed, known == .pngStill, last.contains("%") {
      (format, naming) = (.pngFolder, try FrameNaming(pattern: last))
      folder = above.isEmpty ? "." : above
    } else if !isSlashed, let known {
      guard !isFolder else { throw .isFolder(path: path) }
      (format, naming) = (known, .standard)
      folder = above.isEmpty ? "." : above
    } else {
      guard isSlashed || isFolder || ending.isEmpty else {
        throw .unknownFormat(path: path, allowed: Self.allowed)
      }
      guard !last.contains("%") || isFolder || isSlashed else {
        throw .invalid(
          field: "output", value: path, allowed: "names with % must be like frame_%05d.png")
      }
      (format, naming, folder) = (.pngFolder, .standard, path)
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
}
