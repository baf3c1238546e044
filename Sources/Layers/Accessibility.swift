/// What a person asked of everything that moves; the part of `UIAccessibility` that concerns motion.
public enum Accessibility {
  /// True when slides, zooms, turns and depth are to be replaced by fades that keep the information;
  /// `UIAccessibility.isReduceMotionEnabled` of the stage that runs the program's code now.
  ///
  /// Only inside `perform`, `advance` and `send`; elsewhere it is false.
  public static var isReduceMotionEnabled: Bool { Stage.running?.isReduceMotionEnabled ?? false }
}
