/// A kind of recording; a new one is one file with its encoder and one row in `allCases`.
public struct OutputFormat: Sendable, CaseIterable {
  /// The name that lists and messages use.
  public let name: String
  /// What the name of its output ends in; empty for a folder.
  public let fileExtension: String
  /// One line for lists.
  public let summary: String
  /// What it can and cannot do.
  public let traits: FormatTraits
  /// Makes the encoder of one recording.
  let makeEncoder: @Sendable (EncodingJob) -> any FrameEncoder

  /// Every format, in the order of lists.
  public static let allCases: [OutputFormat] = [
    .pngFolder, .mp4, .webm, .gif, .apng, .webp, .pngStill,
  ]
}

extension OutputFormat {
  /// The format that the name of an output asks for: a folder, a name with `%05d`, or a file.
  public init(path: String) throws(RecordingError) {
    self = try OutputPath(path).format
  }
}

extension OutputFormat: Hashable {
  /// Formats are equal when their names are.
  public static func == (left: OutputFormat, right: OutputFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension OutputFormat: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// What a format can and cannot do.
public struct FormatTraits: Hashable, Sendable {
  /// True when the output is a folder of files.
  public var isFolder = false
  /// True when it shows one frame only.
  public var isStill = false
  /// True when both sides must be even.
  public var needsEvenSides = false
  /// True when transparent pixels stay transparent.
  public var hasTransparency = false
  /// True when ffmpeg encodes it.
  public var needsFFmpeg = false
  /// The most frames that it can show in a second.
  public var highestRate = FrameSequence.allowedRates.upperBound
}

/// What an encoder is told.
struct EncodingJob: Sendable {
  /// What is recorded, after all adjustments but padding.
  let specification: FrameSpecification
  /// Where the caller wants it.
  let output: OutputPath
  /// The file to write, which is renamed when it is complete; for folders, the folder.
  let workingPath: String
  /// How to work.
  let options: RecordingOptions

  /// The number of encoding threads.
  var threads: Int { options.threads ?? ThreadCount.cores }
}
