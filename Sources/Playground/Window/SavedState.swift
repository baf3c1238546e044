internal import Demos
internal import Foundation
internal import Recording

/// What the window remembers from one launch to the next.
struct SavedState: Equatable {
  /// True for the light look.
  var isLight = false
  /// The format in which curves were copied last.
  var codeFormat: String?
  /// True once the first launch said how to begin.
  var hasWelcomed = false
  /// What a person chose about motion; nil to follow the desktop.
  var reducesMotion: Bool?
  /// What was open.
  var take: Take?
  /// What was exported last, and how.
  var export: ExportRequest?

  private static let version = 1.0
  private static let keys = ["version", "look", "codeFormat", "reducedMotion", "take", "export"]

  /// Reads the file; one that cannot be used is set aside, and `notice` says so.
  static func read(path: String) -> (state: SavedState, notice: String?) {
    let (state, notice) = ConfigurationFile.read(path, subject: "What was open last", parse)
    return (state ?? SavedState(), notice)
  }

  /// Writes the file; the old one stays whole until the new one is complete.
  func write(path: String) throws(CommandError) {
    var members = [
      ("version", JSONText.number(Self.version)),
      ("look", JSONText.string(isLight ? "light" : "dark")),
    ]
    if let codeFormat { members.append(("codeFormat", JSONText.string(codeFormat))) }
    if let reducesMotion { members.append(("reducedMotion", String(reducesMotion))) }
    if let take { members.append(("take", TakeFile.compactText(of: take))) }
    if let export { members.append(("export", export.json)) }
    try ConfigurationFile.write(JSONText.object(members) + "\n", to: path)
  }

  private static func parse(_ data: Data) throws -> SavedState {
    let members = try JSONField(JSONValue(parsing: data)).members(allowed: keys)
    if let found = try members["version"]?.number(), found != version {
      throw JSONError(key: "version", reason: "must be \(version.shortText)")
    }
    var state = SavedState()
    // Whoever has the file has been here before.
    state.hasWelcomed = true
    state.isLight = try members["look"]?.string() == "light"
    state.codeFormat = try members["codeFormat"]?.string()
    state.reducesMotion = try members["reducedMotion"]?.bool()
    state.take = try members["take"].map { try TakeFile.take(from: $0) }
    state.export = try members["export"].map { try ExportRequest($0) }
    return state
  }
}
