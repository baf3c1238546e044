extension Session {
  /// The part of a take that a person works on.
  struct Loop: Equatable {
    /// Where it begins; nil for the start of the take.
    var inPoint: Double?
    /// Where it ends; nil for the end of the take.
    var outPoint: Double?
    /// True when the playhead goes round in it.
    var isOn = false
  }

  /// How long the end of a take stays before the loop begins again.
  static let loopRest = 0.5

  /// A loop has one frame at least, in seconds.
  static let shortestLoop = 1.0 / 60

  /// The take at a glance.
  var score: TakeScore { player.score }

  /// The seconds that a timeline shows: never so few that nothing could be aimed at.
  var span: Double {
    max(length, tunedScore.restTime ?? 0, time, loopSpan?.upperBound ?? 0, 1)
  }

  /// Where the loop goes round, in seconds; nil when it is off or there is nothing to show.
  var loopSpan: ClosedRange<Double>? {
    guard loop.isOn, !isRecording else { return nil }
    let start = loop.inPoint ?? 0
    let end = loop.outPoint ?? length + Self.loopRest
    return isLoop(start, end) && length > 0 ? start...end : nil
  }

  /// Sets the in point at the playhead, or takes it away when it is there already.
  func toggleInPoint() {
    loop.inPoint = isPlayhead(at: loop.inPoint) ? nil : time
    if let out = loop.outPoint, !isLoop(time, out) { loop.outPoint = nil }
  }

  /// Sets the out point at the playhead, or takes it away when it is there already.
  func toggleOutPoint() {
    loop.outPoint = isPlayhead(at: loop.outPoint) ? nil : time
    if let start = loop.inPoint, !isLoop(start, time) { loop.inPoint = nil }
  }

  /// True when the part between two points is long enough to go round in.
  private func isLoop(_ start: Double, _ end: Double) -> Bool {
    end - start >= Self.shortestLoop - 1e-9
  }

  /// Takes both points away: the loop is the whole take.
  func clearPoints() {
    loop.inPoint = nil
    loop.outPoint = nil
  }

  /// A playhead that came back by steps or by hand is there up to half a frame.
  private func isPlayhead(at point: Double?) -> Bool {
    point.map { abs($0 - time) < Self.shortestLoop / 2 } ?? false
  }

  /// Puts the in point somewhere before the out point; at the start of the take there is none.
  func moveInPoint(to time: Double) {
    let last = (loop.outPoint ?? span) - Self.shortestLoop
    loop.inPoint = time <= 0 ? nil : min(time, max(0, last))
  }

  /// Puts the out point somewhere after the in point; at the end of the timeline there is none.
  func moveOutPoint(to time: Double) {
    let first = (loop.inPoint ?? 0) + Self.shortestLoop
    loop.outPoint = time >= span ? nil : max(time, first)
  }

  /// Goes round in the take, or no longer.
  func toggleLoop() {
    loop.isOn.toggle()
    guard loop.isOn, !isAdvancing else { return }
    if length > 0 { togglePlay() } else { run(.forwards) }
  }

  /// Puts the playhead to the start: what plays goes on playing from there, what rests stays at rest.
  func goToStart() {
    if !isAdvancing, length > 0 { transport.run(.paused) }
    seek(to: 0)
  }

  /// Puts the playhead anywhere on the timeline, also where nothing was shown yet.
  func scrub(to time: Double) {
    run(.paused)
    reach(min(time, span))
    seek(to: time)
  }
}
