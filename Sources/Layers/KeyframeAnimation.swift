public import Motion

/// The change of a property through several values; `CAKeyframeAnimation`.
public struct KeyframeAnimation<Value: Animatable>: LayerAnimation {
  /// The property.
  public let keyPath: WritableKeyPath<LayerState, Value>
  /// The values and their times.
  public var keyframes: Keyframes<Value>
  /// When and how it runs.
  public var attributes = AnimationAttributes()

  /// Makes the animation of a property.
  public init(keyPath: WritableKeyPath<LayerState, Value>, keyframes: Keyframes<Value>) {
    self.keyPath = keyPath
    self.keyframes = keyframes
  }

  /// Adds the change to a layer.
  public func install(with installer: AnimationInstaller) {
    installer.add(.keyframes(keyframes), to: keyPath, attributes: attributes)
  }
}
