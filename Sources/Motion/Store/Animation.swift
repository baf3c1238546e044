/// One running change of one value: when, along which curve, from where to where.
///
/// The counterpart of `CABasicAnimation` without a key path: the store knows the property.
public struct Animation<Value: Animatable>: Sendable {
  /// When it runs; the begin is in the store's time, in seconds.
  public var timing: MediaTiming
  /// How progress depends on the time within one run.
  public var curve: Curve
  /// Which values it passes through.
  public var path: AnimationPath<Value>
  /// True when the values are added to what lies below instead of replacing it.
  public var isAdditive: Bool
  /// False when it stays in the store after its end and goes on filling, if its fill mode says so.
  public var isRemovedOnCompletion = true

  /// Makes an animation.
  ///
  /// A physical spring as the curve sets the timing's duration to its own.
  public init(
    _ path: AnimationPath<Value>, timing: MediaTiming, curve: Curve = .linear,
    isAdditive: Bool = false
  ) {
    self.timing = timing
    self.timing.duration = curve.duration(requested: timing.duration)
    self.curve = curve
    self.path = path
    self.isAdditive = isAdditive
  }

  /// What UIKit adds for a change of a geometric property.
  ///
  /// The way from the old value to the new one, on top of the model, which is already the new one.
  /// Shows the old value during a delay.
  public static func additive(
    from old: Value, to new: Value, begin: Double, duration: Double, curve: Curve
  ) -> Animation {
    let timing = MediaTiming(beginTime: begin, duration: duration, fillMode: .backwards)
    return Animation(
      .between(from: old - new, to: .zero), timing: timing, curve: curve, isAdditive: true)
  }

  /// What UIKit adds for a property that is replaced, as opacity and colours are.
  ///
  /// Shows the old value during a delay.
  public static func replacing(
    from old: Value, to new: Value, begin: Double, duration: Double, curve: Curve
  ) -> Animation {
    let timing = MediaTiming(beginTime: begin, duration: duration, fillMode: .backwards)
    return Animation(.between(from: old, to: new), timing: timing, curve: curve)
  }

  /// Progress along the path at a time; nil when the animation shows nothing then.
  @inlinable
  public func progress(at time: Double) -> Double? {
    guard let runTime = timing.runTime(at: time) else { return nil }
    return curve.progress(after: runTime, of: timing.duration)
  }

  /// The value at a time over what lies below; that itself when the animation shows nothing then.
  @inlinable
  public func value(over base: Value, at time: Double) -> Value {
    guard let progress = progress(at: time) else { return base }
    let value = path.value(at: progress, model: base)
    return isAdditive ? base + value : value
  }
}

/// The values that an animation passes through.
public enum AnimationPath<Value: Animatable>: Equatable, Sendable {
  /// A straight way; an end that is nil is the model's value, as in `CABasicAnimation`.
  case between(from: Value?, to: Value?)
  /// From the model's value by a difference.
  case by(Value)

  /// The value at a progress, which may lie outside 0…1.
  @inlinable
  public func value(at progress: Double, model: Value) -> Value {
    switch self {
    case .between(let from, let to):
      Value.interpolate(from: from ?? model, to: to ?? model, at: progress)
    case .by(let difference):
      Value.interpolate(from: model, to: model + difference, at: progress)
    }
  }
}
