public import Display
public import Motion

/// A rectangle that is drawn, with properties that animate; `CALayer`.
///
/// Every view has one. Others are made by themselves and put into a view's layer, or into each
/// other. Reading and writing a property goes through one subscript over the key paths of
/// `LayerState`, which is where an animation block takes effect.
@dynamicMemberLookup
@MainActor public final class Layer {
  /// The name under which a trace lists the layer; nil keeps it out of traces.
  public var name: String?
  /// False when nothing is drawn or hit while the back is towards the viewer; does not animate.
  public var isDoubleSided = true
  /// The picture over the background; nil for none.
  public var contents: Picture? {
    get { storedContents }
    set { change(to: newValue) }
  }
  /// How the picture is fitted into the bounds.
  public var contentsGravity = ContentsGravity.resize {
    willSet { rememberContent() }
  }
  /// What decides first what a change of the layer sets off.
  public weak var delegate: (any LayerDelegate)?
  /// What changes set off, by the names of what changes.
  public var actions: [String: any LayerAction] = [:]
  /// What changes set off that the layer's own actions do not name.
  public var style: LayerStyle?
  /// The view that the layer belongs to; nil for a layer that was made by itself.
  public internal(set) unowned var view: View?
  /// The layer around this one.
  public internal(set) unowned var superlayer: Layer?
  /// The layers inside this one in the order of adding, those of subviews among them.
  public internal(set) var sublayers: [Layer] = []
  /// Which of the layers that were ever put into the superlayer this one is, counted from 1: other
  /// than its place among them, it stays when they change places, come and go.
  public private(set) var siblingNumber = 0
  private var additionCount = 0
  /// Where the number is from; a layer that comes back to it keeps it.
  private weak var numberedBy: Layer?
  /// The stage that shows the layer.
  public internal(set) unowned var stage: Stage?
  /// How the layer's time follows from its superlayer's.
  var space = TimeSpace()
  /// How the layer's time follows from the stage's.
  var clock = TimeSpace()
  /// Where the stage keeps what was shown before the changes of this turn.
  var turnMemory: Int?
  /// The turn in which the layer came onto its stage.
  var firstTurn = 0
  var storedContents: Picture?
  /// The picture that fades out while `contentsProgress` is less than 1.
  var passingContents: Picture?

  /// The values that the program set last: what is shown once nothing runs.
  public private(set) var model = LayerState()

  /// True once it or its sublayers have had a transform in space.
  var leavesPlane = false

  /// The animations that were added by the program rather than by a block.
  var entries: [Entry] = []
  /// The change of content that runs now.
  var transition: RunningTransition?
  /// The number under which a stage's animations know the layer, while there are any.
  var owner: Int?
  private var animationCount = 0
  private var touchBlockingCount = 0
  /// A bit for each property that was animated since the layer last rested.
  private var animatedProperties: UInt64 = 0

  /// Gives a sublayer its number.
  func count(_ sublayer: Layer) {
    guard sublayer.numberedBy !== self else { return }
    additionCount += 1
    sublayer.siblingNumber = additionCount
    sublayer.numberedBy = self
  }

  /// Makes a layer that belongs to no view.
  public init() {}

  isolated deinit {
    for sublayer in sublayers { sublayer.superlayer = nil }
  }

  /// A property of the model; a change inside an animation block animates.
  public subscript<Value: Animatable>(
    dynamicMember keyPath: WritableKeyPath<LayerState, Value>
  ) -> Value {
    get { model[keyPath: keyPath] }
    set {
      let old = model[keyPath: keyPath]
      guard old != newValue else { return }
      rememberBeforeChange(of: Value.self)
      let action = actionForChange(of: keyPath)
      if view != nil, let running = Stage.running {
        running.engine.animate(self, keyPath, from: old, to: newValue, at: running.time)
      }
      let size = model.bounds.size
      model[keyPath: keyPath] = newValue
      if model.leavesPlane { leavesPlane = true }
      if model.bounds.size != size { view?.setNeedsLayout() }
      action?()
    }
  }

  /// The values that are shown at the stage's time: the model with all running animations.
  public var presentation: LayerState {
    guard owner != nil, let stage else { return model }
    return stage.engine.presentation(of: self, at: stage.time)
  }

  /// True while animations run or wait for their delay.
  public var isAnimating: Bool { animationCount > 0 }

  /// Ends all animations of the layer: the model shows at once, their completions get false.
  public func removeAllAnimations() {
    rememberState()
    endAnimations(.removed)
  }

  /// Ends all animations for a reason.
  func endAnimations(_ reason: StageEvent.Reason) {
    engine?.removeAll(of: self, reason: reason)
    entries.removeAll()
  }

  /// Ends the animations of one property.
  public func removeAnimations<Value: Animatable>(
    of keyPath: WritableKeyPath<LayerState, Value>
  ) {
    rememberState()
    engine?.remove(keyPath, of: self, reason: .removed)
  }

  /// The animations of the stage that shows the layer.
  var engine: AnimationEngine? { stage?.engine }

  /// True while an animation runs that keeps touches away.
  var blocksTouches: Bool { touchBlockingCount > 0 }
}

extension Layer {
  private static let lastBit = UInt64.bitWidth - 1

  /// Visits the properties among the first `count` that may have animations.
  func forEachAnimatedProperty(of count: Int, _ visit: (Int) -> Void) {
    var bits = animatedProperties
    while bits != 0 {
      let index = bits.trailingZeroBitCount
      bits &= bits - 1
      if index < Self.lastBit { visit(index) }
    }
    guard animatedProperties >> UInt64(Self.lastBit) != 0 else { return }
    for index in Self.lastBit..<count { visit(index) }
  }

  func noteAnimation(of property: Int, blocksTouches: Bool) {
    animatedProperties |= Self.bit(of: property)
    animationCount += 1
    if blocksTouches { touchBlockingCount += 1 }
  }

  func noteEnd(blocksTouches: Bool) {
    animationCount -= 1
    if blocksTouches { touchBlockingCount -= 1 }
    if animationCount == 0 { animatedProperties = 0 }
  }

  /// Properties beyond the number of bits share the last one.
  private static func bit(of property: Int) -> UInt64 { 1 << UInt64(min(property, lastBit)) }
}
