/// How a recording is made, beside what is recorded.
public struct RecordingOptions: Sendable {
  /// True when older frames or an older file may be replaced.
  public var replacesExisting: Bool
  /// The take as JSON, written into the sidecar of a folder of frames as it is.
  public var takeJSON: String?
  /// The number of threads that encode, without effect on the bytes; nil takes one for each core.
  public var threads: Int?
  /// Where programs such as ffmpeg are looked for.
  public var tools: EncoderTools
  /// Asked now and then: once it says yes, an encoder that does not respond is ended.
  public var isInterrupted: @Sendable () -> Bool

  /// Asked once it is interrupted: when it says yes, the encoder is not waited for at all.
  public var isUrgent: @Sendable () -> Bool = { false }

  /// How many seconds another program may neither take a byte nor write one before it counts as
  /// hanging and is ended.
  public var patience = 60.0

  /// Makes options; the defaults suit everything.
  public init(
    replacesExisting: Bool = false, takeJSON: String? = nil, threads: Int? = nil,
    tools: EncoderTools = .installed, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.replacesExisting = replacesExisting
    self.takeJSON = takeJSON
    self.threads = threads
    self.tools = tools
    self.isInterrupted = isInterrupted
  }
}

/// Something about a recording that differs from what was asked for, and why.
public enum RecordingNote: Hashable, Sendable, CustomStringConvertible {
  /// The format cannot show so many frames a second.
  case rateChanged(format: String, from: Double, to: Double)
  /// The format needs even sides: the last column and row are doubled.
  case padded(format: String, fromWidth: Int, fromHeight: Int, toWidth: Int, toHeight: Int)
  /// The format has no transparency: transparent parts are shown over black.
  case flattened(format: String)
  /// A still shows one frame only.
  case onlyFirstFrame(of: Int, time: Double)
  /// The finished file could not be checked.
  case unchecked(path: String, reason: String)

  /// One line.
  public var description: String {
    switch self {
    case .rateChanged(let format, let from, let to):
      "\(format) cannot show \(text(from)) frames a second: recorded at \(text(to))"
    case .padded(let format, let fromWidth, let fromHeight, let toWidth, let toHeight):
      "\(format) needs even sides: \(fromWidth)x\(fromHeight) padded to \(toWidth)x\(toHeight)"
    case .flattened(let format):
      "\(format) has no transparency: transparent parts are shown over black"
    case .onlyFirstFrame(let count, let time):
      "a still is one picture: the frame at \(text(time)) s, the first of \(count)"
    case .unchecked(let path, let reason):
      "\(path): not checked, because \(reason)"
    }
  }

  private func text(_ value: Double) -> String { value.text }
}

/// How far a recording is.
public struct RecordingProgress: Hashable, Sendable {
  /// The number of frames drawn and handed to the encoder.
  public let done: Int
  /// The number of frames of the whole recording.
  public let total: Int
}

/// What the caller wants after a frame.
public enum RecordingDecision: Hashable, Sendable {
  /// The next frame.
  case proceed
  /// No more frames, but what there is shall be complete and playable.
  case stop
  /// Nothing: what was written is removed.
  case cancel
}

/// What was recorded.
public struct RecordingSummary: Hashable, Sendable {
  /// The file or folder.
  public let path: String
  /// The number of frames in it.
  public let frameCount: Int
  /// The number of frames shown in a second.
  public let framesPerSecond: Double
  /// The width of the finished picture in pixels, with what the format padded.
  public let pixelWidth: Int
  /// The height of the finished picture in pixels, with what the format padded.
  public let pixelHeight: Int
  /// True when every frame that was asked for is there.
  public let isComplete: Bool
  /// What differs from the request.
  public let notes: [RecordingNote]
}

extension Double {
  /// The number as people write it: whole ones without a fraction.
  var text: String { Int(exactly: self).map(String.init) ?? description }
}
