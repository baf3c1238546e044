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
      guard let word = line.range(of: "import ") else { return nil }
      let before = line[..<word.lowerBound].split(separator: " ")
      guard before.allSatisfy({ Self.importModifiers.contains(String($0)) }) else { return nil }
      return line[word.upperBound...].split(separator: " ").last.map(String.init)
    }
  }

  private static let importModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency",
  ]

  /// Where the code matches, as "path:line: text".
  func places(matching pattern: NSRegularExpression) -> [String] {
    // The whole text at once: a file without a match, nearly every one, costs a single search.
    let text = code.joined(separator: "\n")
    let matches = pattern.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return matches.compactMap { match in
      Range(match.range, in: text).map { range in
        let number = text[..<range.lowerBound].count { $0 == "\n" }
        return "\(path):\(number + 1): \(lines[number])"
      }
    }
  }

  /// The plain string literals of the file.
  var strings: [String] {
    lines.filter { $0.contains("\"") }
      .flatMap { $0.matches(of: /"([^"\\]*)"/).map { String($0.1) } }
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
    let quote = UInt8(ascii: "\"")
    let slash = UInt8(ascii: "/")
    let star = UInt8(ascii: "*")
    var result: [UInt8] = []
    var state = State.code
    var index = 0
    func starts(with first: UInt8, _ second: UInt8, _ third: UInt8? = nil) -> Bool {
      guard bytes[index] == first, index + 1 < bytes.count, bytes[index + 1] == second else {
        return false
      }
      return third.map { index + 2 < bytes.count && bytes[index + 2] == $0 } ?? true
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
      case .code where starts(with: slash, slash):
        state = .lineComment
      case .code where starts(with: slash, star):
        (state, width) = (.blockComment(depth: 1), 2)
      case .code where starts(with: quote, quote, quote):
        (state, width) = (.longString, 3)
      case .code where byte == quote:
        state = .string
        result.append(byte)
      case .code:
        result.append(byte)
      case .blockComment(let depth) where starts(with: slash, star):
        (state, width) = (.blockComment(depth: depth + 1), 2)
      case .blockComment(let depth) where starts(with: star, slash):
        (state, width) = (depth == 1 ? .code : .blockComment(depth: depth - 1), 2)
      case .string where byte == UInt8(ascii: "\\"):
        width = 2
      case .string where byte == quote:
        state = .code
        result.append(byte)
      case .longString where starts(with: quote, quote, quote):
        (state, width) = (.code, 3)
      case .lineComment, .blockComment, .string, .longString:
        break
      }
      index += width
    }
    return String(decoding: result, as: UTF8.self)
  }
}
