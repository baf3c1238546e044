internal import Codecs

extension OutputFormat {
  /// H.264 in MP4: plays everywhere.
  public static let mp4 = OutputFormat(
    name: "mp4", fileExtension: "mp4", summary: "H.264 video, BT.709, by ffmpeg",
    traits: FormatTraits(needsEvenSides: true, needsFFmpeg: true)
  ) { FFmpegEncoder($0, recipe: .mp4) }
}

extension FFmpegRecipe {
  /// A recording that is stopped ends at once, because few frames are held back.
  ///
  /// Threads share a frame, and four frames are looked ahead; the files are no larger for it.
  static let mp4 = FFmpegRecipe(
    pixelFormat: "yuv420p",
    codec: [
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-pix_fmt", "yuv420p",
      "-x264-params", "sliced-threads=1:sync-lookahead=0:rc-lookahead=4",
    ] + bt709,
    container: ["-movflags", "+faststart", "-f", "mp4"]
  ) { I420(bt709: $0).bytes }
}
