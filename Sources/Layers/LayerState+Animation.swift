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

extension LayerState {
  /// The rules for a view's layer, as measured on UIKit; geometry is additive, and so is what the
  /// tables do not name.
  private static let rules: [PartialKeyPath<LayerState>: ChangeRule] = [
    \LayerState.opacity: .replacing,
    \LayerState.backgroundColor: .replacing,
    \LayerState.shadowOpacity: .replacing,
    \LayerState.borderWidth: .immediate,
    \LayerState.borderColor: .immediate,
    \LayerState.shadowColor: .immediate,
    \LayerState.shadowOffset: .immediate,
    \LayerState.shadowRadius: .immediate,
    \LayerState.zPosition: .immediate,
  ]

  private static let names: [PartialKeyPath<LayerState>: String] = [
    \LayerState.bounds: "bounds", \LayerState.position: "position",
    \LayerState.anchorPoint: "anchorPoint", \LayerState.transform: "transform",
    \LayerState.opacity: "opacity", \LayerState.backgroundColor: "backgroundColor",
    \LayerState.cornerRadius: "cornerRadius", \LayerState.shadowOpacity: "shadowOpacity",
  ]

  /// The name of a property that animates; what is not in the table is the progress of a transition.
  static func name(of keyPath: PartialKeyPath<LayerState>) -> String {
    names[keyPath] ?? "transition"
  }

  /// How a change of a property inside an animation block takes effect.
  static func rule(for keyPath: PartialKeyPath<LayerState>) -> ChangeRule {
    rules[keyPath] ?? .additive
  }

  /// What is shown where a curve has carried a value out of its range; colours and rectangles
  /// have been clamped by their types.
  mutating func clampAfterEasing() {
    opacity = min(max(opacity, 0), 1)
    shadowOpacity = min(max(shadowOpacity, 0), 1)
    transitionProgress = min(max(transitionProgress, 0), 1)
    cornerRadius = max(0, cornerRadius)
    borderWidth = max(0, borderWidth)
    shadowRadius = max(0, shadowRadius)
  }
}
