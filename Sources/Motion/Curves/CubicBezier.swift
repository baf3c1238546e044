/// A cubic Bézier curve from (0, 0) to (1, 1) whose x is time and whose y is progress.
///
/// CSS `cubic-bezier()`, Core Animation's `CAMediaTimingFunction(controlPoints:)`.
public struct CubicBezier: Sendable {
  /// The first control point's time, 0…1.
  public let x1: Double
  /// The first control point's progress; any finite number.
  public let y1: Double
  /// The second control point's time, 0…1.
  public let x2: Double
  /// The second control point's progress; any finite number.
  public let y2: Double
  /// The keyword that it was made by, which it prints as; equal curves may have been made without.
  private let keyword: NamedCurve?
  /// Rough curve parameters at even times from 0 to 1: where to start looking.
  private let seeds: InlineArray<9, Float>

  /// Makes a curve from its control points.
  ///
  /// Throws when an x lies outside 0…1, where time would run backwards, or a number is not finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(CurveError) {
    self.init(
      checked: try ParameterRule.fraction.check(x1, "x1"),
      try ParameterRule.anyNumber.check(y1, "y1"),
      try ParameterRule.fraction.check(x2, "x2"),
      try ParameterRule.anyNumber.check(y2, "y2"))
  }

  private init(
    checked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, keyword: NamedCurve? = nil
  ) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    self.keyword = keyword
    seeds = InlineArray { index in
      let x = Double(index) / Self.seedIntervals
      return Float(x == 0 || x == 1 ? x : Self.solve(x1, x2, for: x, from: x))
    }
  }

  /// CSS `ease`, Core Animation's "default".
  public static let ease = CubicBezier(checked: 0.25, 0.1, 0.25, 1, keyword: .ease)
  /// Starts slowly.
  public static let easeIn = CubicBezier(checked: 0.42, 0, 1, 1, keyword: .easeIn)
  /// Ends slowly.
  public static let easeOut = CubicBezier(checked: 0, 0, 0.58, 1, keyword: .easeOut)
  /// Starts and ends slowly.
  public static let easeInOut = CubicBezier(checked: 0.42, 0, 0.58, 1, keyword: .easeInOut)
}

extension CubicBezier: CurveFamily {
  /// Progress at a time; outside 0…1 the curve continues along its end tangent.
  ///
  /// A vertical end tangent gives a constant there (CSS Easing 2, as browsers implement it).
  public func value(at x: Double) -> Double {
    if x <= 0 { return startSlope.isFinite ? x * startSlope : 0 }
    if x >= 1 { return endSlope.isFinite ? 1 + (x - 1) * endSlope : 1 }
    let (s, u) = parameter(at: x)
    return Self.coordinate(y1, y2, s, u)
  }

  /// The slope at a time; infinite where the curve is vertical.
  public func derivative(at x: Double) -> Double {
    if x <= 0 { return startSlope }
    if x >= 1 { return endSlope }
    let (s, u) = parameter(at: x)
    let rise = Self.speed(y1, y2, s, u)
    let run = Self.speed(x1, x2, s, u)
    if run > 0 { return rise / run }
    return rise == 0 ? 1 : rise * .infinity
  }

  /// The CSS keyword that it was made by, or `cubic-bezier(x1, y1, x2, y2)`.
  public var description: String { text { Decimal.text($0) } }

  /// The curve with its numbers printed in some way.
  func text(_ number: (Double) -> String) -> String {
    if let keyword { return keyword.rawValue }
    return "cubic-bezier(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
  }

  /// The slope at time 0: towards the first control point that is not the start itself.
  private var startSlope: Double { Self.slope(x1, y1, x2, y2) }

  /// The slope at time 1, which is the start slope of the curve turned by half a turn.
  private var endSlope: Double { Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  private static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    for (x, y) in [(x1, y1), (x2, y2)] where x != 0 || y != 0 {
      return x == 0 ? y * .infinity : y / x
    }
    return 1
  }
}

extension CubicBezier: Hashable {
  /// Equal when the control points are.
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    (left.x1, left.y1, left.x2, left.y2) == (right.x1, right.y1, right.x2, right.y2)
  }

  /// Feeds the control points.
  public func hash(into hasher: inout Hasher) {
    for number in [x1, y1, x2, y2] { hasher.combine(number) }
  }
}

extension CubicBezier {
  private static let iterationLimit = 128

  /// The curve parameter s at a time inside 0…1, and 1 − s.
  ///
  /// The later half is solved on the mirrored curve, so that both keep their relative precision
  /// next to the ends, where an end point that coincides with its control point makes y steep.
  private func parameter(at x: Double) -> (s: Double, u: Double) {
    if x <= 0.5 {
      let s = Self.solve(x1, x2, for: x, from: seed(at: x))
      return (s, 1 - s)
    }
    let u = Self.solve(1 - x2, 1 - x1, for: 1 - x, from: 1 - seed(at: x))
    return (1 - u, u)
  }

  private static let seedIntervals = 8.0

  /// A rough parameter, on straight lines between the stored ones.
  private func seed(at x: Double) -> Double {
    let place = x * Self.seedIntervals
    let index = min(Int(place), seeds.count - 2)
    let from = Double(seeds[index])
    return from + (Double(seeds[index + 1]) - from) * (place - Double(index))
  }

  /// Finds s with x(s) = x by Halley's method, kept in a bracket that bisection narrows.
  ///
  /// An open method alone fails where the curve is nearly vertical; WebKit falls back the same way.
  private static func solve(
    _ x1: Double, _ x2: Double, for x: Double, from guess: Double
  ) -> Double {
    // x(s) = ((a·s + b)·s + c)·s: near 0 the last terms do not count, so nothing cancels there.
    let a = 3 * (x1 - x2) + 1
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    var (low, high) = (0.0, 1.0)
    var s = guess
    for _ in 0..<iterationLimit {
      let error = ((a * s + b) * s + c) * s - x
      if error.magnitude <= x * .ulpOfOne { return s }
      if error < 0 { low = s } else { high = s }
      let slope = (3 * a * s + 2 * b) * s + c
      let bend = 6 * a * s + 2 * b
      let step = 2 * error * slope / (2 * slope * slope - error * bend)
      let next = s - step
      // Written so that a step of NaN or infinity bisects too.
      guard next > low, next < high else {
        let middle = low + (high - low) / 2
        if middle == s { return s }
        s = middle
        continue
      }
      // What is left after a step shrinks with its cube: ((x″/2x′)² + x‴/6x′)·step³.
      let left = (bend * bend + 24 * slope) * (step * step * step).magnitude
      if left <= 4 * slope * slope * next * .ulpOfOne { return next }
      s = next
    }
    return s
  }

  /// One coordinate of the curve in Bernstein's form, whose terms do not cancel.
  static func coordinate(
    _ p1: Double, _ p2: Double, _ s: Double, _ u: Double
  ) -> Double {
    3 * s * u * (p1 * u + p2 * s) + s * s * s
  }

  /// A third of the coordinate's derivative by s, arranged so that huge control points stay finite.
  private static func speed(_ p1: Double, _ p2: Double, _ s: Double, _ u: Double) -> Double {
    p1 * (u * (u - 2 * s)) + p2 * (s * (2 * u - s)) + s * s
  }
}
