/// An equation between the edges, middles or sizes of two views:
/// item.attribute = multiplier · toItem.attribute + constant.
///
/// The counterpart of `NSLayoutConstraint` with the relation equal and the priority required. It
/// acts on a view before its transform. A view without any constraint of its own stays where it is.
public final class LayoutConstraint {
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
  /// What is added to the right side, in points; takes effect with the next layout.
  public var constant: Double {
    didSet { if constant != oldValue, isActive { movedItem?.setNeedsConstraintLayout() } }
  }
  /// The name in messages.
  public var identifier: String?

  /// True while the equation holds; the views must share an ancestor by then.
  ///
  /// Becomes false by itself when one of the views leaves that ancestor.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
      movedItem?.setNeedsConstraintLayout()
    }
  }

  private weak var holder: View?
  /// Its place among all that were activated: where two contradict, the later one gives way.
  private(set) var activationOrder = 0
  private static var activationCount = 0

  /// Makes an equation that does not hold yet; set `isActive`.
  public init(
    item firstItem: View, attribute firstAttribute: Attribute,
    relatedBy relation: Relation = .equal,
    toItem secondItem: View? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
    multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(firstAttribute != .notAnAttribute, "A constraint begins with an attribute.")
    precondition(
      (secondItem == nil) == (secondAttribute == .notAnAttribute),
      "A second view and its attribute go together.")
    precondition(
      secondItem == nil || firstAttribute.compares(with: secondAttribute),
      "\(firstAttribute) cannot be compared with \(secondAttribute).")
    precondition(multiplier.isFinite && constant.isFinite, "A constraint has finite numbers.")
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

  /// The view whose place the equation decides: the first one, unless it contains the second.
  var movedItem: View? {
    guard let firstItem, let secondItem, secondItem !== firstItem else { return firstItem }
    return secondItem.isDescendant(of: firstItem) ? secondItem : firstItem
  }

  private func install() {
    guard let firstItem else { return }
    let ancestor = secondItem.map(firstItem.commonAncestor) ?? firstItem
    guard let ancestor else {
      preconditionFailure(
        "The views of “\(self)” share no ancestor: add them to a superview before activating it.")
    }
    Self.activationCount += 1
    activationOrder = Self.activationCount
    ancestor.constraints.append(self)
    holder = ancestor
  }

  private func uninstall() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
    movedItem?.solvedFrame = nil
  }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// The identifier, or the equation in words, as in `title.centerX = root.centerX + 20`.
  public var description: String {
    if let identifier { return identifier }
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) ="
    if let secondItem {
      if multiplier != 1 { text += " \(multiplier) ·" }
      text += " \(Self.name(of: secondItem)).\(secondAttribute)"
      if constant == 0 { return text }
      text += constant < 0 ? " −" : " +"
      return text + " \(constant.magnitude)"
    }
    return text + " \(constant)"
  }

  private static func name(of view: View?) -> String {
    guard let view else { return "a view that is gone" }
    return view.name ?? "\(type(of: view))"
  }
}
