import Display
import Motion

/// How UIKit treats a change of a property inside an animation block.
enum ChangeRule {
  /// The difference to the old value runs out on top of the new one, beside others.
  case additive
  /// A running change is replaced.
  case replacing
  /// It takes effect at once.
  case immediate
}

/// What Core Animation does by itself when a property of a layer without a view changes.
enum ImplicitAction {
  /// It animates from the old value.
  case basic
  /// The old picture fades into the new one.
  case transition
  /// Nothing.
  case none
}

/// A property of `LayerState` that animates: its name, how a block treats it, what happens without
/// one, and its numbers.
struct LayerProperty {
  let name: String
  let keyPath: PartialKeyPath<LayerState>
  /// How a change inside an animation block takes effect.
  let rule: ChangeRule
  /// What the layer does by itself about a change that is about to be made.
  let implicitAction: (Layer) -> (any LayerAction)?
  let componentNames: [String]
  let components: (LayerState) -> [Double]

  private init<Value: Animatable & ComponentValue>(
    _ name: String, _ keyPath: WritableKeyPath<LayerState, Value>, _ rule: ChangeRule,
    _ implicit: ImplicitAction = .basic
  ) {
    self.name = name
    self.keyPath = keyPath
    self.rule = rule
    implicitAction = { layer in
      switch implicit {
      case .basic: layer.implicitAnimation(of: keyPath)
      case .transition: TransitionAction(FadeTransition())
      case .none: nil
      }
    }
    componentNames = Value.componentNames
    components = { $0[keyPath: keyPath].components }
  }
}

extension LayerProperty {
  /// All properties, with the rules for a view's layer as measured on UIKit.
  static let all = [
    LayerProperty("bounds", \.bounds, .additive),
    LayerProperty("position", \.position, .additive),
    LayerProperty("anchorPoint", \.anchorPoint, .additive),
    LayerProperty("transform", \.transform, .additive),
    LayerProperty("sublayerTransform", \.sublayerTransform, .additive),
    LayerProperty("opacity", \.opacity, .replacing),
    LayerProperty("backgroundColor", \.backgroundColor, .replacing),
    LayerProperty("cornerRadius", \.cornerRadius, .additive),
    LayerProperty("borderWidth", \.borderWidth, .immediate),
    LayerProperty("borderColor", \.borderColor, .immediate),
    LayerProperty("shadowColor", \.shadowColor, .immediate),
    LayerProperty("shadowOpacity", \.shadowOpacity, .replacing),
    LayerProperty("shadowOffset", \.shadowOffset, .immediate),
    LayerProperty("shadowRadius", \.shadowRadius, .immediate),
    LayerProperty("zPosition", \.zPosition, .immediate),
    LayerProperty("anchorPointZ", \.anchorPointZ, .immediate),
    LayerProperty("contentsRect", \.contentsRect, .additive),
    LayerProperty("hidden", \.isHidden, .immediate, .transition),
    LayerProperty("masksToBounds", \.masksToBounds, .immediate, .transition),
    LayerProperty("contents", \.contentsProgress, .immediate, .none),
    LayerProperty("transition", \.transitionProgress, .additive, .none),
  ]

  /// The parts of properties that animate by themselves, under the names that Core Animation's key
  /// paths have; no change of a layer sets them off.
  private static let parts = [
    LayerProperty("bounds.origin", \.bounds.origin, .additive, .none),
    LayerProperty("bounds.size", \.bounds.size, .additive, .none),
    LayerProperty("bounds.size.width", \.bounds.size.width, .additive, .none),
    LayerProperty("bounds.size.height", \.bounds.size.height, .additive, .none),
    LayerProperty("position.x", \.position.x, .additive, .none),
    LayerProperty("position.y", \.position.y, .additive, .none),
    LayerProperty("transform.translation", \.transform.translation, .additive, .none),
    LayerProperty("transform.translation.x", \.transform.translation.x, .additive, .none),
    LayerProperty("transform.translation.y", \.transform.translation.y, .additive, .none),
    LayerProperty("transform.translation.z", \.transform.translationZ, .additive, .none),
    LayerProperty("transform.scale", \.transform.scale, .additive, .none),
    LayerProperty("transform.scale.x", \.transform.scale.x, .additive, .none),
    LayerProperty("transform.scale.y", \.transform.scale.y, .additive, .none),
    LayerProperty("transform.rotation", \.transform.rotation, .additive, .none),
    LayerProperty("transform.rotation.x", \.transform.rotationX, .additive, .none),
    LayerProperty("transform.rotation.y", \.transform.rotationY, .additive, .none),
  ]

  /// The property of a key path; nil for a part that has no name.
  static func property(for keyPath: PartialKeyPath<LayerState>) -> LayerProperty? {
    byKeyPath[keyPath]
  }

  /// The property of a name.
  static func property(named name: String) -> LayerProperty? { byName[name] }

  private static let byKeyPath = Dictionary(
    (all + parts).map { ($0.keyPath, $0) }, uniquingKeysWith: { first, _ in first })

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
