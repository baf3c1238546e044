extension View {
  /// Adds a view in front of the others.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view right in front of a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Adds a view right behind a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  /// Adds a view at a place among the subviews, 0 for the backmost; limited to their number.
  public func insertSubview(_ view: View, at index: Int) {
    precondition(view !== self, "A view cannot be its own subview.")
    precondition(!isDescendant(of: view), "A view cannot be put into its own subview.")
    layer.rememberContent()
    if let old = view.superview {
      old.layer.rememberContent()
      old.subviews.removeAll { $0 === view }
      if old !== self { view.deactivateConstraintsToOutside() }
    }
    let place = min(max(index, 0), subviews.count)
    let next = place < subviews.count ? subviews[place].layer : nil
    subviews.insert(view, at: place)
    view.superview = self
    layer.take(view.layer, before: next)
    view.setNeedsLayout()
    setNeedsLayout()
  }

  /// Takes the view out of its superview; its animations end unfinished.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.layer.rememberContent()
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    deactivateConstraintsToOutside()
    self.superview = nil
    layer.leaveSuperlayer()
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    layer.rememberContent()
    subviews.append(subviews.remove(at: index))
    layer.take(view.layer, before: nil)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    layer.rememberContent()
    layer.take(view.layer, before: subviews[0].layer)
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// True for the view itself and for everything that contains it.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  private func insertSubview(_ view: View, beside sibling: View, offset: Int) {
    precondition(sibling.superview === self, "The sibling must be a subview of this view.")
    guard view !== sibling else { return }
    layer.rememberContent()
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index = subviews.firstIndex { $0 === sibling } ?? subviews.count
    insertSubview(view, at: index + offset)
  }
}
