/// Where the playhead is and how it follows the clock: a pure value, to which time is told.
///
/// The playhead is a straight line through an anchor (a time of the take at a time of the clock);
/// every change of course sets a new anchor, so nothing accumulates while it runs.
nonisolated struct Transport: Equatable, Sendable {
  /// Which way the playhead moves, if at all.
  enum Motion: Equatable, Sendable {
    /// It stands still.
    case paused
    /// It moves towards the end of the take.
    case forwards
    /// It moves towards the start.
    case backwards

    var sign: Double {
      switch self {
      case .paused: 0
      case .forwards: 1
      case .backwards: -1
      }
    }
  }

  /// The longest step of the playhead, in seconds: a stall of the loop (a dragged window, a busy
  /// machine) must not skip what a person wants to see.
  static let longestStep = 0.1
  /// The speeds that can be chosen, in seconds of the take a second of the clock.
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4]
  /// The frames that stepping visits, per second.
  static let stepsPerSecond = 60.0
  private static let slowMotion = 0.1

  /// The playhead in seconds from the start of the take.
  private(set) var time = 0.0
  /// Which way it moves.
  private(set) var motion = Motion.forwards
  /// The chosen speed.
  private(set) var speed = 1.0
  /// True while slow motion overrides the chosen speed.
  private(set) var isSlowMotion = false

  private var now = 0.0
  private var anchor = (time: 0.0, now: 0.0)

  /// Makes a transport that runs forwards from the start.
  init() {}

  /// The speed in effect.
  var effectiveSpeed: Double { isSlowMotion ? Self.slowMotion : speed }

  /// Lets time pass up to `now` (seconds of the clock), within a take that ends at `end`.
  ///
  /// Playing backwards ends in a pause at the start. At the end of the take the playhead rests but
  /// keeps its course: when the take grows, it goes on.
  mutating func tick(now: Double, end: Double) {
    let elapsed = max(0, now - self.now)
    self.now = now
    guard motion != .paused else { return setAnchor() }
    if elapsed > Self.longestStep {
      let step = min(Self.longestStep, Self.longestStep * effectiveSpeed)
      time += motion.sign * step
      setAnchor()
    } else {
      time = anchor.time + motion.sign * effectiveSpeed * (now - anchor.now)
    }
    limit(to: end)
  }

  /// Puts the playhead somewhere, within a take that ends at `end`; its course stays.
  mutating func move(to time: Double, end: Double) {
    self.time = time
    setAnchor()
    limit(to: end)
  }

  /// Moves the playhead by frames and pauses; from between two frames the first step goes to the
  /// nearer end of the frame it stands in.
  mutating func step(by frames: Int, end: Double) {
    // A playhead that stands on a frame up to rounding counts as standing on it.
    let tolerance = 1e-6
    let place = time * Self.stepsPerSecond
    let frame =
      frames > 0 ? (place + tolerance).rounded(.down) : (place - tolerance).rounded(.up)
    motion = .paused
    move(to: (frame + Double(frames)) / Self.stepsPerSecond, end: end)
  }

  /// Gives the playhead another course.
  mutating func run(_ motion: Motion) {
    self.motion = motion
    setAnchor()
  }

  /// Takes the next lower (−1) or higher (1) of the speeds, which ends slow motion.
  mutating func changeSpeed(by places: Int) {
    let current = effectiveSpeed
    let next =
      places < 0
      ? Self.speeds.last { $0 < current } ?? Self.speeds.first
      : Self.speeds.first { $0 > current } ?? Self.speeds.last
    setSpeed(next ?? 1)
  }

  /// Takes a speed, more than 0, which ends slow motion.
  mutating func setSpeed(_ speed: Double) {
    precondition(speed > 0 && speed.isFinite, "A speed is more than 0; pausing is a motion.")
    self.speed = speed
    isSlowMotion = false
    setAnchor()
  }

  /// Switches slow motion on, or back to the chosen speed.
  mutating func toggleSlowMotion() {
    isSlowMotion.toggle()
    setAnchor()
  }

  private mutating func setAnchor() { anchor = (time, now) }

  private mutating func limit(to end: Double) {
    if time <= 0, motion == .backwards { motion = .paused }
    guard time < 0 || time > end else { return }
    time = min(max(0, time), max(0, end))
    setAnchor()
  }

  /// Transports are equal when they show the same and go on in the same way.
  static func == (left: Transport, right: Transport) -> Bool {
    left.time == right.time && left.motion == right.motion && left.speed == right.speed
      && left.isSlowMotion == right.isSlowMotion
  }
}
