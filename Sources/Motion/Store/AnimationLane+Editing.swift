extension AnimationLane {
  func add(
    _ animation: Animation<Value>, owner: Int, group: Int, serial: Int, end: Double
  ) -> Int {
    precondition(owner >= 0, "Owners are numbered from 0.")
    let node = Node(animation: animation, owner: owner, group: group, serial: serial, end: end)
    let slot = store(node)
    if owner >= chains.firstOfOwner.count {
      chains.firstOfOwner += [Int?](repeating: nil, count: owner + 1 - chains.firstOfOwner.count)
    }
    if let last = slots(of: owner).last {
      chains.links[last].next = slot
    } else {
      chains.firstOfOwner[owner] = slot
    }
    count += 1
    earliestEnd = min(earliestEnd, node.end)
    return slot
  }

  private func store(_ node: Node) -> Int {
    let link = Link(sampler: AnimationSampler(node.animation), next: nil)
    guard let free = firstFree else {
      nodes.append(node)
      chains.links.append(link)
      return nodes.count - 1
    }
    firstFree = chains.links[free].next
    nodes[free] = node
    chains.links[free] = link
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
        nodes[slot].isReported = true
        return record
      }
      return unlink(slot, property: property)
    }
    updateEarliestEnd()
    return records
  }

  @usableFromInline
  func retime(
    owner: Int, in clock: TimeSpace, at now: Double, property: Int
  ) -> [RetimedAnimation] {
    let retimed = slots(of: owner).filter { !nodes[$0].isReported }.map { slot in
      let animation = nodes[slot].animation
      nodes[slot].end = clock.parentTime(ofReaching: animation.endTime, from: now)
      return RetimedAnimation(
        id: AnimationID(property: property, slot: slot, serial: nodes[slot].serial),
        begin: clock.parentTime(ofReaching: animation.beginTime, from: now), end: nodes[slot].end)
    }
    if !retimed.isEmpty { updateEarliestEnd() }
    return retimed
  }

  /// Takes a node out of its owner's list and frees it.
  private func unlink(_ slot: Int, property: Int) -> RemovedAnimation {
    let record = self.record(of: slot, property: property, isKept: false)
    let owner = nodes[slot].owner
    if let before = slots(of: owner).first(where: { chains.links[$0].next == slot }) {
      chains.links[before].next = chains.links[slot].next
    } else {
      chains.firstOfOwner[owner] = chains.links[slot].next
    }
    nodes[slot].serial = 0
    chains.links[slot].next = firstFree
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
