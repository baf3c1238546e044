internal import Display
internal import Motion

#if canImport(Glibc)
  internal import Glibc
#endif

/// A turn in space as an axis that is as long as the angle in radians.
///
/// Turns about one axis add up like numbers, so that two that run at once sum exactly; others follow
/// one another.
nonisolated struct Turn: Hashable {
  var x, y, z: Double

  /// The turn as a matrix.
  var matrix: Transform3D { Transform3D(rotationAngle: length, x: x, y: y, z: z) }

  var length: Double {
    x == 0 && y == 0 ? abs(z) : (x * x + y * y + z * z).squareRoot()
  }

  func scaled(by factor: Double) -> Turn { Turn(x: x * factor, y: y * factor, z: z * factor) }

  /// The other turn, then this one; the sum where both have one axis.
  func adding(_ other: Turn) -> Turn {
    if isParallel(to: other) { return Turn(x: x + other.x, y: y + other.y, z: z + other.z) }
    return Turn(Quaternion(self).times(Quaternion(other)))
  }

  /// The short turn that leads from another one to this one: `other.adding(difference)` is this.
  ///
  /// Between opposite directions it is the one that makes the way from this to the other negative.
  func subtracting(_ other: Turn) -> Turn {
    guard isParallel(to: other) else {
      return Turn(Quaternion(self).conjugate.times(Quaternion(other))).scaled(by: -1)
    }
    guard let axis = (length > other.length ? self : other).axis else { return self }
    let way = Turn(x: other.x - x, y: other.y - y, z: other.z - z)
    let angle = Angle(radians: way.x * axis.x + way.y * axis.y + way.z * axis.z).normalized
    return axis.scaled(by: 0 - angle.radians)
  }

  /// Below this share of their lengths two turns count as being about one axis.
  private static let leastAcross = 1e-9

  private func isParallel(to other: Turn) -> Bool {
    if x == 0, y == 0, other.x == 0, other.y == 0 { return true }
    let across = Turn(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
    return across.length <= Self.leastAcross * length * other.length
  }

  /// The unit vector along it whose largest part is positive; nil for no turn.
  private var axis: Turn? {
    let length = length
    guard length > 0 else { return nil }
    let largest = [x, y, z].max { abs($0) < abs($1) } ?? 0
    return scaled(by: (largest < 0 ? -1 : 1) / length)
  }

  /// From here to half a turn the direction is rounding.
  private static let halfTurnTolerance = 1e-9

  /// The short turn; exactly half a turn goes the negative way about its axis.
  fileprivate init(_ quaternion: Quaternion) {
    let sign: Double = quaternion.w < 0 ? -1 : 1
    self.init(x: quaternion.x * sign, y: quaternion.y * sign, z: quaternion.z * sign)
    let sine = length
    guard sine > 0 else { return }
    let angle = 2 * atan2(sine, quaternion.w * sign)
    if angle > Double.pi - Self.halfTurnTolerance, let axis {
      self = axis.scaled(by: -angle)
    } else {
      self = scaled(by: angle / sine)
    }
  }

  init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The turn that leads the axes to three unit vectors at right angles.
  init(ofRows rows: [Vector4]) { self.init(Quaternion(rows[0], rows[1], rows[2])) }
}

/// A turn in space as four numbers, which follow one another without trigonometry.
nonisolated private struct Quaternion {
  var x, y, z, w: Double

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  init(_ turn: Turn) {
    let angle = turn.length
    let share = angle == 0 ? 0 : sin(angle / 2) / angle
    self.init(x: turn.x * share, y: turn.y * share, z: turn.z * share, w: cos(angle / 2))
  }

  /// From where the axes go; by the largest of the four numbers, so that nothing small is divided
  /// by.
  init(_ a: Vector4, _ b: Vector4, _ c: Vector4) {
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      let w = (1 + trace).squareRoot() / 2
      self.init(
        x: (b.z - c.y) / (4 * w), y: (c.x - a.z) / (4 * w), z: (a.y - b.x) / (4 * w), w: w)
    } else if a.x >= max(b.y, c.z) {
      let x = (1 + a.x - b.y - c.z).squareRoot() / 2
      self.init(
        x: x, y: (a.y + b.x) / (4 * x), z: (a.z + c.x) / (4 * x), w: (b.z - c.y) / (4 * x))
    } else if b.y >= c.z {
      let y = (1 + b.y - a.x - c.z).squareRoot() / 2
      self.init(
        x: (a.y + b.x) / (4 * y), y: y, z: (b.z + c.y) / (4 * y), w: (c.x - a.z) / (4 * y))
    } else {
      let z = (1 + c.z - a.x - b.y).squareRoot() / 2
      self.init(
        x: (a.z + c.x) / (4 * z), y: (b.z + c.y) / (4 * z), z: z, w: (a.y - b.x) / (4 * z))
    }
  }

  var conjugate: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// The other turn first, then this one.
  func times(_ other: Quaternion) -> Quaternion {
    Quaternion(
      x: w * other.x + x * other.w + y * other.z - z * other.y,
      y: w * other.y - x * other.z + y * other.w + z * other.x,
      z: w * other.z + x * other.y - y * other.x + z * other.w,
      w: w * other.w - x * other.x - y * other.y - z * other.z)
  }
}
