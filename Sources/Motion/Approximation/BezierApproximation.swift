/// The cubic Bézier curve that comes nearest to another curve.
public struct BezierApproximation: Sendable {
  /// The curve; its numbers have at most three decimals.
  public let bezier: CubicBezier
  /// The greatest difference of progress, at a thousand places.
  public let maximumError: Double

  private static let places = 32
  private static let errorPlaces = 1000

  /// Looks for the nearest curve from several starts; takes some milliseconds.
  ///
  /// Throws for a spring that never settles. A physical spring is taken over its settling duration.
  public init(of curve: Curve) throws(CurveError) {
    let span = try curve.finiteSpan()
    let progress = { (x: Double) in curve.value(at: x * span) }
    switch curve.family {
    case let bezier as CubicBezier: self.bezier = bezier
    case is IdentityCurve: bezier = try CubicBezier(0, 0, 1, 1)
    default: bezier = try Self.nearest(to: progress)
    }
    maximumError = Self.error(of: bezier, against: progress)
  }

  private static func nearest(to progress: (Double) -> Double) throws(CurveError) -> CubicBezier {
    let xs = (1..<places).map { Double($0) / Double(places) }
    let targets = xs.map(progress)
    // The fourth power comes near to the greatest difference and still has slopes to follow.
    let misfit = { (parameters: [Double]) -> Double in
      guard let bezier = try? bezier(parameters) else { return .infinity }
      var sum = 0.0
      for (x, target) in zip(xs, targets) {
        let difference = bezier.value(at: x) - target
        sum += difference * difference * difference * difference
      }
      return sum
    }
    let starts: [[Double]] = [
      [0.42, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.3, 1.5, 0.7, 1],
    ]
    let found = starts.map { Minimizer.minimum(of: misfit, from: $0) }
      .min { $0.value < $1.value }
    let scale = 1000.0
    return try bezier((found?.place ?? starts[0]).map { ($0 * scale).rounded() / scale })
  }

  /// The curve of four numbers, times held between 0 and 1.
  private static func bezier(_ numbers: [Double]) throws(CurveError) -> CubicBezier {
    try CubicBezier(min(1, max(0, numbers[0])), numbers[1], min(1, max(0, numbers[2])), numbers[3])
  }

  private static func error(
    of bezier: CubicBezier, against progress: (Double) -> Double
  ) -> Double {
    (0...errorPlaces).map { index in
      let x = Double(index) / Double(errorPlaces)
      return (bezier.value(at: x) - progress(x)).magnitude
    }.max() ?? 0
  }
}
