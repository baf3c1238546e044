import Motion
import Testing

/// Nested clocks, and the idiom that pauses one.
@Suite(.vectors("media_timing"))
struct TimeSpaceTests {
  struct Space: Decodable, Sendable {
    let beginTime: Double
    let speed: Double
    let timeOffset: Double

    var space: TimeSpace {
      TimeSpace(beginTime: beginTime, speed: speed, timeOffset: timeOffset)
    }
  }

  struct Chain: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let spaces: [Space]
    let rootTime: Double
    let localTimes: [Double]
    let invertible: Bool

    var testDescription: String { "\(id) at \(rootTime)" }
  }

  struct Pause: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let pauseAt: Double
    let resumeAt: Double
    let pausedState: Space
    let resumedState: Space
    let probe: Double
    let localTime: Double

    var testDescription: String { id }
  }

  @Test(arguments: try Vectors.rows("media_timing", key: "chains", of: Chain.self))
  func `time passes through nested time spaces`(chain: Chain) {
    let spaces = chain.spaces.map(\.space)

    let times = spaces.indices.map { spaces[...$0].localTime(at: chain.rootTime) }

    #expect(zip(times, chain.localTimes).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: try Vectors.rows("media_timing", key: "chains", of: Chain.self))
  func `time converts back to the root unless it stands still`(chain: Chain) throws {
    let spaces = chain.spaces.map(\.space)

    let root = spaces.rootTime(at: spaces.localTime(at: chain.rootTime))

    #expect((root != nil) == chain.invertible)
    #expect(abs((root ?? chain.rootTime) - chain.rootTime) < 1e-9)
  }

  @Test(arguments: try Vectors.rows("media_timing", key: "pauses", of: Pause.self))
  func `a paused time space goes on where it stopped`(pause: Pause) {
    let paused = TimeSpace().paused(at: pause.pauseAt)
    let resumed = paused.resumed(at: pause.resumeAt)

    #expect(paused == pause.pausedState.space)
    #expect(resumed == pause.resumedState.space)
    let current = pause.probe < pause.resumeAt ? paused : resumed
    #expect(abs(current.localTime(at: pause.probe) - pause.localTime) < 1e-9)
  }

  @Test func `times convert between layers as measured`() throws {
    let root = TimeSpace()
    let middle = TimeSpace(beginTime: 2, speed: 3, timeOffset: 0.25)
    let leaf = TimeSpace(beginTime: 1, speed: 2, timeOffset: 0.5)

    #expect(leaf.localTime(at: 10) == 18.5)
    #expect(leaf.parentTime(at: 10) == 5.75)
    #expect(abs(try #require([root, middle, leaf].rootTime(at: 10)) - 23.0 / 6) < 1e-12)
  }
}
