public import Motion

/// What a stage remembers of one animation while `Stage.recordsAnimations` is on.
nonisolated public struct AnimationRecord: Sendable {
  /// The name of the layer, or of the nearest layer around it that has one; nil when none has.
  public let layer: String?
  /// The property's name, as in `LayerState`.
  public let property: String
  /// The instant at which the motion begins, after its delay, in seconds of the stage.
  public internal(set) var begin: Double
  /// The instant at which it ends or ended; infinite when it never does.
  public internal(set) var end: Double
  /// Why it ended; nil while it runs.
  public internal(set) var reason: StageEvent.Reason?
  /// How progress depends on time.
  public let curve: Curve
  /// True when it runs on top of others instead of replacing them.
  public let isAdditive: Bool
}

extension Stage {
  /// True to keep a record of every animation from now on, for timelines.
  public var recordsAnimations: Bool {
    get { engine.journal != nil }
    set { engine.journal = newValue ? engine.journal ?? AnimationJournal() : nil }
  }

  /// The animations since `recordsAnimations` was switched on, in the order of their creation.
  public var animationRecords: [AnimationRecord] { engine.journal?.records ?? [] }
}

/// The records of a stage, found again by the animations' names in the store.
struct AnimationJournal {
  private(set) var records: [AnimationRecord] = []
  private var places: [AnimationID: Int] = [:]

  /// Notes an animation that begins.
  mutating func note(_ record: AnimationRecord, id: AnimationID) {
    places[id] = records.count
    records.append(record)
  }

  /// Notes that the time of an animation's layer goes differently since a time of the stage.
  mutating func retime(_ animation: RetimedAnimation, at now: Double) {
    guard let place = places[animation.id] else { return }
    if records[place].begin > now { records[place].begin = max(now, animation.begin) }
    records[place].end = max(now, animation.end)
  }

  /// Notes that an animation is over.
  mutating func close(_ id: AnimationID, at time: Double, reason: StageEvent.Reason) {
    guard let place = places.removeValue(forKey: id) else { return }
    records[place].end = min(records[place].end, time)
    records[place].reason = reason
  }
}

extension Layer {
  /// The name of the layer, or of the nearest one around it.
  var nearestName: String? {
    var current: Layer? = self
    while let layer = current {
      if let name = layer.name { return name }
      current = layer.superlayer
    }
    return nil
  }
}
