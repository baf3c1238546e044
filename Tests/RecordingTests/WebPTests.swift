import Display
import Recording
import Testing

@Suite(.enabled(if: EncoderTools.installed.ffmpeg != nil))
struct WebPTests {
  @Test(arguments: [(1, 10.0), (3, 30), (25, 24), (40, 60), (3, 0.5)])
  func `an animation is recorded and found whole`(count: Int, rate: Double) throws {
    let work = try Workspace()

    let summary = try record(
      .counting(count, at: rate), width: 41, height: 31, to: work.path("a.webp"))

    #expect(summary.isComplete && summary.notes.isEmpty)
    #expect(try work.bytes("a.webp").starts(with: Array("RIFF".utf8)))
    #expect(work.names == ["a.webp"])
  }

  @Test func `frames that are all equal are accepted as a still`() throws {
    let work = try Workspace()
    let request = try FrameSpecification(frames: .counting(5), pixelWidth: 8, pixelHeight: 8)
    let still = SyntheticFrame.flat.bitmap(width: 8, height: 8, number: 0)

    let summary = try Recorder(request, to: OutputPath(work.path("a.webp"))).record(frame: { _ in
      still
    })

    #expect(summary.frameCount == 5)
  }
}
