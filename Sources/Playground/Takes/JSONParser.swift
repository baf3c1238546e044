internal import Motion

/// Reads a JSON text as RFC 8259 has it: no trailing comma, no comment, no key twice.
///
/// A reader that forgives lets a slip of the hand change a take unseen: of two equal keys the second
/// one wins silently. So every mistake is named with its line and column.
nonisolated struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private static let deepest = 64

  /// Prepares a text of UTF-8 bytes.
  init(_ bytes: [UInt8]) {
    // Some editors begin a text of UTF-8 with this mark.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The one value of the text.
  mutating func parse() throws(JSONError) -> JSONValue {
    guard !bytes.isEmpty else { throw error("the file is empty") }
    if let place = firstInvalidByte { throw error("not UTF-8 text", at: place) }
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("more after the end") }
    return value
  }

  private var firstInvalidByte: Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let units): place += units.count
      case .error: return place
      case .emptyInput: return nil
      }
    }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest else { throw error("nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(let byte) where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return .number(try number())
    case nil: throw error("the text ends too early")
    default: throw error("a value is missing")
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    index += 1
    var members: [String: JSONValue] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else {
        throw error(peek == UInt8(ascii: "}") ? "a comma before the end" : "a key is missing")
      }
      let start = index
      let key = try string()
      guard members[key] == nil else {
        throw error("the key \(key.quotedText) a second time", at: start)
      }
      skipSpace()
      guard take(":") else { throw error("a colon is missing") }
      members[key] = try value()
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw error("a comma or } is missing") }
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(elements) }
    while true {
      skipSpace()
      guard peek != UInt8(ascii: "]") else { throw error("a comma before the end") }
      elements.append(try value())
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw error("a comma or ] is missing") }
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: text.utf8) else { throw error("a value is missing") }
    index += text.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = index
    _ = take("-")
    if take("0") {
      // A leading zero stands alone.
      if let next = peek, Self.isDigit(next) { throw error("a number begins with 0", at: start) }
    } else {
      try digits()
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { throw error("a number that is too large", at: start) }
    return number
  }

  private mutating func digits() throws(JSONError) {
    guard let first = peek, Self.isDigit(first) else { throw error("a digit is missing") }
    while let byte = peek, Self.isDigit(byte) { index += 1 }
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case ..<0x20: throw error("a control character in a text")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("a text has no end")
  }

  private mutating func escape() throws(JSONError) -> String {
    index += 1
    guard let byte = peek else { throw error("a text has no end") }
    index += 1
    if byte == UInt8(ascii: "u") { return try unicodeEscape() }
    guard let text = Self.escapes[byte] else { throw error("an unknown escape", at: index - 2) }
    return text
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}",
  ]

  /// Characters beyond the first plane are two halves.
  private mutating func unicodeEscape() throws(JSONError) -> String {
    let start = index - 2
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") { units.append(try codeUnit()) }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw error("half a character", at: start)
    }
    return text
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let end = index + 4
    guard end <= bytes.count,
      let unit = UInt16(String(decoding: bytes[index..<end], as: UTF8.self), radix: 16)
    else { throw error("\\u needs four hexadecimal digits") }
    index = end
    return unit
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func error(_ reason: String, at place: Int? = nil) -> JSONError {
    let before = bytes.prefix(place ?? index)
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let column = before.reversed().prefix { $0 != newline }.count + 1
    return JSONError(
      key: "", reason: "not valid JSON (\(reason), line \(line), column \(column))")
  }
}
