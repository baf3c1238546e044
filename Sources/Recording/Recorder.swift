public import Display

/// Makes one recording, frame by frame.
///
/// Everything that can be refused is refused by the initialiser, before anything is drawn. Then
/// draw `frames` in order and `append` each; encoding goes on while the next frame is drawn. End
/// with `finish` or `cancel`. A recorder that is let go unfinished removes what it wrote.
public final class Recorder {
  /// The place and format.
  public let output: OutputPath
  /// What is recorded; the rate may differ from the request, see `notes`.
  public let specification: FrameSpecification
  /// What differs from the request.
  public private(set) var notes: [RecordingNote] = []
  /// The number of frames taken so far.
  public private(set) var appendedCount = 0

  private enum Phase { case ready, running, ended }

  private let encoder: any FrameEncoder
  private let file: OutputFile?
  private var phase = Phase.ready

  /// Checks the request and reserves the destination.
  public init(
    _ request: FrameSpecification, to output: OutputPath, options: RecordingOptions = .init()
  ) throws(RecordingError) {
    let format = output.format
    self.output = output
    (specification, notes) = try request.adjusted(to: format)
    let job: EncodingJob
    if format.traits.isFolder {
      file = nil
      job = EncodingJob(
        specification: specification, output: output, workingPath: output.folder, options: options)
    } else {
      let file = OutputFile(path: output.path, replacesExisting: options.replacesExisting)
      self.file = file
      job = EncodingJob(
        specification: specification, output: output, workingPath: file.workingPath,
        options: options)
    }
    encoder = format.makeEncoder(job)
    try encoder.prepare()
    try file?.reserve()
  }

  deinit { cancel() }

  /// The instants to draw, in order.
  public var frames: FrameSequence { specification.frames }

  /// True when the next frame is taken without waiting, or can be after so many seconds at most: for
  /// a caller that has something else to do meanwhile.
  public func takesFrame(within seconds: Double) -> Bool {
    encoder.takesFrame(within: seconds)
  }

  /// Takes the next frame, which must have the size of the specification.
  public func append(_ frame: Bitmap) throws(RecordingError) {
    precondition(phase != .ended, "A recording that ended takes no more frames.")
    precondition(appendedCount < specification.count, "The recording has all its frames.")
    precondition(
      frame.width == specification.pixelWidth && frame.height == specification.pixelHeight,
      "A frame of \(frame.width) × \(frame.height) does not fit the recording's size.")
    do {
      if phase == .ready {
        phase = .running
        try encoder.begin()
      }
      try encoder.append(frame)
      appendedCount += 1
    } catch {
      cancel()
      throw error
    }
  }

  /// Takes no more frames and says, without waiting, whether all are encoded.
  ///
  /// Whoever has something else to do meanwhile asks from time to time; `finish` then returns at
  /// once.
  public func settle() -> Bool { encoder.settle() }

  /// Completes the files, a single file under another name if one is given; a recording without any
  /// frame is cancelled instead.
  @discardableResult
  public func finish(as otherPath: String? = nil) throws(RecordingError) -> RecordingSummary {
    precondition(phase != .ended, "A recording ends once.")
    guard appendedCount > 0 else {
      cancel()
      throw .cancelled
    }
    do {
      notes += try encoder.finish()
      try file?.publish(as: otherPath)
    } catch {
      cancel()
      throw error
    }
    phase = .ended
    let kept = encoder.keptCount ?? appendedCount
    let size = specification.size(in: output.format)
    return RecordingSummary(
      path: file == nil ? output.path : otherPath ?? output.path, frameCount: kept,
      framesPerSecond: specification.framesPerSecond,
      pixelWidth: size.width, pixelHeight: size.height,
      isComplete: kept == specification.count, notes: notes)
  }

  /// Stops and removes what was written; does nothing after the end.
  public func cancel() {
    guard phase != .ended else { return }
    phase = .ended
    encoder.cancel()
    file?.discard()
  }
}

extension Recorder {
  /// Records everything: draws each frame by `frame`, and asks `progress` after each how to go on.
  public func record(
    frame: (FrameTime) throws -> Bitmap,
    progress: (RecordingProgress) -> RecordingDecision = { _ in .proceed }
  ) throws(RecordingError) -> RecordingSummary {
    for instant in frames {
      let bitmap: Bitmap
      do {
        bitmap = try frame(instant)
      } catch {
        cancel()
        throw .drawing(frame: instant.position, reason: "\(error)")
      }
      try append(bitmap)
      switch progress(RecordingProgress(done: appendedCount, total: frames.count)) {
      case .proceed: continue
      case .stop: return try finish()
      case .cancel:
        cancel()
        throw .cancelled
      }
    }
    return try finish()
  }
}

extension FrameSpecification {
  /// The size of the finished picture in pixels: even where the format needs it.
  public func size(in format: OutputFormat) -> (width: Int, height: Int) {
    guard format.traits.needsEvenSides else { return (pixelWidth, pixelHeight) }
    return (pixelWidth + pixelWidth % 2, pixelHeight + pixelHeight % 2)
  }

  /// What a format makes of a request, and what must be said about it.
  public func adjusted(
    to format: OutputFormat
  ) throws(RecordingError) -> (FrameSpecification, [RecordingNote]) {
    let traits = format.traits
    var result = self
    var notes: [RecordingNote] = []
    if traits.isStill, count > 1 {
      result = result.with(frames: frames.firstAlone)
      notes.append(.onlyFirstFrame(of: count, time: result.frames[0].time))
    } else if framesPerSecond > traits.highestRate {
      result = result.with(frames: try frames.atRate(traits.highestRate))
      notes.append(
        .rateChanged(format: format.name, from: framesPerSecond, to: traits.highestRate))
    }
    let (width, height) = size(in: format)
    if (width, height) != (pixelWidth, pixelHeight) {
      notes.append(
        .padded(
          format: format.name, fromWidth: pixelWidth, fromHeight: pixelHeight, toWidth: width,
          toHeight: height))
    }
    return (result, notes)
  }
}
