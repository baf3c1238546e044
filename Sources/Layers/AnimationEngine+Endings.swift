import Motion

extension AnimationEngine {
  /// The blocks that wait, those of transactions first, in the order of their creation; they wait
  /// no longer.
  func takeDue() -> [AnimationBlock] {
    defer { due.removeAll() }
    return due.sorted {
      ($0.isOfTransaction ? 0 : 1, $0.id) < ($1.isOfTransaction ? 0 : 1, $1.id)
    }
  }

  /// A block's completion has run: the block around it may be over too.
  func retire(_ block: AnimationBlock) {
    blocks[block.id] = nil
    for parent in block.parents where !(block.tellsTransactionsFirst && parent.isOfTransaction) {
      parent.ended(block.reason)
      noteIfOver(parent)
    }
  }

  /// Notes that an animation is over; one that stays after its end is heard of twice, and its
  /// block only the first time.
  func forget(_ record: RemovedAnimation, reason: StageEvent.Reason) {
    journal?.close(record.id, at: Stage.running?.time ?? record.end, reason: reason)
    let block = blocks[record.group]
    if !record.isKept, let layer = layers[record.owner] {
      layer.noteEnd(blocksTouches: block?.blocksTouches ?? false)
      if !layer.isAnimating {
        layer.owner = nil
        layers[record.owner] = nil
        freeOwners.append(record.owner)
      }
    }
    guard let block else { return }
    block.ended(reason)
    noteIfOver(block)
  }

  /// What waits for a block hears of its end when its completion has run; but a transaction's
  /// completion runs before those of its animations, as measured in Core Animation.
  func noteIfOver(_ block: AnimationBlock) {
    guard block.isOver else { return }
    due.append(block)
    forgetStarts(of: block)
    guard block.tellsTransactionsFirst else { return }
    for parent in block.parents where parent.isOfTransaction {
      parent.ended(block.reason)
      noteIfOver(parent)
    }
  }
}
