import Display

/// Finds where the constraints of a tree put its views.
///
/// Each constrained view has four unknowns: its left and upper edge in the superview, its width and
/// its height, before any transform. What the constraints leave open is filled in by the size that
/// the content asks for, then by where the view is now.
struct ConstraintSolver {
  private var system = LinearSystem()
  private var views: [View] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The first contradiction.
  private(set) var error: LayoutError?

  private enum Unknown: Int, CaseIterable {
    case x, y, width, height
  }

  /// Solves all active constraints of a tree.
  init(root: View) {
    var constraints: [LayoutConstraint] = []
    root.collectActiveConstraints(into: &constraints)
    constraints.sort { $0.activationOrder < $1.activationOrder }
    for constraint in constraints { addView(constraint.movedItem, root: root) }
    for (source, constraint) in constraints.enumerated() {
      guard let equation = equation(of: constraint) else { continue }
      if let conflict = system.add(equation, source: source), error == nil {
        error = LayoutError(constraints: conflict.map { constraints[$0].description })
      }
    }
    fillIn()
  }

  /// Where the constrained views belong, in their superviews, before any transform.
  var frames: [(view: View, frame: Rect)] {
    views.indices.map { index in
      let current = views[index].untransformedFrame
      let frame = Rect(
        x: value(.x, of: index) ?? current.minX, y: value(.y, of: index) ?? current.minY,
        width: max(0, value(.width, of: index) ?? current.width),
        height: max(0, value(.height, of: index) ?? current.height))
      return (views[index], frame)
    }
  }

  private mutating func addView(_ view: View?, root: View) {
    guard let view, view !== root, indices[ObjectIdentifier(view)] == nil else { return }
    indices[ObjectIdentifier(view)] = views.count
    views.append(view)
  }

  private func variable(_ unknown: Unknown, of index: Int) -> Int {
    index * Unknown.allCases.count + unknown.rawValue
  }

  private func value(_ unknown: Unknown, of index: Int) -> Double? {
    system.value(of: variable(unknown, of: index)).map(Self.withoutRounding)
  }

  /// Fractions of a point that layouts are made of are powers of two.
  private static let grid = 1024.0
  /// What is closer to the grid than this many points is on it.
  private static let noise = 1e-9

  /// The value without what the solving of equations added by rounding: edges that are to be whole
  /// are.
  private static func withoutRounding(_ value: Double) -> Double {
    let snapped = (value * grid).rounded() / grid
    return (value - snapped).magnitude < noise ? snapped : value
  }
}

extension ConstraintSolver {
  /// What the constraints leave open: first all across, so that the widths are known to which text
  /// is wrapped, then all down.
  private mutating func fillIn() {
    let wishes = views.map(\.intrinsicContentSize)
    for (index, wish) in wishes.enumerated() { suggest(wish.width, for: .width, of: index) }
    for (index, view) in views.enumerated() {
      suggest(view.bounds.width, for: .width, of: index)
      suggest(view.untransformedFrame.minX, for: .x, of: index)
    }
    for (index, view) in views.enumerated() {
      if let width = value(.width, of: index) {
        suggest(view.intrinsicHeight(forWidth: width), for: .height, of: index)
      }
    }
    for (index, view) in views.enumerated() {
      suggest(view.bounds.height, for: .height, of: index)
      suggest(view.untransformedFrame.minY, for: .y, of: index)
    }
  }

  /// A value that counts where nothing else decides.
  private mutating func suggest(_ value: Double?, for unknown: Unknown, of index: Int) {
    guard let value, self.value(unknown, of: index) == nil else { return }
    let equation = LinearExpression(
      constant: -value, coefficients: [variable(unknown, of: index): 1])
    _ = system.add(equation)
  }

  /// The constraint as an expression that is 0 when it holds; nil when a view is gone.
  private func equation(of constraint: LayoutConstraint) -> LinearExpression? {
    guard let first = constraint.firstItem else { return nil }
    var left: LinearExpression
    var right = LinearExpression()
    if let second = constraint.secondItem {
      guard let common = first.commonAncestor(with: second) else { return nil }
      left = expression(constraint.firstAttribute, of: first, in: common)
      right = expression(constraint.secondAttribute, of: second, in: common)
    } else {
      guard constraint.secondAttribute == .notAnAttribute else { return nil }
      left = expression(constraint.firstAttribute, of: first, in: first.superview ?? first)
    }
    left.add(right, times: -constraint.multiplier)
    left.constant -= constraint.constant
    return left
  }

  /// An edge, a middle or an extent of a view in the coordinates of an ancestor.
  private func expression(
    _ attribute: LayoutConstraint.Attribute, of view: View, in ancestor: View
  ) -> LinearExpression {
    let part = attribute.part
    var result = LinearExpression()
    if part.edge > 0 {
      result = origin(part.isHorizontal ? .x : .y, of: view, in: ancestor)
    }
    result.add(unknown(part.isHorizontal ? .width : .height, of: view), times: part.extent)
    return result
  }

  private func origin(_ axis: Unknown, of view: View, in ancestor: View) -> LinearExpression {
    guard view !== ancestor, let superview = view.superview else {
      let corner = view.bounds.origin
      return LinearExpression(constant: axis == .x ? corner.x : corner.y)
    }
    var result = unknown(axis, of: view)
    if superview !== ancestor {
      let corner = superview.bounds.origin
      result.constant -= axis == .x ? corner.x : corner.y
      result.add(origin(axis, of: superview, in: ancestor))
    }
    return result
  }

  private func unknown(_ unknown: Unknown, of view: View) -> LinearExpression {
    if let index = indices[ObjectIdentifier(view)] {
      return .variable(variable(unknown, of: index))
    }
    let frame = view.untransformedFrame
    let value =
      switch unknown {
      case .x: frame.minX
      case .y: frame.minY
      case .width: frame.width
      case .height: frame.height
      }
    return LinearExpression(constant: value)
  }
}
