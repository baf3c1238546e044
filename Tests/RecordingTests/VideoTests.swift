import Display
import Foundation
import Recording
import Testing

private let ffmpeg = EncoderTools.installed.ffmpeg
private let ffprobe = EncoderTools.installed.ffprobe

/// What ffprobe says about the first stream of a file.
private func probe(_ path: String, _ entries: String) throws -> String {
  let text = try output(
    of: ffprobe ?? "",
    [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=" + entries,
    ]
      + ["-of", "csv=p=0", "file:" + path])
  return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
}

@Suite(.enabled(if: ffmpeg != nil && ffprobe != nil))
struct VideoTests {
  @Test(arguments: ["out.mp4", "out.webm"])
  func `a video has every frame, its size and its rate`(name: String) throws {
    let work = try Workspace()

    let summary = try record(.counting(25, at: 30), width: 64, height: 36, to: work.path(name))

    #expect(
      try probe(work.path(name), "width,height,r_frame_rate,nb_read_frames") == "64,36,30/1,25")
    #expect(summary.isComplete && summary.notes.isEmpty)
    #expect(work.names == [name])
  }

  @Test func `colours survive H 264`() throws {
    let work = try Workspace()
    let bars: [[UInt8]] = [
      [255, 255, 255], [0, 255, 255], [255, 255, 0], [0, 255, 0], [255, 0, 255], [0, 0, 255],
      [255, 0, 0], [0, 0, 0], [128, 128, 128], [100, 50, 200],
    ]
    let width = bars.count * 16
    let pixels = bars.flatMap { [[UInt8]](repeating: $0 + [255], count: 16) }
    let rows = [[[UInt8]]](repeating: pixels, count: 32)
    let bitmap = Bitmap(width: width, height: 32, bytes: Array(rows.joined().joined()))
    let request = try FrameSpecification(
      frames: .counting(3), pixelWidth: width, pixelHeight: 32)
    let path = work.path("bars.mp4")

    _ = try Recorder(request, to: OutputPath(path)).record(frame: { _ in bitmap })
    let raw = try output(
      of: ffmpeg ?? "",
      ["-v", "error", "-i", path, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "bgr24"]
        + ["-sws_flags", "accurate_rnd+full_chroma_int", "-"])

    for (index, bar) in bars.enumerated() {
      let start = (16 * width + index * 16 + 8) * 3
      let distance = zip(raw[start..<start + 3], bar).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(distance <= 3, "bar \(bar) decodes as \(raw[start..<start + 3])")
    }
    #expect(
      try probe(path, "pix_fmt,color_range,color_space,color_transfer,color_primaries")
        == "yuv420p,tv,bt709,bt709,bt709")
  }

  @Test func `odd sides are padded for MP4 and kept for WebM`() throws {
    let work = try Workspace()

    let padded = try record(.counting(2), width: 41, height: 31, to: work.path("a.mp4"))
    let kept = try record(.counting(2), width: 41, height: 31, to: work.path("a.webm"))

    #expect(try probe(work.path("a.mp4"), "width,height") == "42,32")
    #expect(try probe(work.path("a.webm"), "width,height") == "41,31")
    #expect(padded.notes.map(\.description) == ["mp4 needs even sides: 41x31 padded to 42x32"])
    #expect(kept.notes.isEmpty)
  }

  @Test func `an MP4 is the same bytes each time`() throws {
    let work = try Workspace()

    try record(.counting(12), width: 320, height: 180, to: work.path("a.mp4"))
    try record(.counting(12), width: 320, height: 180, to: work.path("b.mp4"))

    #expect(try work.bytes("a.mp4") == work.bytes("b.mp4"))
  }

  @Test func `a recording that is stopped is playable`() throws {
    let work = try Workspace()

    let summary = try record(.counting(50), to: work.path("a.mp4")) {
      $0.done < 7 ? .proceed : .stop
    }

    #expect(summary.frameCount == 7 && !summary.isComplete)
    #expect(try probe(work.path("a.mp4"), "nb_read_frames") == "7")
  }

  @Test func `a percent sign in a folder's name is only a letter`() throws {
    let work = try Workspace()
    try FileManager.default.createDirectory(
      atPath: work.path("100%03d"), withIntermediateDirectories: false)

    try record(.counting(2), to: work.path("100%03d/a.mp4"))

    #expect(work.names == ["100%03d", "100%03d/a.mp4"])
  }
}
