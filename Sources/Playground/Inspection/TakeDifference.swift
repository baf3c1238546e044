internal import Demos
internal import Display
internal import Layers

/// Where a take and its twin with other settings are farthest apart on the stage.
struct TakeDifference: Equatable {
  /// The layer that is farthest from its counterpart.
  let layer: String
  /// How far their middles are apart, in points.
  let distance: Double
  /// When, in seconds of the take.
  let time: Double
}

/// Finds the greatest distance between the layers of two takes, a few instants at a time.
final class DifferenceJob {
  /// What is compared.
  struct Subject: Equatable {
    /// A.
    let take: Take
    /// B.
    let other: Take
  }

  /// What is compared.
  let subject: Subject

  private let players: [Player]
  private let times: [Double]
  private let names: Set<String>
  private var next = 0
  private var found: TakeDifference?

  private static let count = 240
  private static let stride = 16
  private static let leastOpacity = 0.05
  /// Less than this is the same place, in points.
  private static let leastDistance = 0.01

  /// Prepares a job; throws when a take cannot be played.
  init(_ subject: Subject, resources: Resources) throws(CommandError) {
    self.subject = subject
    players = [
      try Player(take: subject.take, resources: resources),
      try Player(take: subject.other, resources: resources),
    ]
    let begin = subject.take.journal.first?.time ?? 0
    let ends = players.compactMap(\.restTime)
    let end = max(begin, ends.max() ?? begin)
    let length = end - begin
    times =
      length > 0
      ? (0...Self.count).map { begin + length * Double($0) / Double(Self.count) } : []
    names = Set(players.flatMap { $0.score.rows.map(\.layer) })
  }

  /// Does a part of the work; true when all of it is done.
  func step() -> Bool {
    let end = min(times.count, next + Self.stride)
    while next < end {
      compare(at: times[next])
      next += 1
    }
    return next == times.count
  }

  /// What cannot be seen does not count, such as a label that waits off the stage.
  private static func shows(_ layer: Layer) -> Bool {
    !layer.isHidden && layer.presentation.opacity >= leastOpacity
  }

  /// What was found so far; nil when nothing is apart.
  var result: TakeDifference? { found }

  private func compare(at time: Double) {
    let places = players.map { player in
      player.seek(to: time)
      return Dictionary(
        player.stage.namedLayers().filter { names.contains($0.name) && Self.shows($0.layer) }
          .map { ($0.name, $0.layer.presentationFrame.center) },
        uniquingKeysWith: { first, _ in first })
    }
    for (name, own) in places[0] {
      guard let other = places[1][name] else { continue }
      let (dx, dy) = (own.x - other.x, own.y - other.y)
      let distance = (dx * dx + dy * dy).squareRoot()
      if distance > max(Self.leastDistance, found?.distance ?? 0) {
        found = TakeDifference(layer: name, distance: distance, time: time)
      }
    }
  }
}

extension Session {
  /// Works on the distance between A and B; nothing to do costs nothing.
  func advanceDifference() {
    guard let subject = wantedDifference else {
      comparison.difference = nil
      comparison.job = nil
      comparison.awaited = nil
      return
    }
    guard comparison.difference?.subject != subject else { return }
    guard comparison.awaited == subject else {
      comparison.awaited = subject
      return
    }
    if comparison.job?.subject != subject {
      comparison.job = try? DifferenceJob(subject, resources: resources)
    }
    guard let job = comparison.job else {
      // A take whose files are gone is not asked again.
      comparison.difference = (subject, nil)
      return
    }
    guard job.step() else { return }
    comparison.difference = (subject, job.result)
    comparison.job = nil
  }

  /// True while the distance between A and B is wanted and not there yet.
  var awaitsDifference: Bool {
    guard let subject = wantedDifference else { return false }
    return comparison.difference?.subject != subject
  }

  /// Where A and B are farthest apart; nil when they are not, and until that is known.
  var difference: TakeDifference? { awaitsDifference ? nil : comparison.difference?.value }

  private var wantedDifference: DifferenceJob.Subject? {
    guard comparison.mode != .off, let settings = comparison.settings, !take.journal.isEmpty
    else { return nil }
    var other = take
    other.settings = settings
    return DifferenceJob.Subject(take: take, other: other)
  }
}
