import Display
import Recording
import Testing

@Suite struct APNGTests {
  @Test func `an animation counts its frames and loops for ever`() throws {
    let work = try Workspace()

    try record(.counting(4, at: 30), to: work.path("a.apng"))

    let chunks = chunks(of: try work.bytes("a.apng"))
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks.allSatisfy { $0.isIntact })
    #expect(chunks[1].contents == [0, 0, 0, 4, 0, 0, 0, 0])
    #expect(Array(chunks[2].contents[20..<24]) == [0, 1, 0, 30])
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { $0.contents[3] } == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `an animation that is stopped counts what it has`() throws {
    let work = try Workspace()

    try record(.counting(9), to: work.path("a.apng")) { $0.done < 3 ? .proceed : .stop }

    let chunks = chunks(of: try work.bytes("a.apng"))
    #expect(chunks.allSatisfy { $0.isIntact })
    #expect(chunks[1].contents[3] == 3)
  }

  @Test(.enabled(if: EncoderTools.installed.ffmpeg != nil), arguments: SyntheticFrame.allCases)
  func `every pixel of every frame comes back`(kind: SyntheticFrame) throws {
    let work = try Workspace()

    try record(.counting(5), width: 61, height: 33, to: work.path("a.apng"), kind: kind)

    let frames = (0..<5).flatMap { kind.bitmap(width: 61, height: 33, number: $0).bytes }
    let decoded = try output(
      of: EncoderTools.installed.ffmpeg ?? "",
      ["-v", "error", "-i", "file:" + work.path("a.apng"), "-fps_mode", "passthrough"]
        + ["-f", "rawvideo", "-pix_fmt", "bgra", "-"])
    #expect(decoded == frames)
  }
}
