import Motion
import Testing

/// The CSS easing grammar: what is read, how it is printed, and what is refused.
@Suite(.vectors("css_easing_syntax"))
struct CSSEasingSyntaxTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let input: String
    let canonical: String?
    let reason: String?
    let needs: [String]?

    var testDescription: String { input.debugDescription }
  }

  /// The rows whose `calc()` the product does not offer are left out.
  private static func rows(_ key: String) throws -> [Row] {
    try Vectors.rows("css_easing_syntax", key: key, of: Row.self).filter { $0.needs == nil }
  }

  @Test(arguments: try rows("valid"))
  func `a valid easing prints in its canonical form`(row: Row) throws {
    #expect(try Curve(css: row.input).css == row.canonical)
  }

  @Test(arguments: try rows("valid"))
  func `a valid easing reads back from its own text as the same curve`(row: Row) throws {
    let curve = try Curve(css: row.input)

    #expect(try Curve(curve.description) == curve)
  }

  @Test(arguments: try rows("invalid"))
  func `an invalid easing is refused`(row: Row) {
    #expect(throws: CurveError.self) { try Curve(css: row.input) }
  }
}
