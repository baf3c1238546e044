import Motion
import Testing

struct MediaTimingChecksTests {
  @Test(arguments: [
    (MediaTiming(duration: -1), "duration"), (MediaTiming(duration: .nan), "duration"),
    (MediaTiming(beginTime: .infinity, duration: 1), "begin time"),
    (MediaTiming(duration: 1, speed: .nan), "speed"),
    (MediaTiming(duration: 1, timeOffset: .nan), "time offset"),
    (MediaTiming(duration: 1, repeatCount: -2), "repeat count"),
    (MediaTiming(duration: 1, repeatDuration: .nan), "repeat duration"),
  ])
  func `an impossible timing is refused by the field`(timing: MediaTiming, field: String) {
    let error = #expect(throws: CurveError.self) { try timing.checked() }

    #expect(error?.description.hasPrefix(field) == true)
  }

  @Test(arguments: [
    MediaTiming(duration: 0), MediaTiming(duration: .infinity),
    MediaTiming(duration: 1, speed: -2, repeatCount: .infinity),
  ])
  func `a possible timing passes`(timing: MediaTiming) throws {
    #expect(try timing.checked() == timing)
  }

  @Test(arguments: [
    (MediaTiming(beginTime: 0.1, duration: 0.2), 0.1 + 0.2),
    (MediaTiming(beginTime: 1, duration: 1, speed: -2, autoreverses: true), 2),
    (MediaTiming(duration: 1, repeatCount: .infinity), .infinity),
    (MediaTiming(duration: 1, speed: 0), .infinity), (MediaTiming(beginTime: 3, duration: 0), 3),
  ])
  func `a timing knows its exact end`(timing: MediaTiming, end: Double) {
    #expect(timing.endTime == end)
  }
}
