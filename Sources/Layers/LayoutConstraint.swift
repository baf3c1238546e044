/// An equation between the edges, middles or sizes of two views:
/// item.attribute = multiplier · toItem.attribute + constant.
public final class LayoutConstraint {
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

  /// The view on the left side.
  public private(set) weak var firstItem: View?
  /// What of it.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view on the right side.
  public private(set) weak var secondItem: View?
  /// What of it.
  public let secondAttribute: Attribute
  /// What the right side is multiplied with.
  public let multiplier: Double
  /// What is added to the right side, in points.
  public var constant: Double {
    didSet { if constant != oldValue, isActive { markItems() } }
  }
  /// The name in messages.
  public var identifier: String?
  /// True while the equation holds.
  public var isActive = false {
    didSet { if isActive != oldValue { markItems() } }
  }

  /// Makes an equation that does not hold yet; set `isActive`.
  public init(
    item firstItem: View, attribute firstAttribute: Attribute,
    relatedBy relation: Relation = .equal,
    toItem secondItem: View? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Lets several equations hold.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets several equations hold no longer.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func markItems() {
    firstItem?.setNeedsLayout()
    secondItem?.setNeedsLayout()
  }
}
