public import Display

extension Stage {
  /// Sends what the pointer did to the views.
  ///
  /// A press belongs to the view that it hit until it is released; without a press the pointer
  /// hovers over what it would hit.
  public func send(_ touch: Touch) {
    perform {
      switch touch {
      case .pressed(let point): press(at: point)
      case .moved(let point): move(to: point)
      case .released(let point): release(at: point)
      case .cancelled: cancelTouch()
      }
    }
  }

  /// The topmost view that takes a touch at a point of the stage.
  public func hitTest(_ point: Point) -> View? {
    rootView.convert(point, from: nil).flatMap(rootView.hitTest)
  }

  private func press(at point: Point) {
    hover(at: point)
    guard let view = hitTest(point) else { return }
    pressedView?.pointerCancelled()
    pressedView = view
    if let local = view.convert(point, from: nil) { view.pointerPressed(at: local) }
  }

  private func move(to point: Point) {
    if pressedView == nil { hover(at: point) }
    guard let view = pressedView ?? hoveredView else { return }
    if let local = view.convert(point, from: nil) { view.pointerMoved(at: local) }
  }

  private func release(at point: Point) {
    if let view = pressedView {
      pressedView = nil
      if view.stage === self, let local = view.convert(point, from: nil) {
        view.pointerReleased(at: local)
      } else {
        view.pointerCancelled()
      }
    }
    hover(at: point)
  }

  private func cancelTouch() {
    let view = pressedView
    pressedView = nil
    view?.pointerCancelled()
    setHovered(nil)
  }

  private func hover(at point: Point) {
    setHovered(hitTest(point))
  }

  private func setHovered(_ view: View?) {
    guard view !== hoveredView else { return }
    let left = hoveredView
    hoveredView = view
    left?.pointerExited()
    view?.pointerEntered()
  }
}
