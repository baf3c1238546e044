/// A horizontal or vertical place of a view, or an extent, that makes constraints.
public struct LayoutAnchor<Axis> {
  let view: View
  let attribute: LayoutConstraint.Attribute

  /// An equation with another anchor of the same kind, not active yet.
  public func constraint(
    equalTo other: LayoutAnchor<Axis>, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view, attribute: attribute, toItem: other.view, attribute: other.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// The kind of anchors that are x coordinates.
public enum HorizontalAxis {}
/// The kind of anchors that are y coordinates.
public enum VerticalAxis {}
/// The kind of anchors that are widths or heights.
public enum Extent {}

extension LayoutAnchor where Axis == Extent {
  /// An equation with a number of points, not active yet.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(item: view, attribute: attribute, constant: constant)
  }
}

extension View {
  /// The left edge.
  public var leftAnchor: LayoutAnchor<HorizontalAxis> { .init(view: self, attribute: .left) }
  /// The right edge.
  public var rightAnchor: LayoutAnchor<HorizontalAxis> { .init(view: self, attribute: .right) }
  /// The edge at which text starts: the left one.
  public var leadingAnchor: LayoutAnchor<HorizontalAxis> { .init(view: self, attribute: .leading) }
  /// The edge at which text ends: the right one.
  public var trailingAnchor: LayoutAnchor<HorizontalAxis> {
    .init(view: self, attribute: .trailing)
  }
  /// The horizontal middle.
  public var centerXAnchor: LayoutAnchor<HorizontalAxis> { .init(view: self, attribute: .centerX) }
  /// The upper edge.
  public var topAnchor: LayoutAnchor<VerticalAxis> { .init(view: self, attribute: .top) }
  /// The lower edge.
  public var bottomAnchor: LayoutAnchor<VerticalAxis> { .init(view: self, attribute: .bottom) }
  /// The vertical middle.
  public var centerYAnchor: LayoutAnchor<VerticalAxis> { .init(view: self, attribute: .centerY) }
  /// The width.
  public var widthAnchor: LayoutAnchor<Extent> { .init(view: self, attribute: .width) }
  /// The height.
  public var heightAnchor: LayoutAnchor<Extent> { .init(view: self, attribute: .height) }
}
