extension View {
  /// The active constraints of the view and all inside it, outer ones first.
  func collectActiveConstraints(into constraints: inout [LayoutConstraint]) {
    constraints += self.constraints
    for subview in subviews { subview.collectActiveConstraints(into: &constraints) }
  }

  /// The nearest view that contains both, or is one of them.
  func commonAncestor(with other: View) -> View? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// Ends the constraints between the inside of this view and what is around it, before it leaves.
  func deactivateConstraintsToOutside() {
    var ancestor = superview
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
      ancestor = holder.superview
    }
  }
}

extension LayoutConstraint {
  /// True when one of the views is inside another one.
  fileprivate func reaches(into view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.isDescendant(of: view) ?? false }
  }
}
