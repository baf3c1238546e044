/// A kind of curve: progress as a function of time, with its derivative and its text.
///
/// Adding a kind is adding a file with a conforming type; `Curve` can hold any of them. The
/// counterpart of UIKit's `UITimingCurveProvider`.
public protocol CurveFamily: Hashable, Sendable, CustomStringConvertible {
  /// Progress at `x`: 0 is the start value and 1 the end value, overshoot lies outside.
  ///
  /// `x` is the fraction of the duration, or seconds when `naturalDuration` is not nil.
  func value(at x: Double) -> Double
  /// Progress per unit of `x`; the limit from inside at the ends.
  func derivative(at x: Double) -> Double
  /// The value in the phase before the start, where CSS steps have not jumped yet.
  func valueBeforeStart(at x: Double) -> Double
  /// Where the curve arrives once its time is over; 1 for most.
  var endValue: Double { get }
  /// The seconds that the curve takes whatever duration is asked for; nil when it follows the
  /// duration that it is given.
  var naturalDuration: Double? { get }
}

extension CurveFamily {
  /// The same as `value`: only stepped curves know the difference.
  public func valueBeforeStart(at x: Double) -> Double { value(at: x) }
  /// The value at the whole duration.
  public var endValue: Double { value(at: 1) }
  /// Nil: most curves are stretched over the duration that is asked for.
  public var naturalDuration: Double? { nil }

  func isEqual(to other: any CurveFamily) -> Bool { (other as? Self) == self }
}

/// The curve whose progress is the time.
struct IdentityCurve: CurveFamily {
  func value(at x: Double) -> Double { x }
  func derivative(at x: Double) -> Double { 1 }
  var description: String { "linear" }
}
