/// Lets one motion run at a time, and remembers that another was asked for meanwhile.
///
/// A view that is on its way to one place cannot start for a second one without a jump; so a press
/// during the motion waits, and however many wait, one motion follows.
struct MotionGate {
  /// True while a motion runs.
  private(set) var isMoving = false
  private var hasWaiting = false

  /// Begins a motion; false when one runs already, and then it is remembered.
  mutating func begin() -> Bool {
    guard isMoving else {
      isMoving = true
      return true
    }
    hasWaiting = true
    return false
  }

  /// Ends the motion; true when another was asked for, which has begun then.
  mutating func end() -> Bool {
    isMoving = hasWaiting
    hasWaiting = false
    return isMoving
  }
}
