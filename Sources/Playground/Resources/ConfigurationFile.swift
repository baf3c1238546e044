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
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return (nil, nil) }
    do {
      return (try parse(FileContents.data(atPath: path)), nil)
    } catch {
      let aside = path + asideEnding
      do {
        if files.fileExists(atPath: aside) { try files.removeItem(atPath: aside) }
        try files.moveItem(atPath: path, toPath: aside)
        return (nil, "\(subject) could not be read (\(error)); kept as \(aside)")
      } catch {
        return (nil, "\(subject) could not be read, \(path)")
      }
    }
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
