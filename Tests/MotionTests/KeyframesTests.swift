import Motion
import Testing

/// Keyframes as they were measured on macOS.
struct KeyframesTests {
  private static let values = [0, 1, 0.5, 0.7]
  private static let places = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]

  @Test(
    arguments: [
      (.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
      (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
      (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.discrete, [0, 0.25, 0.5, 0.75, 1], [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
      (.cubic, nil, [0.1643, 0.708, 0.9608, 0.9848, 0.8, 0.4917, 0.5296, 0.6180]),
    ] as [(Keyframes<Double>.Mode, [Double]?, [Double])])
  func `keyframes pass where they were measured`(
    mode: Keyframes<Double>.Mode, times: [Double]?, expected: [Double]
  ) throws {
    let keyframes = try Keyframes(Self.values, times: times, mode: mode)

    let misses = mismatches(
      Self.places, expected, tolerance: { _ in 5.1e-5 }, of: { keyframes.value(at: $0) ?? .nan })

    #expect(misses.isEmpty)
  }

  @Test func `of key times of another number the common prefix is used`() throws {
    let keyframes = try Keyframes(Self.values, times: [0, 0.5, 1])

    let misses = mismatches(
      [0.1, 0.25, 0.4, 0.6, 0.75, 0.9], [0.2, 0.5, 0.8, 0.9, 0.75, 0.6],
      tolerance: { _ in 1e-12 }, of: { keyframes.value(at: $0) ?? .nan })

    #expect(misses.isEmpty)
  }

  @Test func `a single value does nothing`() throws {
    let keyframes = try Keyframes([0.3])
    let animation = Animation(.keyframes(keyframes), timing: MediaTiming(duration: 1))

    let value = animation.value(over: 0.8, at: 0.5)

    #expect(value == 0.8)
  }

  @Test func `paced keyframes move at constant speed`() throws {
    let keyframes = try Keyframes(Self.values, mode: .paced)

    let way = [0, 0.1, 0.5, 0.6, 1].map { keyframes.value(at: $0) ?? .nan }

    // 1.7 in all: 1 up, 0.5 down, 0.2 up.
    #expect(zip(way, [0, 0.17, 0.85, 0.98, 0.7]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `each segment has its own curve`() throws {
    let keyframes = try Keyframes([0, 1, 0.0], curves: [.easeIn])

    #expect(abs((keyframes.value(at: 0.25) ?? 0) - Curve.easeIn.value(at: 0.5)) < 1e-12)
    #expect(keyframes.value(at: 0.75) == 0.5)
  }

  @Test(arguments: [[0, 0.5, 0.4, 1], [-0.1, 0.2, 0.5, 1], [0, 0.5, 1, 1.1], [0, .nan, 1, 1]])
  func `key times out of order are refused`(times: [Double]) {
    #expect(throws: CurveError.self) { try Keyframes(Self.values, times: times) }
  }
}
