internal import Demos
internal import Foundation
internal import Motion
internal import Recording

/// A person's own presets as a JSON file:
/// `{"version": 1, "presets": [{"name": "…", "curve": "cubic-bezier(…)"}]}`.
enum PresetFile {
  private static let version = 1.0

  /// Reads the file; one that cannot be used is set aside, and `notice` says so.
  static func read(path: String) -> (library: PresetLibrary, notice: String?) {
    let (library, notice) = ConfigurationFile.read(path, subject: "Your presets", parse)
    return (library ?? PresetLibrary(), notice)
  }

  /// Reads the file and leaves it alone; no file is an empty library.
  static func library(path: String) throws(CommandError) -> PresetLibrary {
    guard FileManager.default.fileExists(atPath: path) else { return PresetLibrary() }
    do {
      return try parse(FileContents.data(atPath: path))
    } catch let error as ResourceError {
      throw .failure(error.description)
    } catch {
      throw .failure("\(path): \(error)")
    }
  }

  /// Writes the file; the old one stays whole until the new one is complete.
  static func write(_ library: PresetLibrary, path: String) throws(CommandError) {
    try ConfigurationFile.write(text(of: library), to: path)
  }

  /// The file's text, one preset a line.
  static func text(of library: PresetLibrary) -> String {
    let lines = library.own.map { preset in
      "    "
        + JSONText.object([
          ("name", JSONText.string(preset.name)),
          ("curve", JSONText.string(preset.curve.description)),
        ])
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(version.shortText),\n  \"presets\": \(list)\n}\n"
  }

  private static func parse(_ data: Data) throws -> PresetLibrary {
    let members = try JSONField(JSONValue(parsing: data)).members(allowed: ["version", "presets"])
    guard try members["version"]?.number() == version else {
      throw JSONError(key: "version", reason: "must be \(version.shortText)")
    }
    var library = PresetLibrary()
    for element in try members["presets"]?.elements() ?? [] {
      let preset = try element.members(allowed: ["name", "curve"])
      guard let name = preset["name"], let curve = preset["curve"] else {
        throw element.error("needs both \"name\" and \"curve\"")
      }
      do {
        try library.keep(Curve(try curve.string()), as: try name.string())
      } catch let error as JSONError {
        throw error
      } catch {
        throw element.error("\(error)")
      }
    }
    return library
  }
}

/// An easing as it is written on the command line: a notation, or the name of a preset.
enum EasingText {
  /// Reads it; what is broken about one's own presets is told only where the text is nothing else.
  static func curve(_ text: String) throws(CommandError) -> Curve {
    let mistake: CurveError
    do { return try Curve(text) } catch { mistake = error }
    if let preset = try preset(named: text) { return preset.curve }
    let library = try PresetFile.library(path: UserFolders.current.presetsFile)
    let names = library.all.map(\.name)
    let nearest = Suggestion.nearest(to: text, among: names)
    let hint = nearest.map { "did you mean \($0)?" } ?? "inbetween list curves shows the names"
    throw .usage("\(mistake.description); \(hint)")
  }

  /// The preset with a name, built in or one's own.
  static func preset(named name: String) throws(CommandError) -> CurvePreset? {
    if let preset = PresetLibrary().preset(named: name) { return preset }
    return try PresetFile.library(path: UserFolders.current.presetsFile).preset(named: name)
  }
}
