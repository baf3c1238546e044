internal import Motion

/// A layer's time is (superlayer's time − `beginTime`) · `speed` + `timeOffset`, and its animations
/// live in it; the time of a stage is the root's. Core Animation's `CAMediaTiming` of a layer.
extension Layer {
  /// Seconds of the layer per second of its superlayer.
  ///
  /// 0 holds its animations and those of all layers inside, a negative speed plays them back. Does
  /// not animate.
  public var speed: Double {
    get { space.speed }
    set { setSpace { $0.speed = newValue } }
  }

  /// The layer's time at its `beginTime`, and as long as its time stands still.
  public var timeOffset: Double {
    get { space.timeOffset }
    set { setSpace { $0.timeOffset = newValue } }
  }

  /// The superlayer's time at which the layer's time is its `timeOffset`.
  public var beginTime: Double {
    get { space.beginTime }
    set { setSpace { $0.beginTime = newValue } }
  }

  /// A time of another layer, or of the stage, in this layer's time.
  ///
  /// In a layer whose time stands still there is but one time: that of its begin is taken for it.
  public func convertTime(_ time: Double, from layer: Layer?) -> Double {
    var (time, current) = (time, layer)
    while let outer = current, !isDescendant(of: outer) {
      time = outer.space.parentTime(at: time) ?? outer.space.beginTime
      current = outer.superlayer
    }
    return localTime(at: time, of: current)
  }

  /// A time of this layer in the time of another one or of the stage.
  public func convertTime(_ time: Double, to layer: Layer?) -> Double {
    if let layer { return layer.convertTime(time, from: self) }
    let outer = space.parentTime(at: time) ?? space.beginTime
    return superlayer?.convertTime(outer, to: nil) ?? outer
  }

  /// The layer's time at a time of a layer around it, or of the stage.
  ///
  /// From layer to layer: rounding is that of the single steps.
  private func localTime(at time: Double, of ancestor: Layer?) -> Double {
    guard self !== ancestor else { return time }
    return space.localTime(at: superlayer?.localTime(at: time, of: ancestor) ?? time)
  }

  private func setSpace(_ change: (inout TimeSpace) -> Void) {
    var changed = space
    change(&changed)
    precondition(
      changed.speed.isFinite && changed.timeOffset.isFinite && changed.beginTime.isFinite,
      "Speed, offset and begin of a layer's time are finite numbers.")
    space = changed
    updateClock()
  }

  /// Finds out again how the layer's time follows from the stage's; its animations go on from where
  /// they are then.
  func updateClock() {
    let changed = superlayer.map { space.inside($0.clock) } ?? space
    guard changed != clock else { return }
    clock = changed
    engine?.retime(self)
    for sublayer in sublayers { sublayer.updateClock() }
  }
}

extension AnimationEngine {
  /// A layer's time goes differently from now on.
  func retime(_ layer: Layer) {
    guard let owner = layer.owner, let stage = layer.stage else { return }
    for animation in store.retime(owner, in: layer.clock, at: stage.time) {
      journal?.retime(animation, at: stage.time)
    }
  }
}
