internal import Display
internal import Foundation
internal import Motion
internal import Recording
internal import SDLBackend
internal import Synchronization

/// A recording being made in the window: a few frames a turn of the loop, so that the window stays
/// alive, each drawn exactly at its own time from the take alone.
final class FilmJob {
  /// Where a job is.
  enum State {
    /// Frames are drawn, or encoded after the last one was drawn.
    case writing
    /// It is complete.
    case finished(RecordingSummary)
    /// It failed; nothing half written is left.
    case failed(RecordingError)
    /// A person stopped it; nothing is left.
    case cancelled
  }

  /// Where the job is.
  private(set) var state = State.writing
  /// Where the film goes.
  var path: String { film.output.path }
  /// The take that it shows.
  var take: Take { film.take }

  private let film: Film
  private let recorder: Recorder
  private let renderer: any Renderer
  private var position = 0
  private let leaving: Leaving

  /// Whether the window is going: then no encoder is waited for much longer.
  private final class Leaving: Sendable {
    let isTrue = Atomic(false)
  }

  /// The seconds that a step may wait for an encoder: the window goes on meanwhile.
  private static let patience = 0.03

  /// Begins a film; everything that can be refused is refused here.
  init(_ film: Film, with renderer: any Renderer, tools: EncoderTools = .installed) throws {
    self.film = film
    self.renderer = renderer
    let leaving = Leaving()
    self.leaving = leaving
    recorder = try Recorder(
      film.specification, to: film.output,
      options: RecordingOptions(
        replacesExisting: film.replacesExisting, takeJSON: TakeFile.compactText(of: film.take),
        tools: tools,
        isInterrupted: {
          Signals.received != nil || leaving.isTrue.load(ordering: .sequentiallyConsistent)
        }))
  }

  /// What differs from what was asked for.
  var notes: [RecordingNote] { recorder.notes }

  /// How much of the frames is done, 0…1.
  var fraction: Double {
    Double(position) / Double(max(1, recorder.frames.count))
  }

  /// Draws and hands over the next frame; after the last one completes the film as soon as that
  /// takes no waiting.
  func step() {
    guard case .writing = state else { return }
    guard isDrawing else {
      if recorder.settle() { finish() }
      return
    }
    guard recorder.takesFrame(within: Self.patience) else { return }
    do {
      let picture = try film.picture(recorder.frames[position].time)
      try recorder.append(try renderer.bitmap(of: picture, scale: film.scale))
      position += 1
    } catch let error as RecordingError {
      state = .failed(error)
    } catch {
      recorder.cancel()
      state = .failed(.drawing(frame: position, reason: "\(error)"))
    }
  }

  /// True while there are frames to draw.
  var isDrawing: Bool {
    guard case .writing = state else { return false }
    return position < recorder.frames.count
  }

  /// Completes the film with the frames that it has, and waits for that: a shorter one plays, half a file does not.
  func finish() {
    guard case .writing = state else { return }
    do {
      let isCut = position < recorder.frames.count
      state = .finished(
        try recorder.finish(as: isCut && film.replacesExisting ? freeCutPath : nil))
    } catch {
      state = .failed(error)
    }
  }

  /// A file that was to be replaced by a whole film is not given up for a part of one: that gets a
  /// name of its own beside it.
  private var freeCutPath: String {
    let ending = film.output.format.fileExtension
    let base = path.hasSuffix("." + ending) ? String(path.dropLast(ending.count + 1)) : path
    return Self.freePath(base + "-cut", "." + ending)
  }

  /// A path with the first number that is free, where none is needed without.
  private static func freePath(_ base: String, _ ending: String) -> String {
    let names = (1...).lazy.map { base + ($0 == 1 ? "" : "-\($0)") + ending }
    return names.first { !FileManager.default.fileExists(atPath: $0) } ?? base + ending
  }

  /// From now on no encoder is waited for much longer.
  func hurry() { leaving.isTrue.store(true, ordering: .sequentiallyConsistent) }

  /// Stops and removes what was written.
  func cancel() {
    guard case .writing = state else { return }
    recorder.cancel()
    state = .cancelled
  }

  /// Saves the take of a film that had to end early beside it, so that nothing is lost; returns the
  /// path.
  func saveTake() throws(CommandError) -> String {
    let ending = film.output.format.fileExtension
    let path = if case .finished(let summary) = state { summary.path } else { path }
    let base = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    let free = Self.freePath(base, TakeFile.nameEnding)
    try TakeFile.write(take, path: free)
    return free
  }
}
