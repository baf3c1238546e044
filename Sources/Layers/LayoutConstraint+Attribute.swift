extension LayoutConstraint {
  /// What of a view takes part.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The edges; leading is left and trailing right.
    case left, right, leading, trailing, top, bottom
    /// The extents.
    case width, height
    /// The middles.
    case centerX, centerY
    /// No second view: the constant alone.
    case notAnAttribute
  }

  /// How the two sides compare.
  public enum Relation: Hashable, Sendable {
    /// Both sides are the same.
    case equal
  }
}

extension LayoutConstraint.Attribute {
  /// An attribute as `edge` · least coordinate + `extent` · size along an axis.
  struct Part {
    var isHorizontal: Bool
    var edge: Double
    var extent: Double
  }

  var part: Part {
    switch self {
    case .left, .leading: Part(isHorizontal: true, edge: 1, extent: 0)
    case .right, .trailing: Part(isHorizontal: true, edge: 1, extent: 1)
    case .centerX: Part(isHorizontal: true, edge: 1, extent: 0.5)
    case .width: Part(isHorizontal: true, edge: 0, extent: 1)
    case .top: Part(isHorizontal: false, edge: 1, extent: 0)
    case .bottom: Part(isHorizontal: false, edge: 1, extent: 1)
    case .centerY: Part(isHorizontal: false, edge: 1, extent: 0.5)
    case .height: Part(isHorizontal: false, edge: 0, extent: 1)
    case .notAnAttribute: Part(isHorizontal: true, edge: 0, extent: 0)
    }
  }

  /// True when an equation between the two makes sense: places of one axis, or extents.
  func compares(with other: LayoutConstraint.Attribute) -> Bool {
    if part.edge != other.part.edge { return false }
    return part.edge == 0 || part.isHorizontal == other.part.isHorizontal
  }
}
