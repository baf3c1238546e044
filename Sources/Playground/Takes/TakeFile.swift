internal import Demos
internal import Display
internal import Foundation
internal import Recording

/// The JSON form of a take, `.take.json`.
///
/// Written and read by hand rather than by `Codable`: what a setting may be depends on the demo, and
/// an error must name the file, the key and what is allowed there.
public enum TakeFile {
  /// The version that this program writes, and the newest that it reads.
  public static let version = 1

  /// The ending of the files' names.
  public static let nameEnding = ".take.json"

  /// Reads a take from a file; the files that it names are looked for beside it.
  public static func read(path: String) throws(CommandError) -> Take {
    let data: Data
    do {
      data = try FileContents.data(atPath: path)
    } catch {
      throw .failure(error.description)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return try take(from: data, path: path).replacingPaths { name in
      URL(fileURLWithPath: name, relativeTo: folder).path(percentEncoded: false)
    }
  }

  /// Reads a take from the bytes of a file.
  static func take(from data: Data, path: String) throws(CommandError) -> Take {
    do {
      return try take(from: JSONField(JSONValue(parsing: data)))
    } catch {
      throw .failure("\(path): \(error)")
    }
  }

  /// Writes a take; the old file stays whole until the new one is complete.
  ///
  /// Files that it names are written with their full paths, so that the take may lie anywhere.
  public static func write(_ take: Take, path: String) throws(CommandError) {
    let take = take.replacingPaths { URL(fileURLWithPath: $0).path(percentEncoded: false) }
    do {
      try FileContents.write(text(of: take), to: path)
    } catch {
      throw .failure("\(error)")
    }
  }

  /// The text of a take: one key a line, one input a line.
  public static func text(of take: Take) -> String {
    let settings = take.settings.sorted { $0.key < $1.key }.map { name, value in
      "    \(JSONText.string(name)): \(JSONText.value(value))"
    }
    let journal = take.journal.map { timed in
      "    {\"t\": \(JSONText.number(timed.time)), "
        + "\"input\": \(JSONText.string(timed.input.description))}"
    }
    let motion = take.reducesMotion ? "\n  \"reducedMotion\": true," : ""
    return """
      {
        "version": \(version),
        "demo": \(JSONText.string(take.demo)),
        "size": [\(JSONText.number(take.size.width)), \(JSONText.number(take.size.height))],\(motion)
        "settings": \(block(settings, "{", "}")),
        "journal": \(block(journal, "[", "]"))
      }

      """
  }

  /// The same on one line, for sidecars.
  public static func compactText(of take: Take) -> String {
    var members = [
      ("version", String(version)),
      ("demo", JSONText.string(take.demo)),
      ("size", JSONText.array([take.size.width, take.size.height])),
    ]
    if take.reducesMotion { members.append(("reducedMotion", "true")) }
    members += [
      (
        "settings",
        JSONText.object(
          take.settings.sorted { $0.key < $1.key }.map { ($0.key, JSONText.value($0.value)) })
      ),
      (
        "journal",
        JSONText.array(
          take.journal.map { timed in
            JSONText.object([
              ("t", JSONText.number(timed.time)),
              ("input", JSONText.string(timed.input.description)),
            ])
          })
      ),
    ]
    return JSONText.object(members)
  }

  private static func block(_ lines: [String], _ opening: String, _ closing: String) -> String {
    guard !lines.isEmpty else { return opening + closing }
    return "\(opening)\n\(lines.joined(separator: ",\n"))\n  \(closing)"
  }
}

extension Take {
  /// The take with other paths in its settings.
  fileprivate func replacingPaths(_ replacement: (String) -> String) -> Take {
    var take = self
    take.settings = settings.mapValues { value in
      guard case .files(let paths) = value else { return value }
      return .files(paths.map(replacement))
    }
    return take
  }
}
