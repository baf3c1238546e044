import Codecs
import Testing

/// Compressed bytes depend on the input alone.
struct DeflateTests {
  @Test(arguments: Deflate.Level.allCases)
  func `what the memory held before does not show in the bytes`(level: Deflate.Level) {
    let input = grained(6_500, seed: 1)

    let results = Set(
      (0..<9).map { round in
        leaveInMemory(round)
        return Deflate.zlib(input, level: level)
      })

    #expect(results.count == 1)
  }

  /// Frees what compressing something else needs, and blocks of the same sizes full of numbers.
  ///
  /// The first one is large, so that the allocator keeps such blocks instead of giving them back.
  private func leaveInMemory(_ round: Int) {
    let seed = UInt32(truncatingIfNeeded: round)
    let level = Deflate.Level.allCases[round % Deflate.Level.allCases.count]
    var blocks = [[UInt8](repeating: UInt8(truncatingIfNeeded: round), count: 8_000_000)]
    blocks += [1_000, 70_000, 600_000].map { Deflate.zlib(grained($0, seed: seed), level: level) }
    blocks += [600_000, 90_000].map { grained($0, seed: seed) }
    precondition(blocks.allSatisfy { !$0.isEmpty }, "The blocks were written.")
  }

  /// Slow slopes under the grain of a linear congruential generator.
  private func grained(_ count: Int, seed: UInt32) -> [UInt8] {
    var grain = seed
    return (0..<count).map { index in
      grain = grain &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: index / 65 + Int(grain >> 29))
    }
  }
}
