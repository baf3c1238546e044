/// The running animations of a stage, in one dense lane for each property.
///
/// Owners (layers) and groups (animation blocks) are small numbers of the caller. For each owner
/// and property animations are kept in the order in which they were added: the last one that
/// replaces wins, additive ones add up on top. An animation shows until its end instant inclusive
/// and is over from then on. Sampling allocates nothing.
///
/// Owners may live in a time of their own: then the store is told how it follows from its own time,
/// in which ends are given, and values are asked for at the owner's time.
public struct AnimationStore: ~Copyable {
  @usableFromInline private(set) var lanes: [any AnimationLaneProtocol] = []
  private var nextSerial = 0

  /// Makes an empty store.
  public init() {}

  /// Declares a property; the returned handle ties the number to the type of its values.
  ///
  /// Stores that declare the same properties in the same order can share their handles.
  public mutating func property<Value: Animatable>(
    of type: Value.Type = Value.self
  ) -> AnimatedProperty<Value> {
    lanes.append(AnimationLane<Value>())
    return AnimatedProperty(index: lanes.count - 1)
  }
}

extension AnimationStore {
  /// Adds an animation on top of the owner's others of this property.
  ///
  /// `group` is whatever the caller wants to find again in `RemovedAnimation`; `clock` leads from
  /// the store's time, which is `now`, to the owner's.
  @discardableResult
  public mutating func add<Value: Animatable>(
    _ animation: Animation<Value>, to property: AnimatedProperty<Value>, of owner: Int,
    group: Int = 0, in clock: TimeSpace = TimeSpace(), at now: Double = 0
  ) -> AnimationID {
    nextSerial += 1
    let lane = lane(of: property)
    let end = clock.parentTime(ofReaching: animation.endTime, from: now)
    let slot = lane.add(animation, owner: owner, group: group, serial: nextSerial, end: end)
    return AnimationID(property: property.index, slot: slot, serial: nextSerial)
  }

  /// The value to show at a time: the model's value with the owner's animations applied.
  @inlinable
  public func value<Value: Animatable>(
    of property: AnimatedProperty<Value>, owner: Int, model: Value, at time: Double
  ) -> Value {
    lane(of: property).value(owner: owner, model: model, at: time)
  }

  /// Calls `body` with the value of each owner that has animations of a property.
  ///
  /// The fast way to sample many: what a single value costs besides its curve is paid once.
  @inlinable
  public func forEachValue<Value: Animatable>(
    of property: AnimatedProperty<Value>, at time: Double, model: (Int) -> Value,
    _ body: (Int, Value) -> Void
  ) {
    lane(of: property).forEachValue(at: time, model: model, body)
  }

  /// The animations of an owner's property in the order in which they were added.
  public func running<Value: Animatable>(
    _ property: AnimatedProperty<Value>, of owner: Int
  ) -> [StoredAnimation<Value>] {
    lane(of: property).running(owner: owner, property: property.index)
  }

  @inlinable
  func lane<Value>(of property: AnimatedProperty<Value>) -> AnimationLane<Value> {
    guard let lane = lanes[property.index] as? AnimationLane<Value> else {
      preconditionFailure("The property belongs to another animation store.")
    }
    return lane
  }
}

extension AnimationStore {
  /// The number of animations, those in a delay and those that are kept included.
  public var count: Int { lanes.reduce(0) { $0 + $1.count } }

  /// True when the owner has any animation.
  public func isAnimating(_ owner: Int) -> Bool { lanes.contains { $0.isAnimating(owner) } }

  /// The earliest end of any animation, infinite when none ends; nil when there is none.
  public var nextEnd: Double? {
    isEmpty ? nil : lanes.reduce(.infinity) { min($0, $1.earliestEnd) }
  }

  /// The latest end of any animation, infinite when one never ends; nil when there is none.
  ///
  /// Those that are kept after their end do not count.
  public var lastEnd: Double? {
    let last = lanes.reduce(-.infinity) { max($0, $1.latestEnd) }
    return last == -.infinity ? nil : last
  }

  /// An owner's time goes differently from now on: finds out when its animations end, in the order
  /// of the properties.
  @discardableResult
  public mutating func retime(
    _ owner: Int, in clock: TimeSpace, at now: Double
  ) -> [RetimedAnimation] {
    lanes.indices.flatMap { lanes[$0].retime(owner: owner, in: clock, at: now, property: $0) }
  }

  /// True when nothing is in the store.
  public var isEmpty: Bool { lanes.allSatisfy { $0.count == 0 } }

  /// Removes one animation; nil when it is gone already.
  @discardableResult
  public mutating func remove(_ id: AnimationID) -> RemovedAnimation? {
    lanes[id.property].remove(id)
  }

  /// Removes the animations of one property of an owner, in the order in which they were added.
  @discardableResult
  public mutating func removeAll<Value: Animatable>(
    _ property: AnimatedProperty<Value>, of owner: Int
  ) -> [RemovedAnimation] {
    lanes[property.index].removeAll(owner: owner, property: property.index)
  }

  /// Removes every animation of an owner, in the order in which they were added.
  @discardableResult
  public mutating func removeAll(of owner: Int) -> [RemovedAnimation] {
    lanes.indices.flatMap { lanes[$0].removeAll(owner: owner, property: $0) }
      .sorted { $0.id.serial < $1.id.serial }
  }

  /// Removes the animations that are over at a time, by their end, then in the order of adding.
  ///
  /// An animation that is not removed on completion is reported once, and stays.
  public mutating func removeEnded(at time: Double) -> [RemovedAnimation] {
    lanes.indices.flatMap { lanes[$0].removeEnded(at: time, property: $0) }
      .sorted { ($0.end, $0.id.serial) < ($1.end, $1.id.serial) }
  }
}

/// A property that can be animated: a lane's number with the type of its values.
public struct AnimatedProperty<Value: Animatable>: Hashable, Sendable {
  /// The number of the property in its store, from 0.
  public let index: Int
}

/// The name of an animation in its store; never used twice.
public struct AnimationID: Hashable, Sendable {
  let property: Int
  let slot: Int
  let serial: Int
}

/// An animation that is in a store.
public struct StoredAnimation<Value: Animatable>: Sendable {
  /// Its name in the store.
  public let id: AnimationID
  /// The group that it was added with.
  public let group: Int
  /// The animation.
  public let animation: Animation<Value>
}

/// When an animation runs after its owner's time has changed, in the store's time.
public struct RetimedAnimation: Hashable, Sendable {
  /// Its name in the store.
  public let id: AnimationID
  /// When it begins; now at the latest where that has passed in time that stands still.
  public let begin: Double
  /// When it ends; infinite when it never does.
  public let end: Double
}

/// What is left to know of an animation that ended or was taken out of a store.
public struct RemovedAnimation: Hashable, Sendable {
  /// Its name in the store.
  public let id: AnimationID
  /// The number of the property.
  public var property: Int { id.property }
  /// The owner that it was added to.
  public let owner: Int
  /// The group that it was added with.
  public let group: Int
  /// The instant at which it was to end.
  public let end: Double
  /// True when it has ended but stays in the store, because it is not removed on completion.
  public let isKept: Bool
}
