/// How progress depends on time: an easing curve or a spring, as a value.
///
/// Unit curves (Bézier, steps, …) map the fraction of a duration to progress; physical springs map
/// seconds to progress and bring their own duration.
public struct Curve: Sendable {
  /// The kind of curve with its parameters.
  public let family: any CurveFamily
  /// The same in plain numbers, when there is such a form.
  let kernel: CurveKernel?

  /// Makes a curve of any kind.
  public init(_ family: some CurveFamily) {
    self.family = family
    kernel = CurveKernel(family)
  }

  /// Constant speed.
  public static let linear = Curve(IdentityCurve())

  /// A cubic Bézier through (0, 0) and (1, 1); throws when an x lies outside 0…1.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(CurveError) -> Curve {
    Curve(try CubicBezier(x1, y1, x2, y2))
  }

  /// A physical spring, which takes its settling duration whatever duration is asked for.
  public static func spring(_ spring: Spring) -> Curve { Curve(spring) }

  /// UIKit's spring, fitted to the duration: damping ratio 0…1, 0 excluded.
  ///
  /// `initialVelocity` is in whole distances per *duration*: UIKit's velocity per second times the
  /// duration in seconds.
  public static func spring(
    dampingRatio: Double, initialVelocity: Double = 0
  ) throws(CurveError) -> Curve {
    Curve(try FittedSpring(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// Progress at a fraction of the duration, or at a number of seconds when `isInSeconds`.
  ///
  /// Defined for every finite `x`, also outside the curve's own range.
  public func value(at x: Double) -> Double { family.value(at: x) }

  /// The slope of `value`.
  public func derivative(at x: Double) -> Double { family.derivative(at: x) }

  /// The seconds that the curve takes by itself, infinite for an undamped spring; nil for curves
  /// that are stretched over the duration that is asked for.
  public var naturalDuration: Double? { family.naturalDuration }

  /// True when `value(at:)` takes seconds rather than a fraction.
  public var isInSeconds: Bool { naturalDuration != nil }

  /// The seconds that an animation of this curve lasts when `requested` seconds are asked for.
  public func duration(requested: Double) -> Double { naturalDuration ?? requested }

  /// Progress when `elapsed` of `duration` seconds are over; held at the ends.
  ///
  /// Exactly where the curve arrives (1 for all but a few `linear()` lists) from the end on: what
  /// is left of a spring's motion is cut there, as UIKit does.
  public func progress(after elapsed: Double, of duration: Double) -> Double {
    if let kernel { return kernel.progress(after: elapsed, of: duration) }
    if elapsed >= duration { return family.endValue }
    let time = max(0, elapsed)
    return value(at: isInSeconds ? time : time / duration)
  }
}

extension Curve: Hashable {
  /// Equal when the kind and all its parameters are.
  public static func == (left: Curve, right: Curve) -> Bool {
    left.family.isEqual(to: right.family)
  }

  /// Feeds the kind and its parameters.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(family)) }
}

extension Curve: CustomStringConvertible {
  /// The curve in the notation that `init(_:)` reads.
  public var description: String { family.description }
}
