/// How one plane is seen on another through perspective: three by three numbers.
///
/// (x, y, 1) goes to x·row 1 + y·row 2 + row 3, and what comes out is divided by its last component.
/// What `Transform3D` does to a flat picture when the result is laid into the plane that it is seen
/// on; projections follow one another like transforms.
public struct Projection: Hashable, Sendable {
  /// Where the x axis goes.
  var m11, m12, m13: Double
  /// Where the y axis goes.
  var m21, m22, m23: Double
  /// Where the origin goes.
  var m31, m32, m33: Double

  /// The projection that changes nothing.
  public static let identity = Projection(AffineTransform.identity)

  /// A flat transform as a projection.
  public init(_ affine: AffineTransform) {
    (m11, m12, m13) = (affine.a, affine.b, 0)
    (m21, m22, m23) = (affine.c, affine.d, 0)
    (m31, m32, m33) = (affine.tx, affine.ty, 1)
  }

  /// What is seen of the plane z = 0; the depth that comes out is left out.
  public init(_ transform: Transform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// The flat transform that this is; nil where there is perspective.
  public var affine: AffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0 else { return nil }
    return AffineTransform(
      a: m11 / m33, b: m12 / m33, c: m21 / m33, d: m22 / m33, tx: m31 / m33, ty: m32 / m33)
  }

  /// This projection first, then `next`.
  public func concatenating(_ next: Projection) -> Projection {
    var result = self
    (result.m11, result.m12, result.m13) = next.apply(m11, m12, m13)
    (result.m21, result.m22, result.m23) = next.apply(m21, m22, m23)
    (result.m31, result.m32, result.m33) = next.apply(m31, m32, m33)
    return result
  }

  /// The projection that undoes this one; nil when the plane is seen from its edge.
  public func inverted() -> Projection? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    var result = self
    result.m11 = (m22 * m33 - m23 * m32) / area
    result.m12 = (m13 * m32 - m12 * m33) / area
    result.m13 = (m12 * m23 - m13 * m22) / area
    result.m21 = (m23 * m31 - m21 * m33) / area
    result.m22 = (m11 * m33 - m13 * m31) / area
    result.m23 = (m13 * m21 - m11 * m23) / area
    result.m31 = (m21 * m32 - m22 * m31) / area
    result.m32 = (m12 * m31 - m11 * m32) / area
    result.m33 = (m11 * m22 - m12 * m21) / area
    return result
  }

  /// Negative where the plane is seen mirrored, 0 when it is seen from its edge.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Where a point is seen; nil for one beside or behind the eye.
  public func apply(to point: Point) -> Point? {
    let (x, y, w) = apply(point.x, point.y, 1)
    return w > 0 ? Point(x: x / w, y: y / w) : nil
  }

  /// The distance of a point from the eye's plane, in eye distances; not positive behind the eye.
  public func nearness(of point: Point) -> Double { point.x * m13 + point.y * m23 + m33 }

  /// The least upright rectangle around where the corners of a rectangle are seen; those behind the
  /// eye do not count.
  public func boundingBox(of rect: Rect) -> Rect {
    if let affine { return affine.boundingBox(of: rect) }
    return Rect(around: rect.corners.compactMap(apply))
  }

  /// The flat transform that comes nearest to it around a point.
  public func linearized(around point: Point) -> AffineTransform {
    let (x, y, w) = apply(point.x, point.y, 1)
    guard w > 0 else { return AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let (seenX, seenY) = (x / w, y / w)
    let (a, b) = ((m11 - seenX * m13) / w, (m12 - seenY * m13) / w)
    let (c, d) = ((m21 - seenX * m23) / w, (m22 - seenY * m23) / w)
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: seenX - a * point.x - c * point.y,
      ty: seenY - b * point.x - d * point.y)
  }

  /// How much the surroundings of a point are enlarged, along the longer of the two axes.
  public func stretch(at point: Point) -> Double { linearized(around: point).stretch }

  private func apply(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (
      x * m11 + y * m21 + w * m31, x * m12 + y * m22 + w * m32, x * m13 + y * m23 + w * m33
    )
  }
}
