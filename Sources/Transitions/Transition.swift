public import Display
public import Layers
public import Motion

/// A transition between what a layer showed and what it shows now; `CATransition`.
///
/// Add it to a layer in the same turn as the change of its content.
public struct Transition: ContentTransition {
  /// What it looks like.
  public var type = TransitionType.fade
  /// Where the new picture comes from, for types that have directions.
  public var subtype = TransitionDirection.fromLeft
  /// The length in seconds; 0 for the transaction's.
  public var duration = 0.0
  /// How progress depends on time; nil for the transaction's curve, or a linear one.
  public var timingFunction: Curve?
  /// The part of the whole at which it starts, 0…1; limited to that when drawn.
  public var startProgress = 0.0
  /// The part of the whole at which it ends, 0…1; limited to that when drawn.
  public var endProgress = 1.0
  /// Runs once at the end, with true when it was not interrupted.
  public var onStop: ((Bool) -> Void)?

  /// Makes a fade that runs as a whole.
  public init() {}

  /// What is drawn at a progress of 0…1.
  public func commands(
    from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
  ) -> [DrawCommand] {
    let part = startProgress + progress * (endProgress - startProgress)
    return type.commands(
      TransitionFrame(
        before: before, after: after, bounds: bounds, progress: min(max(part, 0), 1),
        direction: subtype))
  }
}
