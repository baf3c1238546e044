internal import Display

nonisolated extension LayerState {
  /// From the layer's space into the superlayer's, with depth and perspective.
  ///
  /// `scene` is what the superlayer does to its sublayers.
  func matrixToSuperlayer(in scene: Transform3D?) -> Transform3D {
    let own = Transform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform.matrix)
      .concatenating(Transform3D(translationX: position.x, y: position.y, z: zPosition))
    return scene.map(own.concatenating) ?? own
  }

  /// How the layer's plane is seen on the superlayer's.
  func projection(in scene: Transform3D?) -> Projection {
    if scene == nil, transform.isFlat { return Projection(transformToSuperlayer) }
    return Projection(matrixToSuperlayer(in: scene))
  }

  /// True when the layer or its sublayers are to be seen in space.
  var leavesPlane: Bool { !transform.isFlat || hasScene }

  /// What the layer does to its sublayers, in its own coordinates; nil when that is nothing.
  var scene: Transform3D? {
    guard hasScene else { return nil }
    let anchor = anchor
    return Transform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(sublayerTransform.matrix)
      .concatenating(Transform3D(translationX: anchor.x, y: anchor.y, z: anchorPointZ))
  }

  /// How near the middle of the layer is to the eye, in points from the superlayer's plane.
  ///
  /// In steps of a millionth, so that rounding puts nothing in front of anything.
  func nearness(in scene: Transform3D?) -> Double {
    let middle = bounds.center
    let seen = matrixToSuperlayer(in: scene).apply(to: Vector4(x: middle.x, y: middle.y))
    let steps = 1e6
    // Behind the eye is nearer than anything before it.
    return seen.w > 0 ? (seen.z / seen.w * steps).rounded() / steps : .infinity
  }
}

nonisolated extension Transform3D {
  /// True when the back of the plane z = 0 is seen.
  ///
  /// Its outline is seen the other way round then, unless the transform mirrors space itself.
  var showsBack: Bool {
    let (outline, space) = (Projection(self).determinant, determinant)
    return space < 0 ? outline > 0 : outline < 0
  }
}
