public import Motion

/// What can be added to a layer under a key; `CAAnimation`.
///
/// A value: what a layer was given does not change any more.
public protocol LayerAnimation: LayerAction {
  /// When and how it runs.
  var attributes: AnimationAttributes { get set }
  /// Adds what it does to a layer; called by the layer.
  func install(with installer: AnimationInstaller)
}

/// Hears of the begin and the end of animations; `CAAnimationDelegate`.
public protocol AnimationDelegate {
  /// An animation begins, after its delay.
  func animationDidStart(_ animation: any LayerAnimation)
  /// An animation is over; true when it was not interrupted.
  func animationDidStop(_ animation: any LayerAnimation, finished: Bool)
}

extension AnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: any LayerAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: any LayerAnimation, finished: Bool) {}
}

/// When and how an animation runs that is added to a layer.
public struct AnimationAttributes {
  /// When it runs, in seconds of the layer.
  ///
  /// A begin of 0 means now; a duration of 0 that of the transaction.
  public var timing = MediaTiming(duration: 0)
  /// How progress depends on time; nil for the transaction's curve, or a linear one.
  public var curve: Curve?
  /// True when the values are added to what lies below instead of replacing it.
  public var isAdditive = false
  /// True when each repetition starts where the last one ended.
  public var isCumulative = false
  /// False when it stays after its end and shows it, if the fill mode says so.
  public var isRemovedOnCompletion = true
  /// Runs once at the begin.
  public var onStart: (() -> Void)?
  /// Runs once at the end, with true when it was not interrupted.
  public var onStop: ((Bool) -> Void)?
  /// Hears of the begin and the end; kept until then.
  public var delegate: (any AnimationDelegate)?

  /// Makes the attributes of an animation that runs once, from now on.
  public init() {}
}

extension LayerAnimation {
  /// The time at which it begins, in seconds of the layer; 0 for now.
  public var beginTime: Double {
    get { attributes.timing.beginTime }
    set { attributes.timing.beginTime = newValue }
  }

  /// The length of one run in seconds; 0 for the transaction's.
  public var duration: Double {
    get { attributes.timing.duration }
    set { attributes.timing.duration = newValue }
  }

  /// Local seconds per second; negative runs backwards.
  public var speed: Double {
    get { attributes.timing.speed }
    set { attributes.timing.speed = newValue }
  }

  /// What is added to local time; wraps around.
  public var timeOffset: Double {
    get { attributes.timing.timeOffset }
    set { attributes.timing.timeOffset = newValue }
  }

  /// How many times it runs; 0 means once, infinity for ever.
  public var repeatCount: Double {
    get { attributes.timing.repeatCount }
    set { attributes.timing.repeatCount = newValue }
  }

  /// How many seconds it repeats; 0 for unset.
  public var repeatDuration: Double {
    get { attributes.timing.repeatDuration }
    set { attributes.timing.repeatDuration = newValue }
  }

  /// True when each run is followed by the way back.
  public var autoreverses: Bool {
    get { attributes.timing.autoreverses }
    set { attributes.timing.autoreverses = newValue }
  }

  /// What is shown outside the active time.
  public var fillMode: FillMode {
    get { attributes.timing.fillMode }
    set { attributes.timing.fillMode = newValue }
  }

  /// How progress depends on time; nil for the transaction's curve, or a linear one.
  public var timingFunction: Curve? {
    get { attributes.curve }
    set { attributes.curve = newValue }
  }

  /// True when the values are added to what lies below instead of replacing it.
  public var isAdditive: Bool {
    get { attributes.isAdditive }
    set { attributes.isAdditive = newValue }
  }

  /// True when each repetition starts where the last one ended.
  public var isCumulative: Bool {
    get { attributes.isCumulative }
    set { attributes.isCumulative = newValue }
  }

  /// False when it stays after its end.
  public var isRemovedOnCompletion: Bool {
    get { attributes.isRemovedOnCompletion }
    set { attributes.isRemovedOnCompletion = newValue }
  }

  /// Runs once at the begin, after the delay.
  public var onStart: (() -> Void)? {
    get { attributes.onStart }
    set { attributes.onStart = newValue }
  }

  /// Hears of the begin and the end; kept until then.
  public var delegate: (any AnimationDelegate)? {
    get { attributes.delegate }
    set { attributes.delegate = newValue }
  }

  /// Runs once at the end, with true when it was not interrupted.
  public var onStop: ((Bool) -> Void)? {
    get { attributes.onStop }
    set { attributes.onStop = newValue }
  }
}
