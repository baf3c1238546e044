/// The description of a recording beside its frames: `recording.json`.
///
/// Written by hand so that the take stays the text that the caller gave, and the order of the keys
/// never changes.
struct Sidecar {
  /// The part that is read back, to know which files belong to a recording.
  struct Naming: Decodable {
    let frames: String
  }

  static let version = 1

  let specification: FrameSpecification
  let naming: FrameNaming
  let firstNumber: Int
  let count: Int
  let takeJSON: String?

  /// The file's text.
  var text: String {
    let fields: [(String, String)] = [
      ("version", "\(Self.version)"),
      ("fps", number(specification.framesPerSecond)),
      ("width", "\(specification.pixelWidth)"),
      ("height", "\(specification.pixelHeight)"),
      ("scale", number(specification.scale)),
      ("count", "\(count)"),
      ("first", "\(firstNumber)"),
      ("from", number(specification.frames[0].time)),
      ("order", quoted("\(specification.frames.order)")),
      ("frames", quoted(naming.description)),
      ("take", takeJSON ?? "null"),
    ]
    let lines = fields.map { "  \"\($0.0)\": \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: "\(scalar)"
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
