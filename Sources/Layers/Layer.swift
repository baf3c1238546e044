import Display

/// What is drawn of a view, with properties that animate.
///
/// Reading and writing a property goes through one subscript over the key paths of `LayerState`,
/// which is where an animation block takes effect.
@dynamicMemberLookup
public final class Layer {
  /// The name under which a trace lists the layer; nil keeps it out of traces.
  public var name: String?
  /// True when neither the layer nor its sublayers are drawn.
  public var isHidden = false
  /// True when sublayers are cut off at the bounds and the rounded corners.
  public var masksToBounds = false

  /// The values that the program set last.
  public private(set) var model = LayerState()

  /// Makes a layer.
  public init() {}

  /// A property of the model; a change inside an animation block animates.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<LayerState, Value>
  ) -> Value {
    get { model[keyPath: keyPath] }
    set { model[keyPath: keyPath] = newValue }
  }

  /// The values that are shown at the stage's time.
  public var presentation: LayerState { model }
}
