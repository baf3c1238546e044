import Motion

/// Animations that run together in a time of their own; `CAAnimationGroup`.
///
/// Their begins are counted from the group's, and what lasts longer than the group is cut. Those
/// without a duration take the group's. The group itself runs once, at normal speed.
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
    let timing = attributes.timing
    precondition(
      timing.speed == 1 && timing.repeatCount <= 1 && timing.repeatDuration == 0
        && !timing.autoreverses,
      "A group runs once, at normal speed: repeat its animations instead.")
    installer.addGroup(animations, attributes: attributes)
  }
}
