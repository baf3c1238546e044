internal import Display

/// The hint that shows, and the one that waits until the pointer has rested; a pure value, to which
/// time is told.
nonisolated struct HintBoard: Equatable {
  /// A hint and what it belongs to.
  struct Target: Equatable {
    /// What is said.
    let hint: Hint
    /// The control, in points of the window.
    let anchor: Rect
    /// Where the pointer is.
    let pointer: Point

    /// True for another place on the same control.
    func isSameControl(as other: Target?) -> Bool {
      hint == other?.hint && anchor == other?.anchor
    }
  }

  /// What shows; nil for nothing.
  private(set) var shown: Target?
  private var waiting: Target?
  private var due = 0.0
  /// The control that was pressed says no more until the pointer has left it.
  private var muted: Target?

  /// The seconds that the pointer rests before a hint comes up.
  static let patience = 0.5

  /// Makes an empty board.
  init() {}

  /// What shows, or waits to.
  var subject: Target? { shown ?? waiting }

  /// When something comes up by itself; nil when nothing waits.
  var nextChange: Double? { waiting == nil ? nil : due }

  /// The pointer is over a control, or over none.
  ///
  /// While one hint shows, the next comes up at once: the person is reading them.
  mutating func pointerMoved(over target: Target?, now: Double) {
    guard let target else { return self = HintBoard() }
    if target.isSameControl(as: muted) { return }
    muted = nil
    if target.isSameControl(as: shown) { return }
    if shown != nil {
      shown = target
    } else {
      if !target.isSameControl(as: waiting) { due = now + Self.patience }
      waiting = target
    }
  }

  /// Something was pressed: the hint goes and does not come back until the pointer moves on.
  mutating func dismiss() {
    muted = shown ?? waiting ?? muted
    shown = nil
    waiting = nil
  }

  /// Lets time pass.
  mutating func tick(now: Double) {
    guard let target = waiting, now >= due else { return }
    shown = target
    waiting = nil
  }
}
