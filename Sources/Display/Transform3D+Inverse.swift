extension Transform3D {
  /// The volume factor, the fourth component included; 0 when space is flattened.
  public var determinant: Double {
    let (upper, lower) = minors
    return upper[0] * lower[5] - upper[1] * lower[4] + upper[2] * lower[3] + upper[3] * lower[2]
      - upper[4] * lower[1] + upper[5] * lower[0]
  }

  /// The transform that undoes this one; nil when space is flattened.
  ///
  /// `CATransform3DInvert` returns the transform itself there. By two-by-two minors of the upper and lower rows (Laplace's expansion).
  public func inverted() -> Transform3D? {
    let (s, c) = minors
    let volume =
      s[0] * c[5] - s[1] * c[4] + s[2] * c[3] + s[3] * c[2] - s[4] * c[1] + s[5] * c[0]
    guard volume != 0, volume.isFinite else { return nil }
    let k = 1 / volume
    var result = self
    result.m11 = (m22 * c[5] - m23 * c[4] + m24 * c[3]) * k
    result.m12 = (-m12 * c[5] + m13 * c[4] - m14 * c[3]) * k
    result.m13 = (m42 * s[5] - m43 * s[4] + m44 * s[3]) * k
    result.m14 = (-m32 * s[5] + m33 * s[4] - m34 * s[3]) * k
    result.m21 = (-m21 * c[5] + m23 * c[2] - m24 * c[1]) * k
    result.m22 = (m11 * c[5] - m13 * c[2] + m14 * c[1]) * k
    result.m23 = (-m41 * s[5] + m43 * s[2] - m44 * s[1]) * k
    result.m24 = (m31 * s[5] - m33 * s[2] + m34 * s[1]) * k
    result.m31 = (m21 * c[4] - m22 * c[2] + m24 * c[0]) * k
    result.m32 = (-m11 * c[4] + m12 * c[2] - m14 * c[0]) * k
    result.m33 = (m41 * s[4] - m42 * s[2] + m44 * s[0]) * k
    result.m34 = (-m31 * s[4] + m32 * s[2] - m34 * s[0]) * k
    result.m41 = (-m21 * c[3] + m22 * c[1] - m23 * c[0]) * k
    result.m42 = (m11 * c[3] - m12 * c[1] + m13 * c[0]) * k
    result.m43 = (-m41 * s[3] + m42 * s[1] - m43 * s[0]) * k
    result.m44 = (m31 * s[3] - m32 * s[1] + m33 * s[0]) * k
    return result
  }

  /// The minors of the upper and of the lower two rows, by columns 12, 13, 14, 23, 24, 34.
  private var minors: (upper: [Double], lower: [Double]) {
    let rows = rows
    func minors(_ one: Vector4, _ other: Vector4) -> [Double] {
      [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].map {
        one[$0.0] * other[$0.1] - other[$0.0] * one[$0.1]
      }
    }
    return (minors(rows[0], rows[1]), minors(rows[2], rows[3]))
  }
}
