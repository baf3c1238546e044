public import Demos
public import Display
public import Layers

/// Shows a take at any time: builds the demo and replays the journal, from event to event.
///
/// Nothing is kept but the stage itself: going forwards continues, going back starts over, and both
/// give the same state, because only events change it and each is visited at its own exact time.
public final class Player {
  /// What is played; `change(to:)` and `append(_:)` change it.
  public private(set) var take: Take
  /// The stage at `time`.
  public private(set) var stage: Stage
  /// The demo on the stage.
  public private(set) var demo: any Demo

  private let resources: Resources
  private var factory: DemoFactory
  private var playedInputs = 0
  private var collected: [PlayerEvent] = []
  private var knownScore: TakeScore?

  /// Makes a player at time 0, after the inputs of that instant.
  public init(take: Take, resources: Resources) throws(CommandError) {
    factory = try take.prepared(with: resources)
    self.take = take
    self.resources = resources
    (stage, demo) = Self.build(take, factory, resources)
    seek(to: 0)
  }

  private init(
    prepared take: Take, _ factory: @escaping DemoFactory, _ resources: Resources
  ) {
    self.take = take
    self.factory = factory
    self.resources = resources
    (stage, demo) = Self.build(take, factory, resources, recordsAnimations: true)
  }

  /// Seconds since the take began.
  public var time: Double { stage.time }

  /// Shows the take at a time; an input or an end at exactly that time has happened.
  public func seek(to time: Double) {
    precondition(time >= 0 && time.isFinite, "A take is shown at finite times from 0 on.")
    if time < stage.time { rewind() }
    while playedInputs < take.journal.count, take.journal[playedInputs].time <= time {
      play(take.journal[playedInputs])
      playedInputs += 1
    }
    stage.advance(to: time)
    collect(stage.takeEvents())
  }

  /// The picture at `time`.
  public func displayList() -> DisplayList { stage.displayList() }

  /// Puts an input into the take at `time`, drops what the journal had for later, and plays it.
  public func append(_ input: StageInput) throws(CommandError) {
    try type(of: demo).about.check(input)
    let timed = TimedInput(time, input)
    take.cut(after: time)
    take.add(timed)
    knownScore = nil
    play(timed)
    playedInputs = take.journal.count
  }

  /// Plays another take from here on and shows it at the same time: this is how a setting is tuned.
  ///
  /// The old take goes on when the new one cannot be played.
  public func change(to take: Take) throws(CommandError) {
    let factory = try take.prepared(with: resources)
    let time = time
    self.factory = factory
    self.take = take
    knownScore = nil
    rewind()
    seek(to: time)
  }

  /// What happened since the last call, in order: inputs and the ends of animations.
  public func takeEvents() -> [PlayerEvent] {
    defer { collected = [] }
    return collected
  }

  private static func build(
    _ take: Take, _ factory: DemoFactory, _ resources: Resources,
    recordsAnimations: Bool = false
  ) -> (Stage, any Demo) {
    let stage = Stage(size: take.size, text: resources.text)
    stage.isReduceMotionEnabled = take.reducesMotion
    stage.recordsAnimations = recordsAnimations
    let demo = stage.perform {
      let demo = factory()
      stage.rootViewController = demo
      return demo
    }
    return (stage, demo)
  }

  private func rewind() {
    (stage, demo) = Self.build(take, factory, resources)
    playedInputs = 0
    collected = []
  }

  private func play(_ timed: TimedInput) {
    stage.advance(to: timed.time)
    collect(stage.takeEvents())
    collected.append(PlayerEvent(time: timed.time, kind: .input(timed.input)))
    switch timed.input {
    case .action(let name):
      guard let action = type(of: demo).about.action(named: name) else {
        preconditionFailure("A take's inputs are checked before it is played.")
      }
      let demo = demo
      stage.perform { action(demo) }
    case .press(let point): stage.send(.pressed(point))
    case .release(let point):
      // A take has no pointer that rests anywhere: what was pressed does not stay lit.
      stage.send(.released(point))
      stage.send(.moved(Self.outside))
    case .move(let point): stage.send(.moved(point))
    case .resize(let size): stage.resize(to: size)
    }
    collect(stage.takeEvents())
  }

  /// A place where no demo has anything to light up.
  static let outside = Point(x: -1, y: -1)

  private func collect(_ events: [StageEvent]) {
    for event in events {
      switch event.kind {
      case .completion(let name, let finished, let reason):
        collected.append(
          PlayerEvent(
            time: event.time,
            kind: .completion(name: name ?? "animation", finished: finished, reason: reason)))
      }
    }
  }
}

extension Player {
  /// The time from which on nothing runs any more, after the last input; nil when something never
  /// rests.
  public var restTime: Double? { score.restTime }

  /// Every animation, completion and input of the take, whatever time it shows.
  var score: TakeScore {
    if let known = knownScore { return known }
    let score = Self.score(of: take, factory, resources)
    knownScore = score
    return score
  }

  /// A completion may start the next animation, so the take is played to find its end.
  private static func score(
    of take: Take, _ factory: @escaping DemoFactory, _ resources: Resources
  ) -> TakeScore {
    let scout = Player(prepared: take, factory, resources)
    scout.seek(to: take.journal.last?.time ?? 0)
    var restTime: Double?
    for _ in 0..<mostEventsBeforeRest {
      guard let next = scout.stage.nextEventTime else {
        restTime = scout.stage.isAtRest ? scout.stage.time : nil
        break
      }
      guard next.isFinite else { break }
      scout.seek(to: next)
    }
    return TakeScore(
      records: scout.stage.animationRecords, events: scout.takeEvents(), restTime: restTime)
  }

  /// A take with more events after its last input than this is taken as one that never rests.
  private static let mostEventsBeforeRest = 10_000
}
