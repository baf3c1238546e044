internal import Layers
internal import Motion

/// Takes the traces of a layer, a few instants at a time, with a player of its own.
///
/// Like everything they are a function of take and time; only the work is spread, so that no frame
/// waits for it.
final class TraceJob: @MainActor SpreadJob {
  let times: [Double]
  var visited = 0

  private let subject: AnimationTraces.Subject
  private let player: Player
  private var readings: [String: [AnimationTraces.Reading?]] = [:]
  private var sources: [String: [RunningAnimation]] = [:]

  /// Instants at equal distances, beside those at which something happens.
  private static let count = 160
  static let stride = 24
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

  /// Nothing is traced.
  static func nothing(of subject: AnimationTraces.Subject) -> AnimationTraces {
    AnimationTraces(subject)
  }

  /// The traces.
  var value: AnimationTraces {
    AnimationTraces(subject, times: times, readings: readings, sources: sources)
  }

  /// Reads the layer.
  func visit(_ index: Int) {
    player.seek(to: times[index])
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
      let missing = index - (readings[property]?.count ?? 0)
      readings[property, default: []] += Array(repeating: nil, count: missing) + [reading]
    }
  }
}

extension Session {
  /// Works on the traces that the page of the layers asks for.
  func advanceTraces() {
    inspection.tracing.advance(to: wantedTraces) { subject throws(CommandError) in
      try TraceJob(subject, events: score.events.map(\.time), resources: resources)
    }
  }

  /// True while traces are wanted that are not there yet.
  var awaitsTraces: Bool { inspection.tracing.awaits(wantedTraces) }

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
