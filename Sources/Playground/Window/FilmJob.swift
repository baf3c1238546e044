internal import Display
internal import Motion
internal import Recording
internal import SDLBackend

/// A recording being made in the window: a few frames a turn of the loop, so that the window stays
/// alive, each drawn exactly at its own time from the take alone.
final class FilmJob {
  /// Where a job is.
  enum State {
    /// So many of its frames are done.
    case writing
    /// It is complete.
    case finished(RecordingSummary)
    /// It failed; nothing half written is left.
    case failed(RecordingError)
  }

  /// Where the job is.
  private(set) var state = State.writing
  /// Where the film goes.
  let path: String

  /// The take that it shows.
  let take: Take

  private let recorder: Recorder
  private let player: Player
  private let renderer: any Renderer
  private let scale: Double
  private var position = 0

  /// The frames a second of every recording made in the window.
  static let framesPerSecond = 60.0

  /// Begins a film of a span of a take.
  ///
  /// It becomes an MP4 where the tools for that are installed, else a folder of PNG frames.
  init(
    _ recorded: Session.RecordedSpan, to folders: UserFolders, with renderer: any Renderer,
    resources: Resources, scale: Double, tools: EncoderTools = .installed
  ) throws {
    let frames = try FrameSequence(
      from: recorded.span.lowerBound, untilRestAt: recorded.span.upperBound,
      framesPerSecond: Self.framesPerSecond)
    take = recorded.take
    let size = take.size
    let specification = try FrameSpecification(
      frames: frames, width: size.width, height: size.height, scale: scale)
    path = try folders.freePath(
      in: .videos, name: "inbetween-\(take.demo)",
      extension: tools.ffmpeg == nil ? "" : "mp4")
    recorder = try Recorder(
      specification, to: try OutputPath(path),
      options: RecordingOptions(
        takeJSON: TakeFile.compactText(of: take), tools: tools,
        isInterrupted: { Signals.received != nil }))
    player = try Player(take: take, resources: resources)
    self.renderer = renderer
    self.scale = scale
  }

  /// How much of the frames is done, 0…1.
  var fraction: Double {
    Double(position) / Double(max(1, recorder.frames.count))
  }

  /// Draws and hands over the next frame; completes the film after the last.
  func step() {
    guard case .writing = state else { return }
    guard position < recorder.frames.count else { return finish() }
    do {
      player.seek(to: recorder.frames[position].time)
      let picture = player.displayList().fitted(into: take.size)
      try recorder.append(try renderer.bitmap(of: picture, scale: scale))
      position += 1
    } catch let error as RecordingError {
      state = .failed(error)
    } catch {
      recorder.cancel()
      state = .failed(.drawing(frame: position, reason: "\(error)"))
    }
  }

  /// Completes the film with the frames that it has: a shorter one plays, half a file does not.
  func finish() {
    guard case .writing = state else { return }
    do {
      state = .finished(try recorder.finish())
    } catch {
      state = .failed(error)
    }
  }

  /// Saves the take of a film that had to end early beside it, so that nothing is lost; returns the
  /// path.
  func saveTake() throws(CommandError) -> String {
    let ending = ".mp4"
    let base = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    try TakeFile.write(take, path: base + TakeFile.nameEnding)
    return base + TakeFile.nameEnding
  }
}
