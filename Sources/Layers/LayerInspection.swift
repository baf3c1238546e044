public import Motion

/// One animation that a layer has now: where it comes from, when it runs and what it adds.
///
/// A value for panels and graphs. The layer's presentation is its model with all of its running
/// animations applied in order: one that replaces hides what lies below, an additive one adds its
/// contribution.
public struct RunningAnimation: Identifiable {
  /// What an animation was made by.
  public enum Source: Hashable, Sendable {
    /// A block such as `View.animate`, with its name.
    case block(name: String?)
    /// `Layer.add(_:forKey:)`.
    case key(String?)
    /// A change of content.
    case transition
    /// A property animator.
    case animator
  }

  /// Its name on its stage; never used twice.
  public let id: AnimationID
  /// The property's name, as in `LayerState`.
  public let property: String
  /// Where it comes from.
  public let source: Source
  /// True when it is added to what lies below instead of replacing it.
  public let isAdditive: Bool
  /// When it begins, after its delay, in seconds of the layer's own time.
  public let localBegin: Double
  /// When it ends, in seconds of the layer's own time; infinite when it never does.
  public let localEnd: Double
  /// When it begins, in seconds of the stage.
  public let begin: Double
  /// When it ends, in seconds of the stage; infinite when it never does.
  public let end: Double
  /// How progress depends on time.
  public let curve: Curve
  /// What the numbers of a contribution are called; a single number has an empty name.
  public let componentNames: [String]
  let sample: (Double) -> [Double]?

  /// What it contributes at a time of the stage: for an additive one what it adds, otherwise the
  /// value that it puts in the place of what lies below; nil when it shows nothing then.
  public func contribution(at time: Double) -> [Double]? { sample(time) }
}

extension Layer {
  /// The names of all properties that animate.
  public static let animatableProperties = LayerProperty.all.map(\.name)

  /// What the numbers of a property are called; empty for a name that is no property.
  public static func componentNames(of property: String) -> [String] {
    LayerProperty.property(named: property)?.componentNames ?? []
  }

  /// The animations that the layer has now, property by property in the order of adding; those in
  /// a delay and those that are kept after their end are among them.
  public var runningAnimations: [RunningAnimation] {
    engine?.runningAnimations(of: self) ?? []
  }

  /// What is shown of a property at a time of the stage, as numbers, with the animations that the
  /// layer has now; empty for a name that is no property.
  public func presentationComponents(of property: String, at time: Double) -> [Double] {
    guard let property = LayerProperty.property(named: property) else { return [] }
    return property.components(engine?.presentation(of: self, at: time) ?? model)
  }

  /// The model's value of a property as numbers; empty for a name that is no property.
  public func modelComponents(of property: String) -> [Double] {
    LayerProperty.property(named: property)?.components(model) ?? []
  }
}

extension Stage {
  /// The layer that holds all others; `Layer.sublayers` and `Layer.view` lead on from here.
  public var rootLayer: Layer { rootView.layer }
}

extension AnimationEngine {
  func runningAnimations(of layer: Layer) -> [RunningAnimation] {
    guard let owner = layer.owner else { return [] }
    var result: [RunningAnimation] = []
    layer.forEachAnimatedProperty(of: lanes.count) { index in
      result += lanes[index].running(layer, owner, self)
    }
    return result
  }

  /// Where the animations of a block come from.
  func source(ofBlock id: Int) -> RunningAnimation.Source {
    blocks[id]?.source ?? .block(name: nil)
  }
}
