/// What a store does with a lane without knowing the type of its values.
@usableFromInline
protocol AnimationLaneProtocol: AnyObject {
  var count: Int { get }
  var earliestEnd: Double { get }
  var latestEnd: Double { get }
  func isAnimating(_ owner: Int) -> Bool
  func remove(_ id: AnimationID) -> RemovedAnimation?
  func removeAll(owner: Int, property: Int) -> [RemovedAnimation]
  func removeEnded(at time: Double, property: Int) -> [RemovedAnimation]
  func retime(owner: Int, in clock: TimeSpace, at now: Double, property: Int) -> [RetimedAnimation]
}

/// The animations of one property of all owners.
///
/// A dense array of nodes that are linked per owner in the order of adding; free nodes are reused.
/// A class only so that the store can hold lanes of different types and change them in place.
@usableFromInline
final class AnimationLane<Value: Animatable>: AnimationLaneProtocol {
  @usableFromInline
  struct Node {
    @usableFromInline let animation: Animation<Value>
    var owner: Int
    var group: Int
    /// 0 in a free node.
    var serial: Int
    /// When it is over, in the store's time; infinite when it has been reported and is kept.
    var end: Double
    /// True when it is over, has been reported and is kept.
    var isReported = false
  }

  /// Where each owner's animations are.
  @usableFromInline
  struct Chains {
    @usableFromInline var links: [Link] = []
    @usableFromInline var firstOfOwner: [Int?] = []

    @inlinable
    func first(of owner: Int) -> Int? {
      firstOfOwner.indices.contains(owner) ? firstOfOwner[owner] : nil
    }
  }

  /// The part of a node that sampling reads.
  @usableFromInline
  struct Link {
    @usableFromInline var sampler: AnimationSampler<Value>
    /// The owner's next animation, or the next free node.
    @usableFromInline var next: Int?
  }

  @usableFromInline var nodes: [Node] = []
  @usableFromInline var chains = Chains()
  var firstFree: Int?
  @usableFromInline var count = 0
  @usableFromInline var earliestEnd = Double.infinity

  init() {}

  @usableFromInline
  var latestEnd: Double {
    nodes.reduce(-.infinity) { $1.serial == 0 || $1.isReported ? $0 : max($0, $1.end) }
  }

  /// The model's value with the owner's animations applied.
  @inlinable
  func value(owner: Int, model: Value, at time: Double) -> Value {
    // One read of the class for all: each costs a check that nothing is writing.
    let chains = self.chains
    guard let first = chains.first(of: owner) else { return model }
    return value(from: first, in: chains.links.span, model: model, at: time)
  }

  /// The value of each owner that has animations, in the order of their numbers.
  @inlinable
  func forEachValue(at time: Double, model: (Int) -> Value, _ body: (Int, Value) -> Void) {
    let chains = self.chains
    let links = chains.links.span
    for (owner, first) in chains.firstOfOwner.enumerated() {
      guard let first else { continue }
      body(owner, value(from: first, in: links, model: model(owner), at: time))
    }
  }

  /// Applies a chain of animations in the order of adding: one that replaces hides what lies below,
  /// an additive one adds to it.
  @inlinable
  func value(
    from first: Int, in links: borrowing Span<Link>, model: Value, at time: Double
  ) -> Value {
    var value = model
    var slot = first
    while true {
      if links[slot].sampler.isPlain {
        value = links[slot].sampler.value(over: value, at: time)
      } else {
        value = uncommonValue(of: slot, over: value, at: time)
      }
      guard let next = links[slot].next else { return value.clamped }
      slot = next
    }
  }

  /// Apart, so that the common way does not read the class again.
  @inlinable @inline(never)
  func uncommonValue(of slot: Int, over base: Value, at time: Double) -> Value {
    nodes[slot].animation.value(over: base, at: time)
  }

  @usableFromInline
  func isAnimating(_ owner: Int) -> Bool { chains.first(of: owner) != nil }

  func running(owner: Int, property: Int) -> [StoredAnimation<Value>] {
    slots(of: owner).map { slot in
      let node = nodes[slot]
      return StoredAnimation(
        id: AnimationID(property: property, slot: slot, serial: node.serial), group: node.group,
        animation: node.animation)
    }
  }

  func slots(of owner: Int) -> [Int] {
    Array(
      sequence(state: chains.first(of: owner)) { slot in
        defer { slot = slot.flatMap { self.chains.links[$0].next } }
        return slot
      })
  }
}
