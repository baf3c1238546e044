public import Display

/// Where the new picture of a directional transition comes from: `CATransitionSubtype`.
nonisolated public enum TransitionDirection: String, CaseIterable, Hashable, Sendable {
  /// From the left edge, moving right.
  case fromLeft = "from-left"
  /// From the right edge, moving left.
  case fromRight = "from-right"
  /// From the top edge, moving down.
  case fromTop = "from-top"
  /// From the bottom edge, moving up.
  case fromBottom = "from-bottom"

  /// The unit vector in which the pictures travel.
  public var travel: Point {
    switch self {
    case .fromLeft: Point(x: 1, y: 0)
    case .fromRight: Point(x: -1, y: 0)
    case .fromTop: Point(x: 0, y: 1)
    case .fromBottom: Point(x: 0, y: -1)
    }
  }

  /// The direction that looks on iOS like this one's name says: there the vertical ones are
  /// swapped, because Core Animation was drawn for a plane whose y grows upwards.
  public var asSeenOnIOS: TransitionDirection {
    switch self {
    case .fromTop: .fromBottom
    case .fromBottom: .fromTop
    case .fromLeft, .fromRight: self
    }
  }

  /// The direction that undoes this one.
  public var opposite: TransitionDirection {
    switch self {
    case .fromLeft: .fromRight
    case .fromRight: .fromLeft
    case .fromTop: .fromBottom
    case .fromBottom: .fromTop
    }
  }
}
