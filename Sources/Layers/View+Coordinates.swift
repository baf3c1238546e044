public import Display

extension View {
  /// From the view's coordinates into the stage's, by the model.
  public var transformToStage: AffineTransform { layer.transformToStage }

  /// From the view's coordinates into the stage's, as it is shown now.
  public var presentationTransformToStage: AffineTransform { layer.presentationTransformToStage }

  /// A point of the stage, or of another view, in this view's coordinates; nil when the view is
  /// flattened.
  public func convert(_ point: Point, from view: View?) -> Point? {
    layer.convert(point, from: view?.layer)
  }

  /// A point of this view in the coordinates of the stage or of another view; nil when that view is
  /// flattened.
  public func convert(_ point: Point, to view: View?) -> Point? {
    layer.convert(point, to: view?.layer)
  }
}
