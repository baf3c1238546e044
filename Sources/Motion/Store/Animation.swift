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
  /// True when each repetition starts where the one before has ended.
  public var isCumulative = false
  /// The groups around it, the outermost first; the timing's begin is in the innermost one's time.
  public var groups: [GroupTiming] = []
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
}

extension Animation {
  /// When it, or the outermost group around it, begins.
  public var beginTime: Double { groups.first?.timing.beginTime ?? timing.beginTime }

  /// When it, or the outermost group around it, is over; infinite when it never is.
  public var endTime: Double { groups.first?.timing.endTime ?? timing.endTime }

  /// The time in the innermost group; nil when one of them shows nothing.
  private func timeInGroups(at time: Double) -> Double? {
    var time = time
    for group in groups {
      guard let inner = group.localTime(at: time) else { return nil }
      time = inner
    }
    return time
  }

  /// The value at a time over what lies below; that itself when the animation shows nothing then.
  public func value(over base: Value, at time: Double) -> Value {
    guard let time = timeInGroups(at: time), let sample = timing.sample(at: time)
    else { return base }
    let progress = progress(of: sample, at: time)
    guard var value = path.value(at: progress, model: base) else { return base }
    if isCumulative, sample.cycle > 0, let end = path.value(at: endOfCycle, model: base) {
      value = value + end.scaled(by: sample.cycle)
    }
    return isAdditive ? base + value : value
  }

  /// Progress along the path at a time; nil when the animation shows nothing then.
  public func progress(at time: Double) -> Double? {
    timeInGroups(at: time).flatMap { time in
      timing.sample(at: time).map { progress(of: $0, at: time) }
    }
  }

  /// The speed of the value at a time, per second; nil when the animation shows nothing then.
  ///
  /// What a spring needs as its start when it takes over.
  public func velocity(over base: Value, at time: Double) -> Value? {
    var (time, pace) = (time, 1.0)
    for group in groups {
      guard let inner = group.localTime(at: time), let factor = group.pace(at: time)
      else { return nil }
      (time, pace) = (inner, pace * factor)
    }
    guard let sample = timing.sample(at: time), timing.phase(at: time) == .active
    else { return nil }
    let progress = progress(of: sample, at: time)
    let x = curve.isInSeconds ? sample.runTime : sample.progress
    let perSecond = curve.derivative(at: x) / (curve.isInSeconds ? 1 : timing.duration)
    let direction = (sample.isReversed ? -1.0 : 1) * timing.speed * pace
    return path.slope(at: progress, model: base)?.scaled(by: perSecond * direction)
  }

  private func progress(of sample: TimingSample, at time: Double) -> Double {
    if timing.phase(at: time) == .before {
      return curve.family.valueBeforeStart(at: curve.isInSeconds ? sample.runTime : sample.progress)
    }
    return curve.progress(after: sample.runTime, of: timing.duration)
  }

  /// Where a repetition ends, which the next one builds on.
  private var endOfCycle: Double { timing.autoreverses ? 0 : 1 }
}
