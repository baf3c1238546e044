internal import Layers
internal import Motion

/// Takes the traces of a layer, a few instants at a time, with a player of its own.
///
/// Like everything they are a function of take and time; only the work is spread, so that no frame
/// waits for it.
final class TraceJob {
  /// What is traced.
  let subject: AnimationTraces.Subject

  private let player: Player
  private let times: [Double]
  private var readings: [String: [AnimationTraces.Reading?]] = [:]
  private var sources: [String: [RunningAnimation]] = [:]
  private var next = 0

  /// Instants at equal distances, beside those at which something happens.
  private static let count = 160
  /// The instants of one step, few enough for the time between two frames.
  private static let stride = 24
  /// How long before an instant the state right before it is read, in seconds.
  private static let before = 1e-7

  /// Prepares a job; throws when the take cannot be played.
  init(
    _ subject: AnimationTraces.Subject, events: [Double], resources: Resources
  ) throws(CommandError) {
    self.subject = subject
    player = try Player(take: subject.take, resources: resources)
    let span = subject.span
    let length = span.upperBound - span.lowerBound
    let even = (0...Self.count).map { span.lowerBound + length * Double($0) / Double(Self.count) }
    let sharp = events.filter(span.contains).flatMap { [max(0, $0 - Self.before), $0] }
    times = Set(even + sharp).sorted()
  }

  /// Does a part of the work; returns the traces when all of it is done.
  func step() -> AnimationTraces? {
    let end = min(times.count, next + Self.stride)
    while next < end {
      player.seek(to: times[next])
      read(at: next)
      next += 1
    }
    guard next == times.count else { return nil }
    return AnimationTraces(subject, times: times, readings: readings, sources: sources)
  }

  private func read(at index: Int) {
    guard let layer = subject.path.layer(in: player.stage.rootLayer) else { return }
    let time = player.time
    let running = layer.runningAnimations
    for animation in running
    where sources[animation.property]?.contains(where: { $0.id == animation.id }) != true {
      sources[animation.property, default: []].append(animation)
    }
    for property in sources.keys {
      let reading = AnimationTraces.Reading(
        model: layer.modelComponents(of: property),
        shown: layer.presentationComponents(of: property, at: time),
        contributions: running.filter { $0.property == property }.compactMap { animation in
          animation.contribution(at: time).map { (animation.id, $0) }
        })
      // A property is known from its first animation on; before, there is nothing to show.
      var list = readings[property] ?? []
      list += Array(repeating: nil, count: index - list.count)
      list.append(reading)
      readings[property] = list
    }
  }
}

extension Session {
  /// Works on the traces that the page of the layers asks for; nothing to do costs nothing.
  func advanceTraces() {
    guard let subject = wantedTraces else {
      inspection.traceJob = nil
      inspection.awaited = nil
      return
    }
    guard inspection.traces?.subject != subject else { return }
    // A take that changes with every frame, as under a dragged handle, is traced when it rests.
    guard inspection.awaited == subject else {
      inspection.awaited = subject
      return
    }
    if inspection.traceJob?.subject != subject {
      inspection.traceJob = try? TraceJob(
        subject, events: score.events.map(\.time), resources: resources)
      // A take whose files are gone shows nothing, and is not asked again.
      if inspection.traceJob == nil { inspection.traces = AnimationTraces(subject) }
    }
    guard let traces = inspection.traceJob?.step() else { return }
    inspection.traces = traces
    inspection.traceJob = nil
  }

  /// True while traces are wanted that are not there yet.
  var awaitsTraces: Bool {
    guard let subject = wantedTraces else { return false }
    return inspection.traces?.subject != subject
  }

  /// Traces the number so many places further; wraps around.
  func moveTrace(by places: Int) {
    let numbers = inspection.traces?.numbers ?? []
    guard !numbers.isEmpty else { return }
    let index = tracedNumber.flatMap(numbers.firstIndex) ?? 0
    inspection.traced = numbers[(index + places + numbers.count) % numbers.count]
  }

  /// The number that is traced: the chosen one where it moves, else the first that does.
  var tracedNumber: TracedNumber? {
    let numbers = inspection.traces?.numbers ?? []
    return inspection.traced.flatMap { numbers.contains($0) ? $0 : nil } ?? numbers.first
  }

  private var wantedTraces: AnimationTraces.Subject? {
    guard inspection.activePage == .layers, let path = inspection.selected, let span = motionSpan
    else {
      return nil
    }
    return AnimationTraces.Subject(take: take, path: path, span: span)
  }
}
