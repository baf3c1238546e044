extension StringProtocol {
  /// What somebody wrote, as a message quotes it: in quotes, on one line and not too long.
  package var quotedText: String {
    let limit = 60
    let start = unicodeScalars.prefix(limit).map { $0.inQuotes }.joined()
    return unicodeScalars.dropFirst(limit).isEmpty ? "\"\(start)\"" : "\"\(start)\"…"
  }

  /// A path or a whole message on one line: what a terminal would obey becomes an escape, and the
  /// middle of a long one is left out.
  package func printable(limit: Int = 240) -> String {
    guard !unicodeScalars.dropFirst(limit).isEmpty else {
      return unicodeScalars.map(\.visible).joined()
    }
    let start = unicodeScalars.prefix(limit / 2).map(\.visible).joined()
    return start + "…" + unicodeScalars.suffix(limit / 2).map(\.visible).joined()
  }
}

extension Unicode.Scalar {
  /// The character, or its escape when it moves the cursor, turns the line or cannot be seen.
  fileprivate var visible: String {
    switch self {
    case "\0": return "\\0"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    // It joins what is one picture.
    case "\u{200D}": return String(self)
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: return String(self)
    }
  }

  fileprivate var inQuotes: String {
    self == "\"" || self == "\\" ? "\\\(self)" : visible
  }
}
