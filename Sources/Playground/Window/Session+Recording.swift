extension Session {
  /// What was shown between the start and the stop of a recording.
  struct RecordedSpan: Equatable, Sendable {
    /// The take.
    let take: Take
    /// From when to when, in seconds of the take.
    let span: ClosedRange<Double>
  }

  /// True when nothing but the clock moves as time passes, as in a recording of a still stage.
  var isStill: Bool { player.restTime.map { time >= $0 } ?? false }

  /// Starts a recording at the playhead; the clock runs until it stops, also when nothing moves.
  func startRecording() {
    recordingStart = time
    recordingSpan = time...time
    transport.run(.forwards)
  }

  /// Stops the recording; nil when none ran or no time passed in it.
  func stopRecording() -> RecordedSpan? {
    guard isRecording else { return nil }
    recordingStart = nil
    let span = recordingSpan
    return span.lowerBound < span.upperBound ? RecordedSpan(take: take, span: span) : nil
  }
}
