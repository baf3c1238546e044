import Display

extension View {
  /// Asks for a layout before the next frame.
  public func setNeedsLayout() {
    needsLayout = true
  }

  /// Says that the content asks for another size now.
  public func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Lays out what a change asked for, now; inside an animation block what moves animates.
  public func layoutIfNeeded() {
    needsLayout = false
  }

  /// Gives the view the size that fits its content.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
}
