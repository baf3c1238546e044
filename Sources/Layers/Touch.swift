public import Display

/// What the pointer did on a stage, in points of the stage.
nonisolated public enum Touch: Hashable, Sendable {
  /// The button went down.
  case pressed(Point)
  /// The pointer moved, with the button held or not.
  case moved(Point)
  /// The button went up.
  case released(Point)
  /// The touch ended without counting, as when the window lost the focus.
  case cancelled

  /// Where it happened; nil for a cancelled touch.
  public var location: Point? {
    switch self {
    case .pressed(let point), .moved(let point), .released(let point): point
    case .cancelled: nil
    }
  }
}
