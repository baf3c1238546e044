/// How long another program is waited for: as long as it does something, and a short while once the
/// caller gives up.
struct Patience {
  /// True once it is lost.
  private(set) var isOver = false

  private let options: RecordingOptions
  private let grace: Int
  private var idle = 0
  private var interrupted = 0

  /// Begins to wait; `grace` is the milliseconds that are left once the caller gives up.
  init(_ options: RecordingOptions, grace: Int = 0) {
    self.options = options
    self.grace = grace
  }

  /// Counts the milliseconds of another turn in which nothing happened; false when it is too many.
  mutating func lasts(milliseconds: Int) -> Bool {
    idle += milliseconds
    if options.isInterrupted() { interrupted += milliseconds }
    let isGivenUp = options.isInterrupted() && (interrupted > grace || options.isUrgent())
    if isGivenUp || Double(idle) > options.patience * 1000 { isOver = true }
    return !isOver
  }

  /// Something happened.
  mutating func renew() { idle = 0 }
}
