/// The values that an animation passes through.
public enum AnimationPath<Value: Animatable>: Equatable, Sendable {
  /// A straight way; an end that is nil is the model's value, as in `CABasicAnimation`.
  case between(from: Value?, to: Value?)
  /// From the model's value by a difference.
  case by(Value)
  /// Through several values.
  case keyframes(Keyframes<Value>)

  /// What `CABasicAnimation` makes of its three values, of which any may be missing.
  ///
  /// Given all three, `by` does not count.
  public static func basic(
    from: Value? = nil, to: Value? = nil, by difference: Value? = nil
  ) -> AnimationPath {
    switch (from, to, difference) {
    case (let from?, nil, let difference?): .between(from: from, to: from + difference)
    case (nil, let to?, let difference?): .between(from: to - difference, to: to)
    case (nil, nil, let difference?): .by(difference)
    default: .between(from: from, to: to)
    }
  }

  /// True when an end of the way is the model's value, or counted from it.
  private var needsModel: Bool {
    switch self {
    case .between(let from, let to): from == nil || to == nil
    case .by: true
    case .keyframes: false
    }
  }

  /// The value at a progress, which may lie outside 0…1; nil when there is nothing to show.
  ///
  /// An end that is missing from the animation and from the model shows none, as measured for
  /// colours on macOS.
  public func value(at progress: Double, model: Value) -> Value? {
    if model.isNone, needsModel { return model }
    switch self {
    case .between(let from, let to):
      return Value.interpolate(from: from ?? model, to: to ?? model, at: progress)
    case .by(let difference):
      return Value.interpolate(from: model, to: model + difference, at: progress)
    case .keyframes(let keyframes): return keyframes.value(at: progress)
    }
  }

  /// The change of the value per progress; nil when there is nothing to show.
  func slope(at progress: Double, model: Value) -> Value? {
    if model.isNone, needsModel { return nil }
    switch self {
    case .between(let from, let to): return (to ?? model) - (from ?? model)
    case .by(let difference): return difference
    case .keyframes(let keyframes):
      // Small against any segment, large against rounding.
      let step = 1e-6
      guard let before = keyframes.value(at: progress - step),
        let after = keyframes.value(at: progress + step)
      else { return nil }
      return (after - before).scaled(by: 1 / (2 * step))
    }
  }
}
