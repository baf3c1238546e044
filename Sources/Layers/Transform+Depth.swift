public import Display
internal import Motion

nonisolated extension Transform {
  /// The parts of a transform that leave the plane; all 0 for one that does not.
  public struct Depth: Hashable, Sendable {
    /// The move towards the viewer in points.
    public var translation = 0.0
    /// The stretch along z, counted from 1: 0 stretches nothing.
    public var stretch = 0.0
    /// The turns about the x and y axes in radians: with the flat turn about z they are the axis of
    /// the whole turn, as long as its angle.
    public var turn = Point.zero
    /// How far the z axis leans towards x and y.
    public var skew = Point.zero
    /// What is added to the divisor per point along x, y and z, and to the divisor itself.
    public var perspective = Vector4(x: 0, y: 0, z: 0, w: 0)

    /// Makes the parts of a flat transform.
    public init() {}
  }

  /// The whole turn as an axis that is as long as the angle.
  var turn: Turn {
    get { Turn(x: depth?.turn.x ?? 0, y: depth?.turn.y ?? 0, z: rotation.radians) }
    set {
      rotation.radians = newValue.z
      guard depth != nil || newValue.x != 0 || newValue.y != 0 else { return }
      depth = depth ?? Depth()
      depth?.turn = Point(x: newValue.x, y: newValue.y)
    }
  }

  /// Takes a transform in space apart, as CSS Transforms 2 does; a flat one as before.
  ///
  /// The matrix is not divided by `m44` first: the parts are then those that it was made of. First
  /// the axes are stretched and skewed, then turned, moved and seen in perspective. Exactly
  /// half a turn goes the negative way about its axis.
  public init(_ matrix: Transform3D) {
    guard !matrix.isAffine else {
      self.init(matrix.affine)
      return
    }
    var axes = SpatialAxes(matrix)
    axes.straighten()
    self.init(
      translation: Point(x: matrix.m41, y: matrix.m42),
      scale: Point(x: axes.scale[0], y: axes.scale[1]),
      skew: Point(x: axes.skewXY, y: 0))
    var depth = Depth()
    depth.translation = matrix.m43
    depth.stretch = axes.scale[2] - 1
    depth.skew = Point(x: axes.skewXZ, y: axes.skewYZ)
    self.depth = depth
    turn = Turn(ofRows: axes.rows)
    let seen = perspective(of: matrix)
    self.depth?.perspective = seen
  }

  /// The transform put together again.
  public var matrix: Transform3D {
    guard let depth else { return Transform3D(affine) }
    var result = spatialMatrix
    let (x, y, z, w) = (
      depth.perspective.x, depth.perspective.y, depth.perspective.z, depth.perspective.w
    )
    guard x != 0 || y != 0 || z != 0 || w != 0 else { return result }
    result.m14 = result.m11 * x + result.m12 * y + result.m13 * z
    result.m24 = result.m21 * x + result.m22 * y + result.m23 * z
    result.m34 = result.m31 * x + result.m32 * y + result.m33 * z
    result.m44 = result.m41 * x + result.m42 * y + result.m43 * z + 1 + w
    return result
  }

  /// All but the perspective.
  private var spatialMatrix: Transform3D {
    let depth = depth ?? Depth()
    var result = turn.matrix
    let axes = (
      Vector4(x: result.m11, y: result.m12, z: result.m13),
      Vector4(x: result.m21, y: result.m22, z: result.m23),
      Vector4(x: result.m31, y: result.m32, z: result.m33)
    )
    let upright = 1 + skew.y
    let third = 1 + depth.stretch
    result.m11 = axes.0.x * scale.x
    result.m12 = axes.0.y * scale.x
    result.m13 = axes.0.z * scale.x
    result.m21 = (axes.0.x * skew.x + axes.1.x * upright) * scale.y
    result.m22 = (axes.0.y * skew.x + axes.1.y * upright) * scale.y
    result.m23 = (axes.0.z * skew.x + axes.1.z * upright) * scale.y
    result.m31 = (axes.0.x * depth.skew.x + axes.1.x * depth.skew.y + axes.2.x) * third
    result.m32 = (axes.0.y * depth.skew.x + axes.1.y * depth.skew.y + axes.2.y) * third
    result.m33 = (axes.0.z * depth.skew.x + axes.1.z * depth.skew.y + axes.2.z) * third
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, depth.translation)
    return result
  }

  /// What is left of a matrix when the other parts are undone: its last column.
  private func perspective(of matrix: Transform3D) -> Vector4 {
    let column = Vector4(x: matrix.m14, y: matrix.m24, z: matrix.m34, w: matrix.m44)
    let isStraight = column == Vector4(x: 0, y: 0, z: 0, w: 1)
    guard !isStraight, let inverse = standing.spatialMatrix.inverted() else {
      return Vector4(x: 0, y: 0, z: 0, w: 0)
    }
    let rows = inverse.transposed.apply(to: column)
    return Vector4(x: rows.x, y: rows.y, z: rows.z, w: rows.w - 1)
  }

  /// The transform with the axes that it flattens put up again, so that it can be undone.
  private var standing: Transform {
    var result = self
    if scale.x == 0 { result.scale.x = 1 }
    if scale.y == 0 { result.scale.y = 1 }
    if depth?.stretch == -1 { result.depth?.stretch = 0 }
    return result
  }
}

extension Transform3D {
  /// Rows for columns.
  nonisolated fileprivate var transposed: Transform3D {
    var result = self
    (result.m12, result.m21) = (m21, m12)
    (result.m13, result.m31) = (m31, m13)
    (result.m14, result.m41) = (m41, m14)
    (result.m23, result.m32) = (m32, m23)
    (result.m24, result.m42) = (m42, m24)
    (result.m34, result.m43) = (m43, m34)
    return result
  }
}
