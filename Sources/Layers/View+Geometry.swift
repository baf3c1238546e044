public import Display

extension View {
  /// The visible part in the view's own coordinates.
  public var bounds: Rect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The middle of the view in its superview (the place of the anchor point).
  public var center: Point {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The least upright rectangle around the view in its superview.
  ///
  /// Setting it changes bounds and center; with a transform that turns, its size is taken for the
  /// bounds as it is.
  public var frame: Rect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The transform about the middle.
  public var transform: AffineTransform {
    get { layer.transform.affine }
    set { layer.transform = Transform(newValue) }
  }

  /// The transform about the middle, in space; `transform` is what is seen of it without depth.
  public var transform3D: Transform3D {
    get { layer.transform.matrix }
    set { layer.transform = Transform(newValue) }
  }

  /// How much the view and its subviews cover, 0…1.
  public var alpha: Double {
    get { layer.opacity }
    set { layer.opacity = newValue }
  }

  /// The colour behind the content; nil for none.
  public var backgroundColor: Color? {
    get { layer.backgroundColor == .clear ? nil : layer.backgroundColor }
    set { layer.backgroundColor = newValue ?? .clear }
  }

  /// True when neither the view nor its subviews are drawn or touched.
  public var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// True when subviews are cut off at the bounds and the rounded corners.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The name under which a trace lists the view's layer.
  public var name: String? {
    get { layer.name }
    set { layer.name = newValue }
  }
}
