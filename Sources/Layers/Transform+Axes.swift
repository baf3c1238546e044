public import Motion

/// Single turns and moves in space as numbers of their own, for key paths: what Core Animation's
/// `transform.rotation.y` and `transform.translation.z` are. The flat parts have fields.
nonisolated extension Transform {
  /// The turn about the x axis.
  ///
  /// Together with turns about other axes it is this axis' part of the whole turn.
  public var rotationX: Angle {
    get { Angle(radians: turn.x) }
    set { turn.x = newValue.radians }
  }

  /// The turn about the y axis; see `rotationX`.
  public var rotationY: Angle {
    get { Angle(radians: turn.y) }
    set { turn.y = newValue.radians }
  }

  /// The move towards the viewer, in points.
  public var translationZ: Double {
    get { depth?.translation ?? 0 }
    set {
      guard newValue != translationZ else { return }
      depth = depth ?? Depth()
      depth?.translation = newValue
    }
  }
}
