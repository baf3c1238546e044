internal import Demos
internal import Display
internal import Layers

/// What a person works on in the window: a take that grows by every input, and a playhead in it.
///
/// It knows no window and no clock; `tick(now:)` tells it the time. Everything that it shows is the
/// take at the playhead, so scrubbing, tuning and recording need no code of their own.
final class Session {
  /// The take and its picture.
  private(set) var player: Player
  /// The playhead.
  var transport = Transport()
  /// The row of `tuningRows` that − and = change.
  var focusedRow = 0
  /// Where the running recording began; nil when none runs.
  var recordingStart: Double?
  /// The part of the take that plays again and again.
  var loop = Loop()
  /// The presets from which curves are picked.
  var presets = PresetLibrary()
  /// What can be undone.
  var history = EditHistory()
  /// Whether motion is reduced, and who said so.
  var motionChoice: MotionChoice
  /// The number of the hand's stroke: a drag or a held key is one step for undo.
  var stroke = 0

  /// The second take, and the ghosts.
  let comparison = Comparison()
  /// What is looked at closely.
  let inspection = Inspection()
  let resources: Resources
  var recordingSpan = 0.0...0.0
  /// How far the playhead came where the take's own end does not hold it back.
  private var reached = 0.0
  private var heldPointer = HeldPointer.none
  private weak var stageUnderPointer: Stage?
  var otherDemos: [String: Shelf] = [:]

  /// What is kept of a demo while another one shows.
  struct Shelf {
    let settings: [String: SettingValue]
    let history: EditHistory
  }

  /// What the pointer does over the stage.
  private enum HeldPointer: Equatable {
    /// It is elsewhere.
    case none
    /// It is over the stage, with the button up.
    case hovering(Point)
    /// The button is down; the last move waits for the next tick.
    case pressed(waitingMove: Point?)
  }

  /// Opens a take and shows its start.
  init(
    take: Take, resources: Resources, motionChoice: MotionChoice = MotionChoice()
  ) throws(CommandError) {
    self.resources = resources
    self.motionChoice = motionChoice
    player = try Player(take: motionChoice.applied(to: take), resources: resources)
    focusedRow = firstAdjustableRow
  }

  /// The take as it is now.
  var take: Take { player.take }
  /// What is known about the demo.
  var about: DemoDescription { type(of: player.demo).about }
  /// The playhead in seconds.
  var time: Double { transport.time }
  /// The length of the take in seconds: until nothing runs any more, or as far as it was shown.
  var length: Double { max(player.restTime ?? reached, reached) }
  /// True while a recording runs.
  var isRecording: Bool { recordingStart != nil }

  /// True when the picture changes as time passes; otherwise the clock rests.
  var isAdvancing: Bool {
    switch transport.motion {
    case .paused: false
    case .forwards: time < limit
    case .backwards: time > 0
    }
  }

  /// The picture at the playhead.
  func displayList() -> DisplayList { player.displayList() }

  /// Lets time pass, up to `now` in seconds of any steady clock.
  func tick(now: Double) {
    if case .pressed(let move?) = heldPointer {
      heldPointer = .pressed(waitingMove: nil)
      appendOrDrop(.move(move))
    }
    let motion = transport.motion
    transport.tick(now: now, end: limit)
    if let span = loopSpan { goRound(in: span, motion) }
    show()
  }

  private func goRound(in span: ClosedRange<Double>, _ motion: Transport.Motion) {
    if motion == .forwards, time >= span.upperBound {
      transport.move(to: span.lowerBound, end: limit)
    } else if motion == .backwards, time <= span.lowerBound {
      transport.move(to: span.upperBound, end: limit)
      transport.run(.backwards)
    }
  }

  /// Lets the take reach as far as a time, although nothing moves there.
  func reach(_ time: Double) { reached = max(reached, time) }

  /// Where forward motion ends: nothing holds a recording or a demo that never rests.
  private var limit: Double {
    guard !isRecording, let rest = player.restTime else { return .infinity }
    return max(rest, reached, loopSpan?.upperBound ?? 0)
  }

  private func show() {
    if limit.isInfinite { reached = max(reached, time) }
    if isRecording {
      recordingSpan =
        min(recordingSpan.lowerBound, time)...max(recordingSpan.upperBound, time)
    }
    if player.time != time { player.seek(to: time) }
    // Going back rebuilds the demo, which then knows nothing of a resting pointer.
    if stageUnderPointer !== player.stage, case .hovering(let point) = heldPointer {
      hover(at: point)
    }
  }
}

