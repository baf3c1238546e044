internal import Codecs
internal import Display

/// How ffmpeg is asked for a format.
struct FFmpegRecipe: Sendable {
  /// The pixel format that frames are converted to before they are piped.
  let pixelFormat: String
  /// The options of the coder.
  let codec: [String]
  /// The container's name, and its options.
  let container: [String]
  /// Looks at the finished file.
  var check: @Sendable (VideoCheck) throws(RecordingError) -> [RecordingNote] = {
    (check) throws(RecordingError) in try check.byFFprobe()
  }
  /// Turns a frame into the bytes that are piped.
  let convert: @Sendable (Bitmap) -> [UInt8]
}

/// Pipes raw frames to ffmpeg, converting the next frame while the last one is written.
final class FFmpegEncoder: FrameEncoder {
  private let job: EncodingJob
  private let recipe: FFmpegRecipe
  private let queue = WorkQueue(threads: 1)
  private var process: EncoderProcess?
  private(set) var keptCount: Int?
  private var seesTransparency = false

  static let name = "ffmpeg"

  init(_ job: EncodingJob, recipe: FFmpegRecipe) {
    self.job = job
    self.recipe = recipe
  }

  func prepare() throws(RecordingError) {
    guard job.options.tools.ffmpeg != nil else {
      throw .encoderMissing(encoder: Self.name, package: Self.name)
    }
  }

  func begin() throws(RecordingError) {
    guard let program = job.options.tools.ffmpeg else { return try prepare() }
    process = try EncoderProcess(
      program: program, arguments: arguments, output: job.workingPath, options: job.options)
  }

  func append(_ frame: Bitmap) throws(RecordingError) {
    guard let process else { return }
    if !job.output.format.traits.hasTransparency, !seesTransparency {
      seesTransparency = !frame.isOpaque
    }
    let convert = recipe.convert
    do {
      try queue.add { () throws(RecordingError) in
        guard process.write(convert(frame)) || process.wasCut else {
          throw .encoderFailed(encoder: Self.name, reason: "it stopped reading")
        }
      }
    } catch {
      throw diagnosed(error)
    }
  }

  func takesFrame(within seconds: Double) -> Bool { queue.hasPlace(within: seconds) }

  func settle() -> Bool { queue.settle() && process?.settle() != false }

  func finish() throws(RecordingError) -> [RecordingNote] {
    do {
      try queue.drain()
    } catch {
      throw diagnosed(error)
    }
    if let process, let reason = process.finish() { throw failure(reason, of: process) }
    let ended = process
    let count = ended?.writtenCount ?? 0
    keptCount = count
    process = nil
    let format = job.output.format.name
    let flattened: [RecordingNote] = seesTransparency ? [.flattened(format: format)] : []
    do {
      return flattened + (try recipe.check(VideoCheck(job: job, count: count)))
    } catch {
      if let ended, let cause = ended.cause { throw failure(cause, of: ended) }
      throw error
    }
  }

  func cancel() {
    process?.kill()
    queue.abandon()
    process = nil
  }

  /// A broken pipe says nothing: the program's own last words do.
  private func diagnosed(_ error: RecordingError) -> RecordingError {
    guard case .encoderFailed = error, let process else { return error }
    return failure(process.finish() ?? "it ended before the last frame", of: process)
  }

  /// The failure in words that name the file as the caller does.
  private func failure(_ reason: String, of process: EncoderProcess) -> RecordingError {
    guard !process.wasGivenUp else {
      return job.options.isInterrupted()
        ? .interrupted(encoder: Self.name)
        : .encoderHangs(encoder: Self.name, seconds: job.options.patience)
    }
    let words = reason.replacing(Self.file(job.workingPath), with: job.output.path)
      .replacing(job.workingPath, with: job.output.path)
    return .encoderFailed(encoder: Self.name, reason: words)
  }

  /// A path that is never taken for an option or another protocol.
  private static func file(_ path: String) -> String { "file:" + path }

  private var arguments: [String] {
    let size = job.videoSize
    return ["-hide_banner", "-loglevel", "error", "-y"]
      + ["-f", "rawvideo", "-pixel_format", recipe.pixelFormat]
      + ["-video_size", "\(size.width)x\(size.height)"]
      + ["-framerate", "\(job.specification.framesPerSecond)", "-i", "pipe:0"]
      + ["-an"] + recipe.codec + Self.repeatable + recipe.container
      + [Self.file(job.workingPath)]
  }

  /// No versions, dates or other traces of the machine in the file, and a fixed number of threads:
  /// x264 decides differently with another.
  private static let repeatable = [
    "-threads", "4", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags", "+bitexact",
  ]
}

extension FFmpegRecipe {
  /// What is said about the colours of frames converted by `I420(bt709:)`.
  static let bt709 = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709", "-chroma_sample_location", "center",
  ]
}

extension EncodingJob {
  /// The size of the finished video: even where the format needs it.
  var videoSize: (width: Int, height: Int) { specification.size(in: output.format) }
}
