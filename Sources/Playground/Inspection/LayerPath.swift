internal import Layers

/// Where a layer is in the tree of its stage.
///
/// Going back rebuilds the demo with other objects: a path finds the same layer again.
nonisolated struct LayerPath: Hashable, Sendable {
  /// One step from a layer to one inside it.
  struct Step: Hashable, Sendable {
    /// The layer's name, or its kind where it has none.
    var title: String
    /// Its place in time among its siblings: of those that have its name now, from 0; its
    /// `siblingNumber` when it has none.
    var ordinal: Int
  }

  /// From the root down; empty for the root itself.
  var steps: [Step] = []

  /// The root.
  static let root = LayerPath()

  /// The layer around this one; nil for the root.
  var parent: LayerPath? { steps.isEmpty ? nil : LayerPath(steps: steps.dropLast()) }

  /// A layer inside this one.
  func appending(_ step: Step) -> LayerPath {
    LayerPath(steps: steps + [step])
  }
}

extension LayerPath {
  /// The path of a layer within the tree under `root`; nil when it is not there.
  init?(of layer: Layer, in root: Layer) {
    var steps: [Step] = []
    var current = layer
    while current !== root {
      guard let parent = current.superlayer else { return nil }
      guard let index = parent.sublayers.firstIndex(where: { $0 === current }) else { return nil }
      steps.append(parent.stepsToSublayers[index])
      current = parent
    }
    self.init(steps: steps.reversed())
  }

  /// The layer at the path under `root`; nil when there is none now.
  func layer(in root: Layer) -> Layer? {
    var current = root
    for step in steps {
      guard let index = current.stepsToSublayers.firstIndex(of: step) else { return nil }
      current = current.sublayers[index]
    }
    return current
  }
}

extension Layer {
  /// The layer's name, or its kind where it has none.
  var inspectorTitle: String { name ?? kindName }

  /// The steps to the sublayers, in their order.
  ///
  /// A name stands for whatever has it, as a temporary layer does that is made anew each time.
  /// Without a name the layer itself is meant, wherever it is among the others.
  var stepsToSublayers: [LayerPath.Step] {
    var steps = sublayers.map { layer in
      LayerPath.Step(title: layer.inspectorTitle, ordinal: layer.siblingNumber)
    }
    var counts: [String: Int] = [:]
    let inTime = sublayers.indices.filter { sublayers[$0].name != nil }
      .sorted { sublayers[$0].siblingNumber < sublayers[$1].siblingNumber }
    for index in inTime {
      let count = counts[steps[index].title, default: 0]
      steps[index].ordinal = count
      counts[steps[index].title] = count + 1
    }
    return steps
  }

  /// The kind of its view, without the module.
  var kindName: String { view.map { KindNames.name(of: type(of: $0)) } ?? "Layer" }
}

/// The names of kinds, which the runtime takes its time to spell.
private enum KindNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: View.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = "\(type)"
    known[ObjectIdentifier(type)] = name
    return name
  }
}
