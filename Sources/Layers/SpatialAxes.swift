internal import Display

/// The axes of a transform in space on the way to being at right angles: Gram and Schmidt's way, as
/// in "unmatrix" of CSS Transforms 2.
nonisolated struct SpatialAxes {
  /// Where the axes go; unit vectors at right angles in the end.
  private(set) var rows: [Vector4]
  /// How much each axis is stretched.
  private(set) var scale = [1.0, 1, 1]
  private(set) var skewXY = 0.0
  private(set) var skewXZ = 0.0
  private(set) var skewYZ = 0.0

  init(_ matrix: Transform3D) {
    rows = [
      Vector4(x: matrix.m11, y: matrix.m12, z: matrix.m13),
      Vector4(x: matrix.m21, y: matrix.m22, z: matrix.m23),
      Vector4(x: matrix.m31, y: matrix.m32, z: matrix.m33),
    ]
  }

  mutating func straighten() {
    takeScale(of: 0)
    skewXY = takeLean(of: 1, towards: 0)
    takeScale(of: 1)
    skewXY = scale[1] == 0 ? 0 : skewXY / scale[1]
    skewXZ = takeLean(of: 2, towards: 0)
    skewYZ = takeLean(of: 2, towards: 1)
    takeScale(of: 2)
    if scale[2] == 0 {
      (skewXZ, skewYZ) = (0, 0)
    } else {
      (skewXZ, skewYZ) = (skewXZ / scale[2], skewYZ / scale[2])
    }
    fillIn()
    guard rows[0].dot(rows[1].cross(rows[2])) < 0 else { return }
    scale = scale.map { -$0 }
    rows = rows.map { $0.times(-1) }
  }

  private mutating func takeScale(of axis: Int) {
    let length = rows[axis].dot(rows[axis]).squareRoot()
    // What is left of a direction that the other axes have already is rounding, and no axis.
    scale[axis] = length < Self.leastScale ? 0 : length
    if scale[axis] > 0 { rows[axis] = rows[axis].times(1 / length) }
  }

  private static let leastScale = 1e-12

  private mutating func takeLean(of axis: Int, towards other: Int) -> Double {
    guard scale[other] > 0 else { return 0 }
    let lean = rows[other].dot(rows[axis])
    rows[axis] = rows[axis].minus(rows[other].times(lean))
    return lean
  }

  /// Gives flattened axes directions at right angles to the others.
  private mutating func fillIn() {
    let missing = rows.indices.filter { scale[$0] == 0 }
    guard !missing.isEmpty else { return }
    guard missing.count < rows.count else {
      rows = Self.upright
      return
    }
    for axis in missing {
      let (next, other) = ((axis + 1) % 3, (axis + 2) % 3)
      let isFree = scale[next] == 0 && axis < next || scale[other] == 0 && axis < other
      let known = scale[next] == 0 && axis < next ? rows[other] : rows[next]
      rows[axis] = isFree ? known.perpendicular : rows[next].cross(rows[other])
    }
  }

  private static let upright = [
    Vector4(x: 1, y: 0), Vector4(x: 0, y: 1), Vector4(x: 0, y: 0, z: 1),
  ]
}

nonisolated extension Vector4 {
  fileprivate func dot(_ other: Vector4) -> Double { x * other.x + y * other.y + z * other.z }

  fileprivate func cross(_ other: Vector4) -> Vector4 {
    Vector4(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  fileprivate func times(_ factor: Double) -> Vector4 {
    Vector4(x: x * factor, y: y * factor, z: z * factor)
  }

  fileprivate func minus(_ other: Vector4) -> Vector4 {
    Vector4(x: x - other.x, y: y - other.y, z: z - other.z)
  }

  /// Some unit vector at right angles.
  fileprivate var perpendicular: Vector4 {
    let side = abs(x) < 0.5 ? Vector4(x: 1, y: 0) : Vector4(x: 0, y: 1)
    let across = cross(side)
    return across.times(1 / across.dot(across).squareRoot())
  }
}
