internal import Demos
internal import Recording

/// What a person can take out of the window, in the order in which the sheet offers it.
nonisolated enum ExportKind: String, CaseIterable, Sendable {
  /// A film, or its frames.
  case mp4, gif, apng, webp, webm, frames
  /// The picture at the playhead.
  case still
  /// Several instants in one picture.
  case strip
  /// The curve's graph.
  case curvePicture = "curve-png", curveDrawing = "curve-svg"

  /// What a person reads.
  var title: String {
    switch self {
    case .mp4: "MP4"
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    case .webm: "WebM"
    case .frames: "PNG frames"
    case .still: "Still"
    case .strip: "Film strip"
    case .curvePicture: "Curve PNG"
    case .curveDrawing: "Curve SVG"
    }
  }

  /// The recorder's format; drawings need none.
  var format: OutputFormat {
    switch self {
    case .mp4: .mp4
    case .gif: .gif
    case .apng: .apng
    case .webp: .webp
    case .webm: .webm
    case .frames: .pngFolder
    case .still, .strip, .curvePicture, .curveDrawing: .pngStill
    }
  }

  /// What the name ends in; empty for a folder.
  var fileExtension: String { self == .curveDrawing ? "svg" : format.fileExtension }

  /// True for what shows a span of time frame by frame.
  var isFilm: Bool { !format.traits.isStill }
  /// True for what shows the curve and nothing of the stage.
  var isCurve: Bool { self == .curvePicture || self == .curveDrawing }
  /// True for what shows a span of time.
  var hasSpan: Bool { isFilm || self == .strip }

  /// The folder that it goes into unless another is named.
  var folder: UserFolders.Kind { isFilm ? .videos : .pictures }

  /// The name of the file without number and ending.
  func name(demo: String) -> String {
    switch self {
    case .strip: "inbetween-\(demo)-strip"
    case .curvePicture, .curveDrawing: "inbetween-\(demo)-curve"
    default: "inbetween-\(demo)"
    }
  }

  /// Why it cannot be made here; nil when it can.
  func obstacle(tools: EncoderTools, hasCurve: Bool) -> String? {
    if format.traits.needsFFmpeg, tools.ffmpeg == nil {
      return "\(title) needs ffmpeg, which is not installed (package ffmpeg)"
    }
    return isCurve && !hasCurve ? "This demo has no curve" : nil
  }
}
