import Display

extension View {
  /// A view that covers less than this takes no touches.
  private static let leastTouchableAlpha = 0.01

  /// True when the view and its subviews take touches now: shown, switched on, and not on its way.
  ///
  /// A view that is animated takes none unless the animation allows it.
  public var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= Self.leastTouchableAlpha
      && !layer.blocksTouches
  }

  /// The topmost view that a point hits, by the model's frames.
  func hitTestInSubviews(_ point: Point) -> View? {
    guard takesTouches, self.point(inside: point) else { return nil }
    for subview in subviews.reversed() {
      guard let inside = subview.layer.pointInside(fromSuperlayer: point) else { continue }
      if let hit = subview.hitTest(inside) { return hit }
    }
    return self
  }
}
