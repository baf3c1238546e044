#if canImport(Glibc)
  internal import Glibc
#endif

/// A map of space onto itself with perspective: four by four numbers; `CATransform3D` without the
/// prefix.
///
/// Rows are vectors: (x, y, z, 1) goes to x·row 1 + y·row 2 + z·row 3 + row 4, and what comes out is
/// divided by its last component. x grows to the right, y downwards, z towards the viewer; a
/// negative `m34` of −1/d puts the eye at the distance d.
public struct Transform3D: Hashable, Sendable {
  /// Where the x axis goes.
  public var m11, m12, m13, m14: Double
  /// Where the y axis goes.
  public var m21, m22, m23, m24: Double
  /// Where the z axis goes.
  public var m31, m32, m33, m34: Double
  /// Where the origin goes.
  public var m41, m42, m43, m44: Double

  /// Makes the transform that changes nothing; `CATransform3DIdentity`.
  public init() {
    (m11, m12, m13, m14) = (1, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 1, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 1, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 1)
  }

  /// The transform that changes nothing.
  public static let identity = Transform3D()

  /// A move by a vector, in points; `CATransform3DMakeTranslation`.
  public init(translationX x: Double, y: Double, z: Double) {
    self.init()
    (m41, m42, m43) = (x, y, z)
  }

  /// A stretch along the axes; `CATransform3DMakeScale`.
  public init(scaleX x: Double, y: Double, z: Double) {
    self.init()
    (m11, m22, m33) = (x, y, z)
  }

  /// A turn about an axis, in radians; `CATransform3DMakeRotation`.
  ///
  /// Positive turns lead from x to y, from y to z and from z to x. An axis of no length turns
  /// nothing.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    self.init()
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    (m11, m12, m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (m21, m22, m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (m31, m32, m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  }

  /// A flat transform in space; `CATransform3DMakeAffineTransform`.
  public init(_ affine: AffineTransform) {
    self.init()
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// What an eye at a distance in points sees: `m34` of −1/distance.
  public init(eyeDistance: Double) {
    self.init()
    m34 = -1 / eyeDistance
  }
}

extension Transform3D {
  /// This transform first, then `next`; `CATransform3DConcat(self, next)`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    var result = self
    result.rows = rows.map { next.apply(to: $0) }
    return result
  }

  /// A move that happens before this transform; `CATransform3DTranslate`.
  public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// A stretch that happens before this transform; `CATransform3DScale`.
  public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// A turn about an axis that happens before this transform; `CATransform3DRotate`.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// True when flat things stay flat and parallel; `CATransform3DIsAffine`.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The flat transform that this is, or looks like without depth;
  /// `CATransform3DGetAffineTransform`.
  public var affine: AffineTransform {
    AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Where a place goes, before it is divided by its last component.
  public func apply(to vector: Vector4) -> Vector4 {
    Vector4(
      x: vector.x * m11 + vector.y * m21 + vector.z * m31 + vector.w * m41,
      y: vector.x * m12 + vector.y * m22 + vector.z * m32 + vector.w * m42,
      z: vector.x * m13 + vector.y * m23 + vector.z * m33 + vector.w * m43,
      w: vector.x * m14 + vector.y * m24 + vector.z * m34 + vector.w * m44)
  }

  /// The four rows.
  var rows: [Vector4] {
    get {
      [
        Vector4(x: m11, y: m12, z: m13, w: m14), Vector4(x: m21, y: m22, z: m23, w: m24),
        Vector4(x: m31, y: m32, z: m33, w: m34), Vector4(x: m41, y: m42, z: m43, w: m44),
      ]
    }
    set {
      (m11, m12, m13, m14) = newValue[0].components
      (m21, m22, m23, m24) = newValue[1].components
      (m31, m32, m33, m34) = newValue[2].components
      (m41, m42, m43, m44) = newValue[3].components
    }
  }
}
