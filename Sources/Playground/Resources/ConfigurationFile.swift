internal import Demos
internal import Foundation

/// A file in which the window keeps something from one launch to the next.
enum ConfigurationFile {
  private static let asideEnding = ".broken"

  /// Reads a file, nothing when there is none; one that cannot be used is set aside, so that it is
  /// not overwritten, and `notice` says so of its `subject`.
  static func read<Value>(
    _ path: String, subject: String, _ parse: (Data) throws -> Value
  ) -> (value: Value?, notice: String?) {
    guard FileManager.default.fileExists(atPath: path) else { return (nil, nil) }
    do {
      return (try parse(FileContents.data(atPath: path)), nil)
    } catch {
      let reason = "\(subject) could not be read (\(error))"
      guard let aside = setAside(path) else { return (nil, "\(reason), \(path)") }
      return (nil, "\(reason); kept as \(aside)")
    }
  }

  /// Gives a file a name that is free beside its own; nil when that is not allowed.
  static func setAside(_ path: String) -> String? {
    let files = FileManager.default
    let names = (1...).lazy.map { path + asideEnding + ($0 == 1 ? "" : "-\($0)") }
    let isFree = { (name: String) in (try? files.attributesOfItem(atPath: name)) == nil }
    guard let aside = names.first(where: isFree) else { return nil }
    return (try? files.moveItem(atPath: path, toPath: aside)).map { aside }
  }

  /// Writes a file; the old one stays whole until the new one is complete.
  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      if FileContents.obstacle(toWriting: path) == nil {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: path).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      try FileContents.write(text, to: path)
    } catch let error as ResourceError {
      throw .failure("\(error)")
    } catch {
      throw .failure("\(path): cannot be written (\(FileContents.reason(of: error)))")
    }
  }
}
