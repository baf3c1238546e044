internal import Motion

/// Gathers the changes of a block of keyframes whose ways hang together: where one value lies
/// depends on those before and after it.
final class KeyframeCollector {
  /// How the values between the keyframes come about.
  typealias Mode = Keyframes<Double>.Mode

  /// A part of the whole to which changes belong.
  struct Keyframe {
    let collector: KeyframeCollector
    /// Where the part lies in the whole, 0…1.
    let start, end: Double

    /// Takes a change.
    func add<Value: Animatable>(
      _ layer: Layer, _ keyPath: WritableKeyPath<LayerState, Value>, from old: Value, to new: Value
    ) {
      let track: KeyframeTrack<Value> = collector.track(of: layer, keyPath)
      track.add(from: old, to: new, start: start, end: end)
    }
  }

  let mode: Mode
  private var tracks: [any KeyframeTrackProtocol] = []

  init(mode: Mode) { self.mode = mode }

  private func track<Value: Animatable>(
    of layer: Layer, _ keyPath: WritableKeyPath<LayerState, Value>
  ) -> KeyframeTrack<Value> {
    let known = tracks.lazy.compactMap { $0 as? KeyframeTrack<Value> }
      .first { $0.layer === layer && $0.keyPath == keyPath }
    if let known { return known }
    let track = KeyframeTrack(layer: layer, keyPath: keyPath)
    tracks.append(track)
    return track
  }

  /// Animates what was gathered.
  func install(in block: AnimationBlock, engine: AnimationEngine) {
    for track in tracks { track.install(in: block, engine: engine, mode: mode) }
  }
}

/// What a collector does with a track without knowing the type of its values.
private protocol KeyframeTrackProtocol: AnyObject {
  func install(in block: AnimationBlock, engine: AnimationEngine, mode: KeyframeCollector.Mode)
}

/// The keyframes of one property of a layer.
private final class KeyframeTrack<Value: Animatable>: KeyframeTrackProtocol {
  let layer: Layer
  let keyPath: WritableKeyPath<LayerState, Value>
  private var values: [Value] = []
  private var times: [Double] = []

  init(layer: Layer, keyPath: WritableKeyPath<LayerState, Value>) {
    self.layer = layer
    self.keyPath = keyPath
  }

  /// Goes on from the keyframe before: the value is held until this one starts.
  func add(from old: Value, to new: Value, start: Double, end: Double) {
    hold(old, until: start)
    values.append(new)
    times.append(max(end, times.last ?? 0))
  }

  private func hold(_ value: Value, until time: Double) {
    guard let last = times.last else {
      values = time > 0 ? [value, value] : [value]
      times = time > 0 ? [0, time] : [0]
      return
    }
    guard time > last else { return }
    values.append(value)
    times.append(time)
  }

  /// The differences to the last value run on top of the model, as those of other blocks do.
  func install(in block: AnimationBlock, engine: AnimationEngine, mode: KeyframeCollector.Mode) {
    guard let final = values.last else { return }
    hold(final, until: 1)
    let mode = Keyframes<Value>.Mode(rawValue: mode.rawValue) ?? .linear
    let differences = values.map { $0 - final }
    guard let keyframes = try? Keyframes(differences, times: times, mode: mode) else { return }
    let animation = Animation(
      .keyframes(keyframes), timing: block.motion.timing(in: layer.clock),
      curve: block.motion.curve,
      isAdditive: true)
    engine.add(animation, to: keyPath, of: layer, block: block)
  }
}
