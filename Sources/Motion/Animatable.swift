/// A value that can be animated: a vector of parts that can be added and scaled.
///
/// Sums and differences are what additive animations are made of; `interpolate` is what a curve's
/// progress is applied to. Progress may leave 0…1 when a curve overshoots.
public protocol Animatable: Equatable, Sendable {
  /// The value that changes nothing when added.
  static var zero: Self { get }
  /// The sum, part by part.
  static func + (left: Self, right: Self) -> Self
  /// The difference, part by part.
  static func - (left: Self, right: Self) -> Self
  /// Every part multiplied by a factor.
  func scaled(by factor: Double) -> Self
  /// The value on the way from one to another; exactly `from` at 0 and `to` at 1.
  static func interpolate(from: Self, to: Self, at progress: Double) -> Self
  /// How far two values lie apart, for evenly paced keyframes; not negative.
  func distance(to other: Self) -> Double
  /// What is shown when an overshooting curve carries the value out of its range.
  var clamped: Self { get }
  /// True for what stands for nothing at all, as no colour does: no way leads from it or to it when
  /// an animation names the other end only.
  var isNone: Bool { get }
}

extension Animatable {
  /// The straight way: `from + (to − from) · progress`, exact at both ends.
  @inlinable
  public static func interpolate(from: Self, to: Self, at progress: Double) -> Self {
    if progress == 0 { return from }
    if progress == 1 { return to }
    return from + (to - from).scaled(by: progress)
  }

  /// The value itself: most values have no range to leave.
  @inlinable public var clamped: Self { self }

  /// False: most values are something.
  @inlinable public var isNone: Bool { false }
}

extension Double: Animatable {
  /// The product with a factor.
  @inlinable
  public func scaled(by factor: Double) -> Double { self * factor }

  /// The absolute difference.
  @inlinable
  public func distance(to other: Double) -> Double { (other - self).magnitude }
}

extension Bool: Animatable {
  /// False.
  public static let zero = false

  /// True when one of the two is.
  public static func + (left: Bool, right: Bool) -> Bool { left || right }

  /// True when only the first one is.
  public static func - (left: Bool, right: Bool) -> Bool { left && !right }

  /// The value itself: there is nothing between yes and no.
  @inlinable
  public func scaled(by factor: Double) -> Bool { self }

  /// The end from the very start on, as measured in Core Animation.
  @inlinable
  public static func interpolate(from: Bool, to: Bool, at progress: Double) -> Bool { to }

  /// 0 or 1.
  @inlinable
  public func distance(to other: Bool) -> Double { self == other ? 0 : 1 }
}
