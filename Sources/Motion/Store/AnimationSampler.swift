/// What sampling needs of an animation of the usual kind: plain numbers next to each other.
///
/// Springs, Bézier and linear curves between two given values take this way; other animations are
/// sampled as they are.
@usableFromInline
struct AnimationSampler<Value: Animatable>: Sendable {
  /// False when the animation is of another kind; the rest means nothing then.
  @usableFromInline let isPlain: Bool
  @usableFromInline let isAdditive: Bool
  @usableFromInline let pace: AnimationPace
  @usableFromInline let from: Value
  @usableFromInline let to: Value

  init(_ animation: Animation<Value>) {
    var ends: (from: Value, to: Value)?
    if case .between(let from?, let to?) = animation.path { ends = (from, to) }
    isPlain =
      ends != nil && animation.curve.kernel != nil && !animation.isCumulative
      && animation.groups.isEmpty
    isAdditive = animation.isAdditive
    pace = AnimationPace(timing: animation.timing, kernel: animation.curve.kernel ?? .identity)
    from = ends?.from ?? .zero
    to = ends?.to ?? .zero
  }

  /// The same as the animation's own `value(over:at:)`.
  @inlinable
  func value(over base: Value, at time: Double) -> Value {
    guard let progress = pace.progress(at: time) else { return base }
    let value = Value.interpolate(from: from, to: to, at: progress)
    return isAdditive ? base + value : value
  }
}

/// The part of a sampler that does not depend on the type of its values.
@usableFromInline
struct AnimationPace: Sendable {
  let timing: MediaTiming
  let kernel: CurveKernel
  /// Kept because working it out divides.
  let endTime: Double
  /// True when the time within the run is simply the time since the begin.
  let runsOnce: Bool

  init(timing: MediaTiming, kernel: CurveKernel) {
    self.timing = timing
    self.kernel = kernel
    endTime = timing.endTime
    runsOnce =
      timing.speed == 1 && timing.timeOffset == 0 && !timing.autoreverses
      && timing.activeDuration == timing.duration
  }

  @usableFromInline
  func progress(at time: Double) -> Double? {
    if runsOnce, time >= timing.beginTime, time < endTime {
      return kernel.progress(after: time - timing.beginTime, of: timing.duration)
    }
    guard let runTime = timing.runTime(at: time) else { return nil }
    return kernel.progress(after: runTime, of: timing.duration)
  }
}
