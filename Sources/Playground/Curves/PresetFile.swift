internal import Demos
internal import Foundation
internal import Motion
internal import Recording

/// A person's own presets as a JSON file:
/// `{"version": 1, "presets": [{"name": "…", "curve": "cubic-bezier(…)"}]}`.
enum PresetFile {
  private static let version = 1.0

  /// What a file holds: the presets that can be used, and why others can't.
  struct Contents {
    fileprivate(set) var library = PresetLibrary()
    fileprivate(set) var refusals: [String] = []
  }

  /// Reads the file; what cannot be used is set aside as it is, and `notice` says so.
  static func read(path: String) -> (library: PresetLibrary, notice: String?) {
    let (contents, notice) = ConfigurationFile.read(path, subject: "Your presets", parse)
    guard let contents, let first = contents.refusals.first else {
      return (contents?.library ?? PresetLibrary(), notice)
    }
    let count = contents.refusals.count.counted("preset")
    let reason = "\(count) of yours could not be read (\(first))"
    do {
      let aside = try write(contents.library, path: path)
      return (contents.library, "\(reason); all are kept as \(aside ?? path)")
    } catch {
      return (contents.library, "\(reason); \(error.message)")
    }
  }

  /// Reads the file and leaves it alone; no file is an empty library.
  static func contents(path: String) throws(CommandError) -> Contents {
    guard FileManager.default.fileExists(atPath: path) else { return Contents() }
    do {
      return try parse(FileContents.data(atPath: path))
    } catch let error as ResourceError {
      throw .failure(error.description)
    } catch {
      throw .failure("\(path): \(error)")
    }
  }

  /// Writes the file; the old one stays whole until the new one is complete.
  ///
  /// Where something in it cannot be read it is set aside, and its new path returned.
  @discardableResult
  static func write(_ library: PresetLibrary, path: String) throws(CommandError) -> String? {
    let isReadable = (try? contents(path: path))?.refusals.isEmpty ?? false
    let aside = isReadable ? nil : ConfigurationFile.setAside(path)
    guard isReadable || aside != nil else {
      throw .failure("\(path): not written, because what cannot be read in it would be lost")
    }
    do {
      try ConfigurationFile.write(text(of: library), to: path)
    } catch {
      if let aside { try? FileManager.default.moveItem(atPath: aside, toPath: path) }
      throw error
    }
    return aside
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

  private static func parse(_ data: Data) throws -> Contents {
    let members = try JSONField(JSONValue(parsing: data)).members(allowed: ["version", "presets"])
    guard try members["version"]?.number() == version else {
      throw JSONError(key: "version", reason: "must be \(version.shortText)")
    }
    var contents = Contents()
    for element in try members["presets"]?.elements() ?? [] {
      do { try add(element, to: &contents.library) } catch { contents.refusals.append("\(error)") }
    }
    return contents
  }

  private static func add(_ element: JSONField, to library: inout PresetLibrary) throws {
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
}

/// An easing as it is written on the command line: a notation, or the name of a preset.
enum EasingText {
  /// Reads it; what is broken about one's own presets is told only where the text is nothing else.
  static func curve(_ text: String) throws(CommandError) -> Curve {
    let mistake: CurveError
    do { return try Curve(text) } catch { mistake = error }
    if let preset = try preset(named: text) { return preset.curve }
    let path = UserFolders.current.presetsFile
    let contents = try PresetFile.contents(path: path)
    if let refusal = contents.refusals.first { throw .failure("\(path): \(refusal)") }
    let names = contents.library.all.map(\.name)
    let nearest = Suggestion.nearest(to: text, among: names)
    let hint = nearest.map { "did you mean \($0)?" } ?? "inbetween list curves shows the names"
    throw .usage("\(mistake.description); \(hint)")
  }

  /// The preset with a name, built in or one's own.
  static func preset(named name: String) throws(CommandError) -> CurvePreset? {
    if let preset = PresetLibrary().preset(named: name) { return preset }
    return try PresetFile.contents(path: UserFolders.current.presetsFile).library
      .preset(named: name)
  }
}