extension Session {
  /// Plays or pauses; at the end of the take it plays again from the start or the loop's in point.
  func togglePlay() {
    if isAdvancing || (transport.motion != .paused && length == 0) {
      transport.run(.paused)
    } else {
      if time >= limit { transport.move(to: loopSpan?.lowerBound ?? 0, end: limit) }
      transport.run(.forwards)
    }
    show()
  }

  /// Gives the playhead a course.
  func run(_ motion: Transport.Motion) {
    transport.run(motion)
    show()
  }

  /// Puts the playhead somewhere within the take.
  func seek(to time: Double) {
    transport.move(to: time, end: length)
    show()
  }

  /// Moves the playhead by frames of 1/60 s and pauses.
  func step(by frames: Int) {
    transport.step(by: frames, end: isRecording ? .infinity : length)
    show()
  }

  /// Takes the next lower (−1) or higher (1) speed.
  func changeSpeed(by places: Int) { transport.changeSpeed(by: places) }

  /// Takes a speed.
  func setSpeed(_ speed: Double) { transport.setSpeed(speed) }

  /// Switches slow motion on or off.
  func toggleSlowMotion() { transport.toggleSlowMotion() }
}

extension Session {
  /// Changes the take's settings and shows the same time again.
  func replaceSettings(_ settings: [String: SettingValue]) throws(CommandError) {
    var changed = take
    changed.settings = settings
    try change(to: changed)
  }

  /// Changes the take's inputs and shows the same time again.
  func replaceJournal(_ journal: [TimedInput]) throws(CommandError) {
    try change(to: take.with(journal: journal))
  }

  func change(to changed: Take) throws(CommandError) {
    try player.change(to: changed)
    // The new take may be shorter: the playhead stays where it is, its picture is at rest there.
    reached = isRecording ? max(reached, time) : time
    show()
  }

  func open(_ take: Take) throws(CommandError) {
    player = try Player(take: motionChoice.applied(to: take), resources: resources)
    loop = Loop()
    reached = 0
    if case .pressed = heldPointer { heldPointer = .none }
    transport.move(to: 0, end: 0)
    transport.run(.forwards)
    show()
  }

  func append(_ input: StageInput) throws(CommandError) {
    if transport.motion == .backwards { transport.run(.forwards) }
    let before = take.journal
    try player.append(input)
    if let last = before.last, last.time > time {
      history.note(.journal(before), of: "Inputs", stroke: stroke)
    }
    reached = time
  }

  /// Pointer inputs are valid for every demo; should one not be, nothing happens.
  private func appendOrDrop(_ input: StageInput) {
    do { try append(input) } catch { heldPointer = .none }
  }
}

extension Session {
  /// The pointer moved over the sheet, in stage points.
  ///
  /// Only moves with the button down are part of the take: hovering changes nothing that a replay
  /// could miss, and would fill the journal.
  func pointerMoved(to point: Point) {
    if case .pressed = heldPointer {
      heldPointer = .pressed(waitingMove: point)
    } else {
      hover(at: point)
    }
  }

  /// The pointer left the sheet.
  func pointerLeft() {
    guard case .hovering = heldPointer else { return }
    hover(at: Player.outside)
    heldPointer = .none
  }

  /// The button went down over the sheet, in stage points.
  func pointerPressed(at point: Point) {
    heldPointer = .pressed(waitingMove: nil)
    appendOrDrop(.press(point))
  }

  /// The button went up after a press on the sheet, in stage points.
  func pointerReleased(at point: Point) {
    guard case .pressed(let waitingMove) = heldPointer else { return }
    if let waitingMove { appendOrDrop(.move(waitingMove)) }
    appendOrDrop(.release(point))
    hover(at: point)
  }

  /// A press ended without counting, as when the window lost the focus.
  func pointerCancelled() {
    guard case .pressed = heldPointer else { return }
    heldPointer = .none
    appendOrDrop(.release(Player.outside))
  }

  /// Shows the pointer to the stage without animation: the clock may rest, and then a fade would
  /// never get anywhere.
  private func hover(at point: Point) {
    heldPointer = .hovering(point)
    let stage = player.stage
    stageUnderPointer = stage
    stage.perform { View.performWithoutAnimation { stage.send(.moved(point)) } }
  }
}
