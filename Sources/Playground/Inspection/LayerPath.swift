internal import Layers

/// Where a layer is in the tree of its stage.
///
/// Going back rebuilds the demo with other objects: a path finds the same layer again.
nonisolated struct LayerPath: Hashable, Sendable {
  /// One step from a layer to one inside it.
  struct Step: Hashable, Sendable {
    /// The layer's name, or its kind where it has none.
    var title: String
    /// Its place among its siblings of the same title, from 0.
    var ordinal: Int
  }

  /// From the root down; empty for the root itself.
  var steps: [Step] = []

  /// The root.
  static let root = LayerPath()

  /// The layer around this one; nil for the root.
  var parent: LayerPath? { steps.isEmpty ? nil : LayerPath(steps: steps.dropLast()) }

  /// A layer inside this one.
  func appending(_ title: String, _ ordinal: Int) -> LayerPath {
    LayerPath(steps: steps + [Step(title: title, ordinal: ordinal)])
  }
}

extension LayerPath {
  /// The path of a layer within the tree under `root`; nil when it is not there.
  init?(of layer: Layer, in root: Layer) {
    var steps: [Step] = []
    var current = layer
    while current !== root {
      guard let parent = current.superlayer else { return nil }
      let title = current.inspectorTitle
      let before = parent.sublayers.prefix { $0 !== current }
      steps.append(
        Step(title: title, ordinal: before.count { $0.inspectorTitle == title }))
      current = parent
    }
    self.init(steps: steps.reversed())
  }

  /// The layer at the path under `root`; nil when there is none now.
  func layer(in root: Layer) -> Layer? {
    var current = root
    for step in steps {
      let candidates = current.sublayers.lazy.filter { $0.inspectorTitle == step.title }
      guard let next = candidates.dropFirst(step.ordinal).first else { return nil }
      current = next
    }
    return current
  }
}

extension Layer {
  /// The layer's name, or its kind where it has none.
  var inspectorTitle: String { name ?? kindName }

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
