internal import Codecs
internal import Display
internal import Foundation

extension OutputFormat {
  /// An animated WebP that loops for ever: exact pixels, with transparency.
  public static let webp = OutputFormat(
    name: "webp", fileExtension: "webp",
    summary: "animated WebP, exact pixels, for ever, by ffmpeg",
    traits: FormatTraits(hasTransparency: true, needsFFmpeg: true)
  ) { FFmpegEncoder($0, recipe: .webp) }
}

extension FFmpegRecipe {
  /// The least effort: more makes files a little smaller and takes several times as long.
  static let webp = FFmpegRecipe(
    pixelFormat: "bgra",
    codec: [
      "-c:v", "libwebp_anim", "-lossless", "1", "-compression_level", "0", "-quality", "20",
      "-pix_fmt", "bgra",
    ],
    container: ["-loop", "0", "-f", "webp"],
    check: { (check) throws(RecordingError) in try check.byWebPChunks() }
  ) { $0.straightBytes }
}

extension VideoCheck {
  /// Reads the size and the total duration from the file itself: ffprobe does not know animated
  /// WebP, and equal frames are stored once with the sum of their durations.
  func byWebPChunks() throws(RecordingError) -> [RecordingNote] {
    guard let file = FileManager.default.contents(atPath: job.workingPath),
      let summary = WebPSummary([UInt8](file))
    else { throw .wrongResult(path: job.output.path, reason: "it is no WebP file") }
    let size = job.videoSize
    try compare(
      "width and height", found: "\(summary.width)x\(summary.height)",
      expected: "\(size.width)x\(size.height)")
    // Times are whole milliseconds; frames that are all equal become a still without any.
    let duration = Double(count) / job.specification.framesPerSecond
    let tolerance = 1.0 / job.specification.framesPerSecond * 0.5 + 0.002
    guard summary.isStill || abs(summary.seconds - duration) < tolerance else {
      throw .wrongResult(
        path: job.output.path, reason: "it lasts \(summary.seconds) s, expected \(duration) s")
    }
    return []
  }
}

/// What the chunks of a WebP file say.
struct WebPSummary {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var seconds = 0.0
  private(set) var isStill = true

  private static let chunkHead = 8
  private static let fileHead = 12

  /// Reads a file; nil when it is none.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Array("RIFF".utf8)), file.count > Self.fileHead else { return nil }
    var offset = Self.fileHead
    while offset + Self.chunkHead <= file.count {
      let name = String(decoding: file[offset..<offset + 4], as: UTF8.self)
      let length = Self.little(file, offset + 4, bytes: 4)
      let start = offset + Self.chunkHead
      offset = start + length + length % 2
      guard offset <= file.count else { return nil }
      switch name {
      case "VP8X" where length >= 10:
        width = Self.little(file, start + 4, bytes: 3) + 1
        height = Self.little(file, start + 7, bytes: 3) + 1
      case "VP8L" where length >= 5:
        let bits = Self.little(file, start + 1, bytes: 4)
        width = bits & 0x3FFF + 1
        height = bits >> 14 & 0x3FFF + 1
      case "ANMF" where length >= 16:
        isStill = false
        seconds += Double(Self.little(file, start + 12, bytes: 3)) / 1000
      default: break
      }
    }
    guard width > 0 else { return nil }
  }

  private static func little(_ file: [UInt8], _ offset: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) }
  }
}
