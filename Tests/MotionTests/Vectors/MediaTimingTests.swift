import Motion
import Testing

/// Core Animation's media timing: from parent time to progress.
@Suite(.vectors("media_timing"))
struct MediaTimingTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable {
      let phase: String?
      let contributes: Bool?
      let activeLocalTime: Double?
      let clampedTime: Double?
      let basicTime: Double?
      let leg: Double?
      let cycle: Double?
      let progress: Double?
      let reverse: Bool?
    }

    let id: String
    let beginTime: Double
    let speed: Double
    let timeOffset: Double
    let duration: Double
    let repeatCount: Double
    let repeatDuration: Double
    let autoreverses: Bool
    let fillMode: String
    let parentTime: Double
    let expect: Expectation

    var testDescription: String { id }
    var timing: MediaTiming {
      MediaTiming(
        beginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset,
        repeatCount: repeatCount, repeatDuration: repeatDuration, autoreverses: autoreverses,
        fillMode: FillMode(rawValue: fillMode) ?? .removed)
    }
  }

  @Test(arguments: try Vectors.rows("media_timing", of: Row.self))
  func `a time is in its phase`(row: Row) {
    let timing = row.timing

    #expect(row.expect.phase ?? "" == timing.phase(at: row.parentTime).rawValue)
    #expect(isClose(timing.space.localTime(at: row.parentTime), row.expect.activeLocalTime))
  }

  @Test(arguments: try Vectors.rows("media_timing", of: Row.self))
  func `a time shows its moment of a run`(row: Row) {
    let sample = row.timing.sample(at: row.parentTime)
    let expected = row.expect

    #expect((sample != nil) == expected.contributes)
    guard let sample else { return }
    #expect(isClose(sample.activeTime, expected.clampedTime))
    #expect(isClose(sample.runTime, expected.basicTime))
    #expect(isClose(sample.progress, expected.progress))
    #expect(sample.leg == expected.leg ?? sample.leg)
    #expect(sample.cycle == expected.cycle ?? sample.cycle)
    #expect(sample.isReversed == expected.reverse ?? sample.isReversed)
  }

  /// An expectation that is nil is not compared.
  private func isClose(_ value: Double, _ expected: Double?) -> Bool {
    guard let expected else { return true }
    return value == expected || abs(value - expected) <= max(1e-9, 1e-12 * abs(expected))
  }
}
