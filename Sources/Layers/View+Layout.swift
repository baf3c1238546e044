import Display

extension View {
  /// A layout that changes what it has laid out is repeated at most so many times.
  private static let greatestPassCount = 10

  /// Asks for a layout of the subviews before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
    // All the way up: during a layout the outer views are done while inner ones still wait.
    var current: View? = self
    while let view = current {
      view.subtreeNeedsLayout = true
      current = view.superview
    }
  }

  /// Says that the content asks for another size now.
  public func invalidateIntrinsicContentSize() {
    setNeedsConstraintLayout()
  }

  /// Lays out what changes asked for in this view, now; inside an animation block what moves
  /// animates.
  ///
  /// Places the views inside this one; its own place is up to its superview. A contradiction
  /// between constraints is found in the stage's `layoutError`; the one that came last does not
  /// hold then.
  public func layoutIfNeeded() {
    do {
      try layoutIfNeededChecked()
    } catch {
      stage?.layoutError = error
    }
  }

  /// The same as `layoutIfNeeded`, but throws when constraints contradict each other; what can be
  /// placed is placed nevertheless.
  public func layoutIfNeededChecked() throws(LayoutError) {
    guard subtreeNeedsLayout else { return }
    var failure: LayoutError?
    for _ in 0..<Self.greatestPassCount where subtreeNeedsLayout {
      failure = solveConstraints()
      layOutSubtree()
    }
    if let failure { throw failure }
    stage?.layoutError = nil
  }

  /// Gives the view the size that fits its content, keeping its upper left corner.
  public func sizeToFit() {
    let corner = frame.origin
    frame = Rect(origin: corner, size: sizeThatFits(bounds.size))
  }

  /// Asks for a layout of the views around this one.
  func setNeedsConstraintLayout() {
    (superview ?? self).setNeedsLayout()
  }

  /// The view's rectangle in its superview as if it had no transform.
  var untransformedFrame: Rect {
    let state = layer.model
    return Rect(
      x: state.position.x - state.anchorPoint.x * state.bounds.width,
      y: state.position.y - state.anchorPoint.y * state.bounds.height,
      width: state.bounds.width, height: state.bounds.height)
  }

  /// The height that the content asks for in a width.
  func intrinsicHeight(forWidth width: Double) -> Double? {
    guard let label = self as? Label, label.numberOfLines != 1 else {
      return intrinsicContentSize.height
    }
    return label.sizeThatFits(Size(width: width, height: .infinity)).height
  }

  /// Finds out where the constraints of the whole tree put the views; whose place changes asks for
  /// a layout.
  private func solveConstraints() -> LayoutError? {
    let root = sequence(first: self, next: \.superview).reduce(self) { $1 }
    let solver = ConstraintSolver(root: root)
    for (view, frame) in solver.frames where view.solvedFrame != frame {
      view.solvedFrame = frame
      view.superview?.setNeedsLayout()
    }
    return solver.error
  }

  private func layOutSubtree() {
    guard subtreeNeedsLayout else { return }
    // Before the work: a size that changes on the way asks for another round, in which the
    // constraints are solved again.
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      for subview in subviews { subview.takeSolvedFrame() }
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layOutSubtree() }
  }

  /// Places whose difference is rounding are the same: nothing moves, nothing animates.
  private static let negligibleMove = 1e-9

  private func takeSolvedFrame() {
    guard let solvedFrame else { return }
    let current = untransformedFrame
    if solvedFrame.size.distance(to: current.size) > Self.negligibleMove {
      layer.bounds = Rect(origin: bounds.origin, size: solvedFrame.size)
    }
    let anchor = layer.anchorPoint
    let position = Point(
      x: solvedFrame.minX + anchor.x * solvedFrame.width,
      y: solvedFrame.minY + anchor.y * solvedFrame.height)
    if position.distance(to: layer.position) > Self.negligibleMove { layer.position = position }
  }
}
