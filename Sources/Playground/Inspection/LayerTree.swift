internal import Layers

/// The layers of a stage as lines of an outline, from back to front, parents first.
struct LayerTree: Equatable {
  /// Whether a line shows what is inside it.
  enum Fold: Equatable {
    /// Nothing is inside.
    case none
    /// What is inside follows.
    case open
    /// What is inside is left out.
    case closed
  }

  /// One layer.
  struct Row: Equatable {
    /// Which layer.
    let path: LayerPath
    /// How many layers are around it.
    let depth: Int
    /// Its name, or its kind.
    let title: String
    /// Its kind where the title is a name; the text of a label.
    let detail: String
    /// True when it has a name.
    let isNamed: Bool
    /// True when neither it nor what is inside it shows.
    let isInvisible: Bool
    /// True while it is animated.
    let isAnimating: Bool
    /// Whether what is inside it follows.
    let fold: Fold
  }

  /// The lines that show.
  private(set) var rows: [Row] = []

  /// Lists the tree under a layer; `folds` says what a person opened (true) or closed.
  ///
  /// What a person left alone is open where something with a name is inside.
  init(root: Layer, folds: [LayerPath: Bool] = [:]) {
    visit(root, path: .root, isInvisible: false, folds: folds)
  }

  private mutating func visit(
    _ layer: Layer, path: LayerPath, isInvisible: Bool, folds: [LayerPath: Bool]
  ) {
    let isInvisible = isInvisible || layer.isHidden || layer.presentation.opacity <= 0
    let fold = Self.fold(of: layer, path: path, folds: folds)
    rows.append(
      Row(
        path: path, depth: path.steps.count, title: layer.inspectorTitle,
        detail: Self.detail(of: layer), isNamed: layer.name != nil, isInvisible: isInvisible,
        isAnimating: layer.isAnimating, fold: fold))
    guard fold == .open else { return }
    for (sublayer, step) in zip(layer.sublayers, layer.stepsToSublayers) {
      visit(sublayer, path: path.appending(step), isInvisible: isInvisible, folds: folds)
    }
  }

  private static func fold(
    of layer: Layer, path: LayerPath, folds: [LayerPath: Bool]
  ) -> Fold {
    if layer.sublayers.isEmpty { return .none }
    let isOpen = folds[path] ?? (path == .root || layer.sublayers.contains(where: holdsName))
    return isOpen ? .open : .closed
  }

  private static func holdsName(_ layer: Layer) -> Bool {
    layer.name != nil || layer.sublayers.contains(where: holdsName)
  }

  private static func detail(of layer: Layer) -> String {
    if let label = layer.view as? Label, let text = label.text, !text.isEmpty { return text }
    return layer.name == nil ? "" : layer.kindName
  }
}
