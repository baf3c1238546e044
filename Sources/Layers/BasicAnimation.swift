public import Motion

/// The change of a property from one value to another; `CABasicAnimation`.
///
/// Values that are missing are the model's. A physical spring as the curve makes it a
/// `CASpringAnimation`: it lasts its settling time, or is cut at a duration that is given.
public struct BasicAnimation<Value: Animatable>: LayerAnimation {
  /// The property.
  public let keyPath: WritableKeyPath<LayerState, Value>
  /// Where it starts.
  public var fromValue: Value?
  /// Where it ends.
  public var toValue: Value?
  /// How far it goes.
  public var byValue: Value?
  /// When and how it runs.
  public var attributes = AnimationAttributes()

  /// Makes the animation of a property.
  public init(keyPath: WritableKeyPath<LayerState, Value>) {
    self.keyPath = keyPath
  }

  /// Adds the change to a layer.
  public func install(with installer: AnimationInstaller) {
    let path = AnimationPath.basic(from: fromValue, to: toValue, by: byValue)
    installer.add(path, to: keyPath, attributes: attributes)
  }
}
