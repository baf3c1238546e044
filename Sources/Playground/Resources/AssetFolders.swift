public import Demos
internal import Foundation

/// Where the program's own files may be, in order of search.
///
/// Not `Bundle.module`: that one remembers the build folder and traps once it is gone.
public nonisolated struct AssetFolders: Hashable, Sendable {
  /// The folders, first match wins.
  public let folders: [String]

  /// Searches these folders.
  public init(folders: [String]) { self.folders = folders }

  /// The folders of this run: `INBETWEEN_ASSETS` alone when it is set; else beside the program,
  /// where it is installed, the user's and the system's data folders, and the source tree.
  public init(environment: [String: String], program: String) {
    if let override = environment["INBETWEEN_ASSETS"], !override.isEmpty {
      folders = [override]
      return
    }
    let binary = URL(fileURLWithPath: program).resolvingSymlinksInPath()
    let beside = binary.deletingLastPathComponent()
    let installed = beside.deletingLastPathComponent().appending(path: "share/inbetween")
    let local =
      [beside.appending(path: "Assets"), installed.appending(path: "Assets"), installed]
      .map { $0.path(percentEncoded: false) }
    folders = Self.unique(local + Self.dataFolders(environment) + Self.sourceTree(above: beside))
  }

  /// The folders of this process.
  public static var standard: AssetFolders {
    AssetFolders(
      environment: ProcessInfo.processInfo.environment, program: Self.runningProgram)
  }

  /// The path of one of the program's own files, as "Scenes/day.svg".
  public func path(of name: String) throws(ResourceError) -> String {
    let paths = folders.map { "\($0)/\(name)" }
    if let path = paths.first(where: { FileManager.default.isReadableFile(atPath: $0) }) {
      return path
    }
    throw ResourceError(
      path: name,
      reason: "the program's own file is missing; searched \(folders.joined(separator: ", ")); "
        + "INBETWEEN_ASSETS names another folder")
  }

  private static func dataFolders(_ environment: [String: String]) -> [String] {
    let home = environment["HOME"].map { "\($0)/.local/share" }
    let own = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    let system = (shared ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    return ([own].compactMap(\.self) + system).map { "\($0)/inbetween" }
  }

  /// `.build/debug/inbetween` lies inside the tree that holds `Assets`.
  private static func sourceTree(above folder: URL) -> [String] {
    var folder = folder
    while folder.path != "/" {
      let name = folder.lastPathComponent
      folder.deleteLastPathComponent()
      if name == ".build" {
        return [folder.appending(path: "Assets").path(percentEncoded: false)]
      }
    }
    return []
  }

  private static var runningProgram: String {
    let link = "/proc/self/exe"
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return target ?? CommandLine.arguments.first ?? "inbetween"
  }

  private static func unique(_ folders: [String]) -> [String] {
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }
}
