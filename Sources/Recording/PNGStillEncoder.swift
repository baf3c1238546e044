internal import Codecs
internal import Display

extension OutputFormat {
  /// One frame as a PNG file.
  public static let pngStill = OutputFormat(
    name: "png", fileExtension: "png", summary: "one frame as a PNG picture",
    traits: FormatTraits(isStill: true, hasTransparency: true)
  ) { PNGStillEncoder(path: $0.workingPath, reportedPath: $0.output.path) }
}

/// Writes one PNG file.
final class PNGStillEncoder: FrameEncoder {
  private let path: String
  private let reportedPath: String

  init(path: String, reportedPath: String) {
    self.path = path
    self.reportedPath = reportedPath
  }

  func append(_ frame: Bitmap) throws(RecordingError) {
    do {
      let file = try NativeFile(creating: path)
      try file.write(PNGFile.bytes(of: frame))
      try file.close()
    } catch {
      throw .cannotWrite(path: reportedPath, reason: error.description)
    }
  }
}
