import Recording
import Testing

@Suite struct FrameSequenceTests {
  @Test(arguments: [
    (1.0, 10.0, FrameOrder.clip, 11), (1.0, 10.0, .loop, 10), (0.8, 30.0, .clip, 25),
    (0.4, 10.0, .pingPong, 8), (0.0, 30.0, .clip, 1), (0.0, 30.0, .loop, 1),
    (0.0, 30.0, .pingPong, 1), (0.1, 10.0, .pingPong, 2), (0.55, 10.0, .clip, 6),
    (1.0, 29.97, .clip, 30),
  ])
  func `a clip includes both ends, a loop leaves the last out, ping-pong does not double`(
    end: Double, rate: Double, order: FrameOrder, count: Int
  ) throws {
    let frames = try FrameSequence(to: end, framesPerSecond: rate, order: order)

    #expect(frames.count == count)
    #expect(Array(frames).count == count)
  }

  @Test func `ping-pong goes there and back`() throws {
    let frames = try FrameSequence(to: 0.4, framesPerSecond: 10, order: .pingPong)

    #expect(frames.map { ($0.time * 10).rounded() } == [0, 1, 2, 3, 4, 3, 2, 1])
    #expect(frames.map(\.position) == Array(0..<8))
  }

  @Test func `a frame shows exactly start plus its number over the rate`() throws {
    let frames = try FrameSequence(from: 0.25, frames: 90_000..<90_002, framesPerSecond: 60)

    #expect(frames.map(\.time) == [0.25 + 90_000.0 / 60, 0.25 + 90_001.0 / 60])
  }

  @Test func `recording until rest includes the first frame that shows it`() throws {
    let between = try FrameSequence(untilRestAt: 0.55, framesPerSecond: 10)
    let onFrame = try FrameSequence(untilRestAt: 0.5, framesPerSecond: 10)

    #expect(between.count == 7)
    #expect(onFrame.count == 6)
  }

  @Test func `another rate keeps the span of time`() throws {
    let frames = try FrameSequence(from: 1, to: 2, framesPerSecond: 60, order: .loop).atRate(50)

    #expect(frames.count == 50)
    #expect(frames[0].time == 1)
    #expect(frames.duration == 1)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1001])
  func `an impossible rate is refused by name`(rate: Double) {
    let error = #expect(throws: RecordingError.self) {
      try FrameSequence(to: 1, framesPerSecond: rate)
    }

    #expect(error?.isUsageError == true)
    #expect(
      error?.description.hasPrefix("fps \(Int(exactly: rate).map(String.init) ?? "\(rate)") is")
        == true)
  }

  @Test(arguments: [(0.5, 0.4), (0.0, .nan), (.infinity, 1.0), (0.0, 1e300), (0.0, 1e7)])
  func `an impossible span is refused`(start: Double, end: Double) {
    #expect(throws: RecordingError.self) {
      try FrameSequence(from: start, to: end, framesPerSecond: 1000)
    }
  }

  @Test(arguments: [3..<3, -1..<4, 0..<Int.max])
  func `an empty or impossible range of frames is refused`(range: Range<Int>) {
    #expect(throws: RecordingError.self) { try FrameSequence(frames: range, framesPerSecond: 30) }
  }

  @Test(arguments: [
    (0.0, 540.0), (-3.0, 540.0), (960.0, 0.0), (2e4, 10.0), (16e3, 16e3), (1e300, 2.0), (.nan, 2.0),
  ])
  func `an impossible size is refused with its value`(width: Double, height: Double) throws {
    let frames = try FrameSequence(to: 1, framesPerSecond: 30)

    let error = #expect(throws: RecordingError.self) {
      try FrameSpecification(frames: frames, width: width, height: height)
    }

    #expect(error?.description.contains("16384") == true)
  }
}
