import Foundation

/// One Swift file, as its text and as its code without comments and strings.
struct SourceFile {
  /// The path as seen from the root of the checkout.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The same lines with comments and the insides of strings blanked.
  let code: [String]

  /// Reads a file.
  init(_ file: URL) throws {
    path = Repository.path(of: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    lines = text.components(separatedBy: "\n")
    code = CodeOnly.text(of: text).components(separatedBy: "\n")
  }

  /// The name of the target: the folder below `Sources` or `Tests`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// The number of lines, a final line break not counted as one more.
  var length: Int { lines.last == "" ? lines.count - 1 : lines.count }

  /// The modules that are imported, whatever the access.
  var imports: [String] {
    code.compactMap { line in
      line.firstMatch(
        of:
          /^\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|func|protocol|var)\s+)?(\w+)/
      )
      .map { String($0.1) }
    }
  }

  /// Where the code matches, as "path:line: text".
  func places(matching pattern: Regex<AnyRegexOutput>) -> [String] {
    zip(code, lines).enumerated().compactMap { index, line in
      line.0.contains(pattern) ? "\(path):\(index + 1): \(line.1)" : nil
    }
  }

  /// The plain string literals of the file.
  var strings: [String] {
    lines.flatMap { $0.matches(of: /"([^"\\]*)"/).map { String($0.1) } }
  }
}

/// Blanks comments and the insides of strings, so that words in prose are not taken for code.
private enum CodeOnly {
  private enum State {
    case code, lineComment, string, longString
    case blockComment(depth: Int)
  }

  static func text(of source: String) -> String {
    let bytes = Array(source.utf8)
    let lineBreak = UInt8(ascii: "\n")
    var result: [UInt8] = []
    var state = State.code
    var index = 0
    func starts(with text: StaticString) -> Bool {
      bytes[index...].starts(with: text.description.utf8)
    }
    while index < bytes.count {
      let byte = bytes[index]
      var width = 1
      switch state {
      case .lineComment where byte == lineBreak, .string where byte == lineBreak:
        state = .code
        result.append(byte)
      case _ where byte == lineBreak:
        result.append(byte)
      case .code where starts(with: "//"):
        state = .lineComment
      case .code where starts(with: "/*"):
        (state, width) = (.blockComment(depth: 1), 2)
      case .code where starts(with: "\"\"\""):
        (state, width) = (.longString, 3)
      case .code where byte == UInt8(ascii: "\""):
        state = .string
        result.append(byte)
      case .code:
        result.append(byte)
      case .blockComment(let depth) where starts(with: "/*"):
        (state, width) = (.blockComment(depth: depth + 1), 2)
      case .blockComment(let depth) where starts(with: "*/"):
        (state, width) = (depth == 1 ? .code : .blockComment(depth: depth - 1), 2)
      case .string where byte == UInt8(ascii: "\\"):
        width = 2
      case .string where byte == UInt8(ascii: "\""):
        state = .code
        result.append(byte)
      case .longString where starts(with: "\"\"\""):
        (state, width) = (.code, 3)
      case .lineComment, .blockComment, .string, .longString:
        break
      }
      index += width
    }
    return String(decoding: result, as: UTF8.self)
  }
}
