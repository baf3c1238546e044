import Motion

/// Animations that run together in a time of their own; `CAAnimationGroup`.
///
/// They live in the time of the group's runs: their begins are counted from the begin of a run, and
/// what lasts longer than the group is cut, not squeezed in. Those without a duration take the
/// group's. A group that repeats, comes back, runs faster or has a curve takes all of them along;
/// groups may hold groups.
public struct AnimationGroup: LayerAnimation {
  /// What runs together.
  public var animations: [any LayerAnimation]
  /// When and how the group runs.
  public var attributes = AnimationAttributes()

  /// Makes a group.
  public init(_ animations: [any LayerAnimation]) {
    self.animations = animations
  }

  /// Adds the animations to a layer.
  public func install(with installer: AnimationInstaller) {
    installer.addGroup(animations, attributes: attributes)
  }
}
