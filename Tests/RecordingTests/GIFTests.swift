import Display
import Foundation
import Recording
import Testing

@Suite struct GIFTests {
  @Test(
    arguments: [
      (30.0, 30, [3, 3, 4, 3, 3, 4]), (50, 50, [2, 2, 2]), (40, 40, [2, 3, 2, 3]),
      (25, 25, [4, 4]), (10, 11, [10, 10]), (24, 24, [4, 4, 4, 4, 4, 5]), (0.5, 2, [200, 200]),
    ] as [(Double, Int, [Int])])
  func `delays are whole hundredths that never drift`(rate: Double, count: Int, start: [Int])
    throws
  {
    let work = try Workspace()

    try record(.counting(count, at: rate), width: 4, height: 4, to: work.path("a.gif"))

    let file = GIFFile(try work.bytes("a.gif"))
    #expect(file.delays.count == count)
    #expect(Array(file.delays.prefix(start.count)) == start)
    #expect(file.delays.reduce(0, +) == Int(100 * Double(count) / rate + 1e-6))
    #expect(file.delays.allSatisfy { $0 >= 2 })
    #expect(file.loops == 0)
  }

  @Test func `sixty frames a second become fifty and a note`() throws {
    let work = try Workspace()
    let frames = try FrameSequence(to: 1, framesPerSecond: 60)

    let summary = try record(frames, width: 4, height: 4, to: work.path("a.gif"))

    #expect(
      summary.notes.map(\.description) == ["gif cannot show 60 frames a second: recorded at 50"])
    #expect(summary.frameCount == 51)
    #expect(Set(GIFFile(try work.bytes("a.gif")).delays) == [2])
  }

  @Test func `frames that change nothing are there, and small`() throws {
    let work = try Workspace()
    let request = try FrameSpecification(frames: .counting(5), pixelWidth: 64, pixelHeight: 64)
    let still = SyntheticFrame.photo.bitmap(width: 64, height: 64, number: 0)

    _ = try Recorder(request, to: OutputPath(work.path("a.gif"))).record(frame: { _ in still })

    #expect(GIFFile(try work.bytes("a.gif")).areas == [64 * 64, 1, 1, 1, 1])
  }

  @Test func `bytes do not depend on the number of threads`() throws {
    let work = try Workspace()

    for threads in [1, 4] {
      try record(
        .counting(8), width: 90, height: 50, to: work.path("\(threads).gif"),
        options: RecordingOptions(threads: threads))
    }

    #expect(try work.bytes("1.gif") == work.bytes("4.gif"))
  }

  @Test(
    .enabled(if: EncoderTools.installed.ffmpeg != nil), arguments: [(641, 48), (1, 1), (7, 300)])
  func `few colours are exact in every frame at every size`(width: Int, height: Int) throws {
    let work = try Workspace()

    try record(
      .counting(6), width: width, height: height, to: work.path("a.gif"), kind: .flat)

    let frames = (0..<6).flatMap {
      SyntheticFrame.flat.bitmap(width: width, height: height, number: $0).bytes
    }
    #expect(try decoded(work.path("a.gif")) == frames)
  }

  @Test(.enabled(if: EncoderTools.installed.ffmpeg != nil))
  func `many colours stay near and right on average`() throws {
    let work = try Workspace()
    let (width, height) = (160, 120)

    try record(.counting(3), width: width, height: height, to: work.path("a.gif"))

    let frames = (0..<3).flatMap {
      SyntheticFrame.photo.bitmap(width: width, height: height, number: $0).bytes
    }
    let differences = zip(try decoded(work.path("a.gif")), frames).map { Int($0) - Int($1) }
    #expect(differences.count == frames.count)
    let mean = differences.reduce(0) { $0 + abs($1) } / differences.count
    let bias = abs(differences.reduce(0, +)) / differences.count
    #expect(mean <= 5 && bias == 0)
  }

  private func decoded(_ path: String) throws -> [UInt8] {
    try output(
      of: EncoderTools.installed.ffmpeg ?? "",
      ["-v", "error", "-i", "file:" + path, "-fps_mode", "passthrough", "-f", "rawvideo"]
        + ["-pix_fmt", "bgra", "-"])
  }
}
