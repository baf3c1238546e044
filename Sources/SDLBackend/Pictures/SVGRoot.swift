internal import Display

/// The opening tag of an SVG drawing: how large the drawing means to be.
nonisolated struct SVGRoot: Equatable {
  /// The size in points; nil when neither lengths nor a view box state one.
  let size: Size?

  private static let header = 4096
  private static let units: [(name: String, points: Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 960 / 25.4), ("in", 96),
  ]

  /// Looks for the tag near the start of a file; nil when there is none.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(Self.header), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    let box = Self.value(of: "viewBox", in: tag)?
      .split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap { Double($0) }
    let boxSize = box.flatMap { $0.count == 4 ? Size(width: $0[2], height: $0[3]) : nil }
    let width = Self.value(of: "width", in: tag).flatMap(Self.length) ?? boxSize?.width
    let height = Self.value(of: "height", in: tag).flatMap(Self.length) ?? boxSize?.height
    guard let width, let height, width > 0, height > 0, width.isFinite, height.isFinite else {
      size = nil
      return
    }
    size = Size(width: width, height: height)
  }

  private static func value(of name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last
      rest = rest[found.upperBound...]
      let assigned = rest.drop(while: \.isWhitespace)
      guard before?.isWhitespace == true, assigned.first == "=" else { continue }
      let quoted = assigned.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in points; nil for percentages and units that depend on a font.
  private static func length(_ text: Substring) -> Double? {
    if let plain = Double(text) { return plain }
    for unit in units where text.hasSuffix(unit.name) {
      return Double(text.dropLast(unit.name.count)).map { $0 * unit.points }
    }
    return nil
  }
}
