import Motion
import Testing

/// Outputs of the web platform's easing tests: an effect's easing feeds a keyframe's.
@Suite(.vectors("css_easing_wpt"))
struct CSSEasingOutputTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    let effect: String
    let keyframe: String
    let x: Double
    let effect_output: Double
    let y: Double
    let tol: Double

    var testDescription: String { "\(keyframe) after \(effect) at \(x)" }
  }

  @Test(arguments: try Vectors.rows("css_easing_wpt", of: Row.self))
  func `an easing after an easing has the web platform's output`(row: Row) throws {
    let effect = try Curve(css: row.effect).value(at: row.x)
    let keyframe = try Curve(css: row.keyframe).value(at: effect)

    #expect(abs(effect - row.effect_output) < 1e-9)
    #expect(abs(keyframe - row.y) < 1e-9)
  }
}
