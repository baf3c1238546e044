internal import Demos
internal import Foundation

/// The folders that the desktop names for a person's films and pictures, and free names in them.
nonisolated struct UserFolders: Sendable {
  /// A folder by the name of its environment variable and its customary name.
  enum Kind: String, Sendable {
    /// Films.
    case videos = "XDG_VIDEOS_DIR"
    /// Pictures.
    case pictures = "XDG_PICTURES_DIR"
    /// Takes.
    case documents = "XDG_DOCUMENTS_DIR"

    var customaryName: String {
      switch self {
      case .videos: "Videos"
      case .pictures: "Pictures"
      case .documents: "Documents"
      }
    }
  }

  private let environment: [String: String]

  /// Makes the folders of an environment.
  init(environment: [String: String]) {
    self.environment = environment
  }

  /// The folders of the process's own environment.
  static var current: UserFolders {
    UserFolders(environment: ProcessInfo.processInfo.environment)
  }

  /// The folder of a kind: the environment's, else the one in `user-dirs.dirs`, else the customary
  /// one in the home folder.
  func path(of kind: Kind) -> String {
    if let path = environment[kind.rawValue], path.hasPrefix("/") { return path }
    if let text = try? String(contentsOfFile: configuration + "/user-dirs.dirs", encoding: .utf8),
      let path = Self.path(of: kind, in: text, home: home)
    {
      return path
    }
    return home + "/" + kind.customaryName
  }

  /// Where the window keeps what was open last.
  var stateFile: String { configuration + "/inbetween/state.json" }

  private var home: String { environment["HOME"] ?? NSHomeDirectory() }

  /// A path as a person types it: with spaces around it, or `~` for the home folder.
  func expanded(_ path: String) -> String {
    let path = path.trimmingCharacters(in: .whitespaces)
    return path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
  }

  /// A path that is not absolute is no path, says the XDG specification.
  var configuration: String {
    guard let path = environment["XDG_CONFIG_HOME"], path.hasPrefix("/") else {
      return home + "/.config"
    }
    return path
  }

  /// The folder that the text of a `user-dirs.dirs` names; nil when it doesn't, or names the home
  /// folder itself, which is how that file says "none".
  static func path(of kind: Kind, in text: String, home: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        parts[0].trimmingCharacters(in: .whitespaces) == kind.rawValue
      else { continue }
      let quoted = parts[1].trimmingCharacters(in: .whitespaces.union(["\""]))
      let path = quoted.replacingOccurrences(of: "$HOME", with: home)
      return path.hasPrefix("/") && path != home && path != home + "/" ? path : nil
    }
    return nil
  }

  /// A path for `name-001.extension` in the folder with the first number that is free; the folder
  /// is made when it is missing.
  ///
  /// Numbers instead of dates: the same session gives the same names.
  func freePath(in kind: Kind, name: String, extension suffix: String) throws -> String {
    let folder = path(of: kind)
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ResourceError(path: folder, reason: "the folder cannot be made; check its permissions")
    }
    guard files.isWritableFile(atPath: folder) else {
      throw ResourceError(
        path: folder, reason: "cannot be written; check its permissions")
    }
    return suggestedPath(inFolder: folder, name: name, extension: suffix)
  }

  /// A path for `name-001.extension` with the first number that is free; nothing is made.
  func suggestedPath(inFolder folder: String, name: String, extension suffix: String) -> String {
    let digits = 3
    var number = 1
    while true {
      let padded = String(repeating: "0", count: max(0, digits - String(number).count))
      let path = "\(folder)/\(name)-\(padded)\(number)\(suffix.isEmpty ? "" : ".\(suffix)")"
      if !FileManager.default.fileExists(atPath: path) { return path }
      number += 1
    }
  }

  /// Where a person's own presets are kept.
  var presetsFile: String { configuration + "/inbetween/presets.json" }
}

extension String {
  /// The folder of a path: `/` for what lies in the root, nothing for a bare name.
  nonisolated var parentPath: String {
    let path = self[..<(lastIndex { $0 != "/" }.map(index(after:)) ?? startIndex)]
    guard let slash = path.lastIndex(of: "/") else { return hasPrefix("/") ? "/" : "" }
    let parent = path[..<slash]
    return parent.isEmpty ? "/" : String(parent)
  }
}
