public import Motion

/// What applies to the animations that are added until it is committed; `CATransaction`.
///
/// Transactions nest: an inner one starts with the outer one's values and does not leak back. One
/// that is still open at the end of a turn is committed then.
public enum Transaction {
  /// Opens a transaction inside the current one.
  public static func begin() {
    let engine = Stage.current.engine
    var state = engine.transaction
    state.completions = []
    engine.transactions.append(state)
  }

  /// Closes the innermost transaction; does nothing without one.
  public static func commit() { Stage.current.engine.commitTransaction() }

  /// The length of animations that have none of their own, in seconds; 0.25 at first.
  public static var animationDuration: Double {
    get { Stage.current.engine.transaction.duration }
    set { Stage.current.engine.transaction.duration = newValue }
  }

  /// The curve of animations that have none of their own; nil for a linear one.
  public static var animationTimingFunction: Curve? {
    get { Stage.current.engine.transaction.curve }
    set { Stage.current.engine.transaction.curve = newValue }
  }

  /// True when changes inside animation blocks do not animate.
  public static var disableActions: Bool {
    get { Stage.current.engine.transaction.disablesActions }
    set { Stage.current.engine.transaction.disablesActions = newValue }
  }

  /// The code that was set last to run once the animations are over, also by a transaction around
  /// this one; nil once that is committed.
  public static var completionBlock: (() -> Void)? { Stage.current.engine.transaction.completion }

  /// Keeps any value with the transaction; those inside see it too.
  public static func setValue(_ value: Any?, forKey key: String) {
    Stage.current.engine.transaction.values[key] = value
  }

  /// A value that was kept with the transaction or one around it.
  public static func value(forKey key: String) -> Any? {
    Stage.current.engine.transaction.values[key]
  }

  /// Runs code once all animations that are added from now on in this transaction are over.
  ///
  /// It never runs inside `commit`, but once, in a later turn, before the animations themselves
  /// tell of their end. A second call adds a second block; nil does not take back the first.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let engine = Stage.current.engine
    engine.transaction.completion = block
    guard let block else { return }
    engine.transaction.completions.append(engine.makeCompletionBlock(block))
  }
}

/// The values of an open transaction.
struct TransactionState {
  /// The length of animations without one, as measured in Core Animation.
  static let defaultDuration = 0.25

  var duration = defaultDuration
  /// The length of explicit animations, which cannot be nothing.
  var durationOfAnimations: Double { duration > 0 ? duration : Self.defaultDuration }
  var curve: Curve?
  var disablesActions = false
  /// The completion that was set last.
  var completion: (() -> Void)?
  /// What the program keeps here.
  var values: [String: Any] = [:]
  /// The blocks that wait for what is added.
  var completions: [AnimationBlock] = []
}

extension AnimationEngine {
  /// The innermost transaction.
  var transaction: TransactionState {
    get { transactions.last ?? TransactionState() }
    set { transactions[transactions.count - 1] = newValue }
  }

  /// True where changes are not to animate because a transaction says so.
  var actionsAreDisabled: Bool { transaction.disablesActions }

  /// Closes the innermost transaction, but never the first one, which every turn has.
  func commitTransaction() {
    guard transactions.count > 1 else { return }
    let state = transactions.removeLast()
    for block in state.completions { close(block) }
  }

  /// Closes all transactions at the end of a turn.
  func commitAllTransactions() {
    while transactions.count > 1 { commitTransaction() }
    let first = transactions[0]
    transactions[0] = TransactionState()
    for block in first.completions { close(block) }
  }
}
