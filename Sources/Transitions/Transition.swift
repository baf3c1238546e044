public import Display
public import Layers
public import Motion

/// A transition between what a layer showed and what it shows now; `CATransition`.
///
/// Add it to a layer in the same turn as the change of its content. There is one per layer, under
/// the key `transition` whatever key is given.
public struct Transition: ContentTransition {
  /// How the names of the vertical directions are read.
  public enum Verticals: Sendable {
    /// From the top is from the top.
    case asNamed
    /// Swapped, as they look on iOS.
    case asSeenOnIOS
  }

  /// What it looks like.
  public var type = TransitionType.fade
  /// Where the new picture comes from, for types that have directions; nil is from the left.
  public var subtype: TransitionDirection?
  /// How `fromTop` and `fromBottom` are read.
  public var verticals = Verticals.asNamed
  /// The length in seconds; 0 for the transaction's.
  public var duration = 0.0
  /// How progress depends on time; nil for the transaction's curve, or a linear one.
  public var timingFunction: Curve?
  /// The part of the whole at which it starts; kept as it is given, limited to 0…1 when drawn.
  public var startProgress = 0.0
  /// The part of the whole at which it ends; kept as it is given, limited to 0…1 when drawn.
  public var endProgress = 1.0
  /// Runs once at the end, with true when it was not interrupted.
  public var onStop: ((Bool) -> Void)?

  /// Makes a fade that runs as a whole.
  public init() {}

  /// The direction in which it is drawn.
  public var direction: TransitionDirection {
    let named = subtype ?? .fromLeft
    return verticals == .asNamed ? named : named.asSeenOnIOS
  }

  /// What is drawn at a progress of the curve; where the curve overshoots, the part is limited.
  public func commands(
    from before: [DrawCommand], to after: [DrawCommand], in bounds: Rect, progress: Double
  ) -> [DrawCommand] {
    let part = startProgress + progress * (endProgress - startProgress)
    return type.commands(
      TransitionFrame(
        before: before, after: after, bounds: bounds, progress: min(max(part, 0), 1),
        direction: direction))
  }
}
