public import Display

/// What a transition is drawn from at one instant.
nonisolated public struct TransitionFrame: Sendable {
  /// The picture before, as it was when the transition was added, in the layer's coordinates.
  public var before: [DrawCommand]
  /// The picture after, live, in the layer's coordinates.
  public var after: [DrawCommand]
  /// The layer's bounds.
  public var bounds: Rect
  /// How far the transition is, after its curve; 0 shows `before`, 1 shows `after`.
  public var progress: Double
  /// Where the new picture comes from.
  public var direction: TransitionDirection

  /// Makes a frame.
  public init(
    before: [DrawCommand], after: [DrawCommand], bounds: Rect, progress: Double,
    direction: TransitionDirection = .fromLeft
  ) {
    self.before = before
    self.after = after
    self.bounds = bounds
    self.progress = progress
    self.direction = direction
  }

  /// The same instant of the transition that leads back.
  var reversed: TransitionFrame {
    TransitionFrame(
      before: after, after: before, bounds: bounds, progress: 1 - progress, direction: direction)
  }

  /// The bounds seen along the direction of travel.
  var axis: TransitionAxis { TransitionAxis(bounds: bounds, direction: direction) }
}

/// A layer's bounds in coordinates along and across the direction of travel.
///
/// An effect that is written in these coordinates is right in all four directions, and its left and
/// right forms are mirror images by construction.
nonisolated struct TransitionAxis {
  let bounds: Rect
  let direction: TransitionDirection

  /// True for left and right.
  var isHorizontal: Bool { direction == .fromLeft || direction == .fromRight }

  /// The extent along the travel, in points.
  var length: Double { isHorizontal ? bounds.width : bounds.height }

  /// The extent across the travel, in points.
  var breadth: Double { isHorizontal ? bounds.height : bounds.width }

  /// The move of a picture by a part of the length.
  func offset(_ fraction: Double) -> AffineTransform {
    let travel = direction.travel * (fraction * length)
    return AffineTransform(translationX: travel.x, y: travel.y)
  }

  /// A place from its coordinates measured from the centre.
  func point(along: Double, across: Double) -> Point {
    let travel = direction.travel
    return isHorizontal
      ? Point(x: bounds.midX + along * travel.x, y: bounds.midY + across)
      : Point(x: bounds.midX + across, y: bounds.midY + along * travel.y)
  }

  /// The same place as a fraction of the bounds, for a texture.
  func fraction(along: Double, across: Double) -> Point {
    bounds.fraction(of: point(along: along, across: across))
  }
}
