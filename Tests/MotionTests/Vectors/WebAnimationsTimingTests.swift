import Motion
import Testing

/// The Web Animations timing model, where it maps to Core Animation's.
@Suite(.vectors("web_animations_timing"))
struct WebAnimationsTimingTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable {
      let phase: String?
      let currentIteration: Double?
      let progress: Double?
    }

    let test: String
    let localTime: Double?
    let playbackRate: Double
    let delay: Double
    let endDelay: Double
    let duration: Double
    let iterations: Double
    let iterationStart: Double
    let fill: String
    let direction: String
    let easing: String
    let expect: Expectation
    let tol: Double

    var testDescription: String { "\(test): \(easing) at \(localTime ?? .nan)" }

    /// Alternating runs are there and back; an odd number of them ends on the way.
    var timing: MediaTiming {
      let autoreverses = direction == "alternate"
      return MediaTiming(
        beginTime: delay, duration: duration,
        repeatCount: autoreverses ? iterations / 2 : iterations, autoreverses: autoreverses,
        fillMode: FillMode(rawValue: fill) ?? .removed)
    }

    /// Web Animations' delays at the end, starts within, reversed directions and empty iterations
    /// have no counterpart, and its end instant is already over.
    var maps: Bool {
      guard let localTime else { return false }
      return playbackRate == 1 && endDelay == 0 && iterationStart == 0 && iterations > 0
        && (direction == "normal" || direction == "alternate")
        && !(localTime == timing.endTime && (expect.phase != nil || fill == "none"))
    }
  }

  private static func rows() throws -> [Row] {
    try Vectors.rows("web_animations_timing", of: Row.self).filter(\.maps)
  }

  @Test(arguments: try rows())
  func `a time is where Web Animations has it`(row: Row) throws {
    let timing = row.timing
    let time = try #require(row.localTime)
    let phase = timing.phase(at: time)
    let sample = timing.sample(at: time)

    #expect(row.expect.phase ?? phase.rawValue == phase.rawValue)
    #expect(row.expect.currentIteration ?? sample?.leg == sample?.leg)
    if let progress = row.expect.progress, let sample {
      let curve = try Curve(css: row.easing)
      let eased =
        phase == .before
        ? curve.family.valueBeforeStart(at: sample.progress) : curve.value(at: sample.progress)
      #expect(abs(eased - progress) <= row.tol)
    }
  }

  @Test func `many rows map`() throws {
    #expect(try Self.rows().count > 40)
  }
}
