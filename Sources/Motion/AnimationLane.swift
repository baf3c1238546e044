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
}

/// The animations of one property of all owners.
///
/// A dense array of nodes that are linked per owner in the order of adding; free nodes are reused.
/// A class only so that the store can hold lanes of different types and change them in place.
@usableFromInline
final class AnimationLane<Value: Animatable>: AnimationLaneProtocol {
  @usableFromInline
  struct Node {
    @usableFromInline var animation: Animation<Value>
    var owner: Int
    var group: Int
    /// 0 in a free node.
    var serial: Int
    /// When it is over; infinite when it has been reported and is kept.
    var end: Double
    /// The owner's next animation, or the next free node.
    @usableFromInline var next: Int?
  }

  @usableFromInline private(set) var nodes: [Node] = []
  @usableFromInline private(set) var firstOfOwner: [Int?] = []
  private var firstFree: Int?
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var earliestEnd = Double.infinity

  init() {}

  @usableFromInline
  var latestEnd: Double {
    nodes.reduce(-.infinity) { $1.serial == 0 ? $0 : max($0, $1.animation.timing.endTime) }
  }

  @inlinable
  func first(of owner: Int) -> Int? {
    firstOfOwner.indices.contains(owner) ? firstOfOwner[owner] : nil
  }

  /// Applies the owner's animations to the model's value in the order of adding: one that replaces
  /// hides what lies below, an additive one adds to it.
  @inlinable
  func value(owner: Int, model: Value, at time: Double) -> Value {
    guard var slot = first(of: owner) else { return model }
    var value = model
    while true {
      value = nodes[slot].animation.value(over: value, at: time)
      guard let next = nodes[slot].next else { return value.clamped }
      slot = next
    }
  }

  @usableFromInline
  func isAnimating(_ owner: Int) -> Bool { first(of: owner) != nil }

  func running(owner: Int, property: Int) -> [RunningAnimation<Value>] {
    slots(of: owner).map { slot in
      let node = nodes[slot]
      return RunningAnimation(
        id: AnimationID(property: property, slot: slot, serial: node.serial), group: node.group,
        animation: node.animation)
    }
  }

  private func slots(of owner: Int) -> [Int] {
    Array(
      sequence(state: first(of: owner)) { slot in
        defer { slot = slot.flatMap { self.nodes[$0].next } }
        return slot
      })
  }
}

extension AnimationLane {
  func add(_ animation: Animation<Value>, owner: Int, group: Int, serial: Int) -> Int {
    precondition(owner >= 0, "Owners are numbered from 0.")
    let node = Node(
      animation: animation, owner: owner, group: group, serial: serial,
      end: animation.timing.endTime)
    let slot = store(node)
    if owner >= firstOfOwner.count {
      firstOfOwner += [Int?](repeating: nil, count: owner + 1 - firstOfOwner.count)
    }
    if let last = slots(of: owner).last {
      nodes[last].next = slot
    } else {
      firstOfOwner[owner] = slot
    }
    count += 1
    earliestEnd = min(earliestEnd, node.end)
    return slot
  }

  private func store(_ node: Node) -> Int {
    guard let free = firstFree else {
      nodes.append(node)
      return nodes.count - 1
    }
    firstFree = nodes[free].next
    nodes[free] = node
    return free
  }

  @usableFromInline
  func remove(_ id: AnimationID) -> RemovedAnimation? {
    guard nodes.indices.contains(id.slot), nodes[id.slot].serial == id.serial else { return nil }
    let record = unlink(id.slot, property: id.property)
    updateEarliestEnd()
    return record
  }

  @usableFromInline
  func removeAll(owner: Int, property: Int) -> [RemovedAnimation] {
    let records = slots(of: owner).map { unlink($0, property: property) }
    if !records.isEmpty { updateEarliestEnd() }
    return records
  }

  @usableFromInline
  func removeEnded(at time: Double, property: Int) -> [RemovedAnimation] {
    guard earliestEnd <= time else { return [] }
    let ended = nodes.indices.filter { nodes[$0].serial != 0 && nodes[$0].end <= time }
    let records = ended.map { slot in
      guard nodes[slot].animation.isRemovedOnCompletion else {
        let record = self.record(of: slot, property: property, isKept: true)
        nodes[slot].end = .infinity
        return record
      }
      return unlink(slot, property: property)
    }
    updateEarliestEnd()
    return records
  }

  /// Takes a node out of its owner's list and frees it.
  private func unlink(_ slot: Int, property: Int) -> RemovedAnimation {
    let record = self.record(of: slot, property: property, isKept: false)
    let owner = nodes[slot].owner
    if let before = slots(of: owner).first(where: { nodes[$0].next == slot }) {
      nodes[before].next = nodes[slot].next
    } else {
      firstOfOwner[owner] = nodes[slot].next
    }
    nodes[slot].serial = 0
    nodes[slot].next = firstFree
    firstFree = slot
    count -= 1
    return record
  }

  private func record(of slot: Int, property: Int, isKept: Bool) -> RemovedAnimation {
    let node = nodes[slot]
    return RemovedAnimation(
      id: AnimationID(property: property, slot: slot, serial: node.serial), owner: node.owner,
      group: node.group, end: node.end, isKept: isKept)
  }

  private func updateEarliestEnd() {
    earliestEnd = nodes.reduce(.infinity) { $1.serial == 0 ? $0 : min($0, $1.end) }
  }
}
