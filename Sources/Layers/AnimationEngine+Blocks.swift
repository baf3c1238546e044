import Motion

extension AnimationEngine {
  /// The block that changes belong to now.
  var currentBlock: AnimationBlock? {
    if case .block(let block) = open.last { block } else { nil }
  }

  /// True where changes are not to animate, whatever block they are in.
  var isWithoutAnimation: Bool {
    if case .withoutAnimation = open.last { true } else { false }
  }

  /// Makes changes that belong to a new block.
  func run(
    _ motion: AnimationBlock.Motion, name: String?, changes: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let block = makeBlock(motion, name: name, completion: completion)
    make(changes, in: .block(block))
    close(block)
  }

  /// Makes a block that waits for what is added to it until it is closed.
  func makeBlock(
    _ motion: AnimationBlock.Motion, name: String?, source: RunningAnimation.Source? = nil,
    completion: ((Bool) -> Void)?
  ) -> AnimationBlock {
    // What is added under a key runs by itself, as in UIKit: the block around it does not wait.
    let outer = source == nil ? currentBlock.map { [$0] } : nil
    let block = AnimationBlock(
      id: nextBlock, name: name, source: source ?? .block(name: name), motion: motion,
      parents: transactions.flatMap(\.completions) + (outer ?? []), completion: completion)
    register(block)
    return block
  }

  /// Makes the block of a transaction's completion, which waits beside the others of the same
  /// transaction.
  func makeCompletionBlock(_ completion: @escaping () -> Void) -> AnimationBlock {
    let motion = AnimationBlock.Motion(
      time: 0, duration: 0, curve: .linear, options: .allowUserInteraction)
    let block = AnimationBlock(
      id: nextBlock, name: nil, source: nil, motion: motion,
      parents: transactions.dropLast().flatMap(\.completions) + (currentBlock.map { [$0] } ?? [])
    ) { _ in completion() }
    register(block)
    return block
  }

  private func register(_ block: AnimationBlock) {
    nextBlock += 1
    blocks[block.id] = block
  }

  /// Nothing more comes to a block.
  func close(_ block: AnimationBlock) {
    block.close()
    noteIfOver(block)
  }

  /// Makes changes that do not animate.
  func runWithoutAnimation(_ changes: () -> Void) { make(changes, in: .withoutAnimation) }

  /// Makes changes that belong to a property animator.
  func record(_ changes: () -> Void, by recorder: ChangeRecorder) {
    make(changes, in: .recorder(recorder))
  }

  private func make(_ changes: () -> Void, in context: ChangeContext) {
    open.append(context)
    changes()
    open.removeLast()
  }

  /// Runs code that belongs to no block: completions and timers.
  func runApart(_ body: () -> Void) {
    let outer = open
    open = []
    body()
    open = outer
  }
}
