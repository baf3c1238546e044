import Motion

/// Somebody wants to hear that an animation begins.
struct AnimationStart {
  let layer: Layer
  let block: AnimationBlock
  /// When, in seconds of the layer.
  let localBegin: Double
  let action: () -> Void

  /// When, in seconds of the stage; infinite while the layer's time does not get there.
  func time(from now: Double) -> Double {
    layer.clock.parentTime(ofReaching: localBegin, from: now)
  }
}

extension AnimationEngine {
  /// Tells of a begin at a time of the layer, or now.
  func noteStart(
    _ action: @escaping () -> Void, of block: AnimationBlock, on layer: Layer, at begin: Double?
  ) {
    guard let begin, layer.engine === self, let now = layer.stage?.time,
      layer.clock.localTime(at: now) < begin
    else { return dueStarts.append(action) }
    starts.append(AnimationStart(layer: layer, block: block, localBegin: begin, action: action))
  }

  /// The next instant at which an animation begins that somebody wants to hear of.
  func nextStart(from now: Double) -> Double? {
    let next = starts.reduce(.infinity) { min($0, $1.time(from: now)) }
    return next.isFinite ? next : nil
  }

  /// What is to be told about begins up to a time, in their order.
  func takeStarts(at time: Double) -> [() -> Void] {
    defer { dueStarts.removeAll() }
    guard !starts.isEmpty else { return dueStarts }
    let begun = starts.filter { $0.time(from: time) <= time }
    starts.removeAll { $0.time(from: time) <= time }
    return dueStarts + begun.map(\.action)
  }

  /// A block is over: what has not begun does not begin any more.
  func forgetStarts(of block: AnimationBlock) {
    if !starts.isEmpty { starts.removeAll { $0.block === block } }
  }

  /// True when a begin or a completion waits for its turn.
  func hasDue(at time: Double) -> Bool {
    !due.isEmpty || !dueStarts.isEmpty || starts.contains { $0.time(from: time) <= time }
  }
}
