/// What a change of a layer sets off; `CAAction`.
///
/// Animations are actions that add themselves to the layer.
public protocol LayerAction {
  /// A layer has changed; the key names what.
  func run(forKey key: String, on layer: Layer)
}

/// Sets off nothing, and keeps others from being looked for: `NSNull` as an action.
public struct NullAction: LayerAction {
  /// Makes the action.
  public init() {}

  /// Does nothing.
  public func run(forKey key: String, on layer: Layer) {}
}

/// Decides what the changes of a layer without a view set off; `CALayerDelegate`.
public protocol LayerDelegate: AnyObject {
  /// What a change sets off; nil to look on, a `NullAction` for nothing at all.
  func action(for layer: Layer, forKey key: String) -> (any LayerAction)?
}

/// What layers of a kind have in common.
public struct LayerStyle {
  /// What changes set off, by the names of what changes.
  public var actions: [String: any LayerAction]

  /// Makes a style.
  public init(actions: [String: any LayerAction] = [:]) { self.actions = actions }
}

extension LayerAnimation {
  /// Adds itself to the layer, in the place of what runs under the key.
  public func run(forKey key: String, on layer: Layer) { layer.add(self, forKey: key) }
}

/// A change of content as an action.
public struct TransitionAction: LayerAction {
  /// What is added to the layer.
  public let transition: any ContentTransition

  /// Makes an action of a transition.
  public init(_ transition: any ContentTransition) { self.transition = transition }

  /// Adds the transition to the layer.
  public func run(forKey key: String, on layer: Layer) { layer.add(transition, forKey: key) }
}
