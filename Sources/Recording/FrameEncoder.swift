public import Display

/// Turns frames into files: one kind for each family of formats.
///
/// The calls come in order from one thread: `prepare`, `begin`, `append` for every frame, `settle` as often as
/// one likes, then `finish` or `cancel`. An encoder may take a frame and encode it later on other threads; an error met there
/// is thrown by a later call.
public protocol FrameEncoder: AnyObject {
  /// Looks for what is needed and reserves the destination, before anything is drawn.
  func prepare() throws(RecordingError)
  /// Starts, immediately before the first frame.
  func begin() throws(RecordingError)
  /// True when the next frame is taken without waiting, or can be after so many seconds at most.
  func takesFrame(within seconds: Double) -> Bool
  /// Takes the next frame; waits when too many are under way.
  func append(_ frame: Bitmap) throws(RecordingError)
  /// Takes no more frames and says, without waiting, whether all are encoded.
  func settle() -> Bool
  /// Waits for all frames and completes the files; returns what must be said about them.
  func finish() throws(RecordingError) -> [RecordingNote]
  /// How many frames a finished recording has; nil for all that were appended.
  var keptCount: Int? { get }
  /// Stops and removes what was written.
  func cancel()
}

extension FrameEncoder {
  /// Needs nothing.
  public func prepare() throws(RecordingError) {}
  /// Needs no start.
  public func begin() throws(RecordingError) {}
  /// Waits for nothing.
  public func takesFrame(within seconds: Double) -> Bool { true }
  /// Encodes each frame when it is appended.
  public func settle() -> Bool { true }
  /// Has nothing left to do, and nothing to say.
  public func finish() throws(RecordingError) -> [RecordingNote] { [] }
  /// Keeps every frame.
  public var keptCount: Int? { nil }
  /// Has nothing to undo: the recorder removes the file.
  public func cancel() {}
}
