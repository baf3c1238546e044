extension CubicBezier {
  /// The least and greatest progress on 0…1, overshoot included.
  public var range: ClosedRange<Double> {
    // y′ as a quadratic in the parameter, divided by 3.
    let a = 3 * y1 - 3 * y2 + 1
    let b = 2 * y2 - 4 * y1
    let c = y1
    var ys = [0.0, 1]
    for s in Self.roots(a, b, c) where s > 0 && s < 1 {
      ys.append(Self.coordinate(y1, y2, s, 1 - s))
    }
    return (ys.min() ?? 0)...(ys.max() ?? 1)
  }

  /// The real roots of a·s² + b·s + c, without cancellation of nearly equal terms.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [a == 0 ? nil : q / a, q == 0 ? nil : c / q].compactMap { $0 }
  }
}
