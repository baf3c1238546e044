public import Display

/// Everything of a layer that can be animated: one property a line.
///
/// A layer has one state as its model and another one as its presentation, the model with all
/// running animations applied.
nonisolated public struct LayerState: Equatable, Sendable {
  /// The visible part in the layer's own coordinates; its size is the layer's size.
  public var bounds = Rect.zero
  /// Where the anchor point is in the superlayer, in points.
  public var position = Point.zero
  /// The place that `position` and `transform` refer to, in fractions of the bounds.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The transform about the anchor point.
  public var transform = Transform.identity
  /// Scales colour and alpha of the layer and all sublayers, 0…1; shown clamped.
  public var opacity = 1.0
  /// The colour behind the content; clear for none.
  public var backgroundColor = Color.clear
  /// The radius of the corners in points.
  public var cornerRadius = 0.0
  /// The width of the border inside the edge, in points.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = Color.black
  /// The colour of the shadow at full strength.
  public var shadowColor = Color.black
  /// The strength of the shadow, 0…1; 0 for none.
  public var shadowOpacity = 0.0
  /// How far the shadow is moved, in points.
  public var shadowOffset = Size.zero
  /// How soft the shadow's edge is, in points.
  public var shadowRadius = 3.0
  /// The distance from the superlayer's plane towards the viewer: siblings with greater numbers are
  /// drawn later, and larger under perspective.
  public var zPosition = 0.0
  /// The z coordinate of the anchor point, in points.
  public var anchorPointZ = 0.0
  private var sublayerBox: Box<Transform>?
  /// The part of the picture that is shown, in fractions of it.
  public var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
  /// True when neither the layer nor its sublayers are drawn; animated, it changes at the start.
  public var isHidden = false
  /// True when sublayers are cut off at the bounds and the rounded corners.
  public var masksToBounds = false

  /// How far the picture has gone from the one before to the one that was set, 0…1.
  var contentsProgress = 1.0
  /// How far the content has gone from the picture before a transition to the one after, 0…1.
  var transitionProgress = 1.0

  /// Makes the state of a new layer.
  public init() {}
}

nonisolated extension LayerState {
  /// What is done to all sublayers about the layer's anchor point: perspective, as a rule.
  public var sublayerTransform: Transform {
    get { sublayerBox?.value ?? .identity }
    set { sublayerBox = newValue == .identity ? nil : Box(newValue) }
  }

  /// True when sublayers are seen through a transform.
  var hasScene: Bool { sublayerBox != nil }

  /// The anchor point in the layer's own coordinates.
  var anchor: Point {
    Point(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own coordinates into those of the superlayer, without perspective.
  public var transformToSuperlayer: AffineTransform {
    let anchor = anchor
    if transform == .identity {
      return AffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    let map = transform.affine
    return AffineTransform(
      a: map.a, b: map.b, c: map.c, d: map.d,
      tx: map.tx + position.x - map.a * anchor.x - map.c * anchor.y,
      ty: map.ty + position.y - map.b * anchor.x - map.d * anchor.y)
  }

  /// The least upright rectangle around the layer in its superlayer.
  public var frame: Rect {
    if transform == .identity {
      return Rect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    guard transform.isFlat else { return projection(in: nil).boundingBox(of: bounds) }
    return transformToSuperlayer.boundingBox(of: bounds)
  }
}
