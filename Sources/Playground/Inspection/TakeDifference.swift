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
final class DifferenceJob: @MainActor SpreadJob {
  /// What is compared.
  struct Subject: Equatable {
    /// A.
    let take: Take
    /// B.
    let other: Take
  }

  let times: [Double]
  var visited = 0

  private let players: [Player]
  private let names: Set<String>
  /// Where they are farthest apart so far; nil when nothing is.
  private(set) var value: TakeDifference?

  private static let count = 240
  static let stride = 16
  private static let leastOpacity = 0.05
  /// Less than this is the same place, in points.
  private static let leastDistance = 0.01

  /// Prepares a job; throws when a take cannot be played.
  init(_ subject: Subject, resources: Resources) throws(CommandError) {
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

  /// Nothing is apart.
  static func nothing(of subject: Subject) -> TakeDifference? { nil }

  /// What cannot be seen does not count, such as a label that waits off the stage.
  private static func shows(_ layer: Layer) -> Bool {
    !layer.isHidden && layer.presentation.opacity >= leastOpacity
  }

  /// Compares the places of the layers.
  func visit(_ index: Int) {
    let time = times[index]
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
      if distance > max(Self.leastDistance, value?.distance ?? 0) {
        value = TakeDifference(layer: name, distance: distance, time: time)
      }
    }
  }
}

extension Session {
  /// Works on the distance between A and B.
  func advanceDifference() {
    comparison.measuring.advance(to: wantedDifference) { subject throws(CommandError) in
      try DifferenceJob(subject, resources: resources)
    }
  }

  /// True while the distance between A and B is wanted and not there yet.
  var awaitsDifference: Bool { comparison.measuring.awaits(wantedDifference) }

  /// Where A and B are farthest apart; nil when they are not, and until that is known.
  var difference: TakeDifference? { comparison.measuring.value(of: wantedDifference) ?? nil }

  private var wantedDifference: DifferenceJob.Subject? {
    guard comparison.mode != .off, let settings = comparison.settings, !take.journal.isEmpty
    else { return nil }
    var other = take
    other.settings = settings
    return DifferenceJob.Subject(take: take, other: other)
  }
}
