public import Display

extension View {
  /// From the view's coordinates into the stage's, by the model.
  public var transformToStage: AffineTransform {
    let own = layer.model.transformToSuperlayer
    guard let superview else { return own }
    return own.concatenating(superview.transformToStage)
  }

  /// From the view's coordinates into the stage's, as it is shown now.
  public var presentationTransformToStage: AffineTransform {
    let own = layer.presentation.transformToSuperlayer
    guard let superview else { return own }
    return own.concatenating(superview.presentationTransformToStage)
  }

  /// A point of the stage, or of another view, in this view's coordinates; nil when the view is
  /// flattened.
  public func convert(_ point: Point, from view: View?) -> Point? {
    let onStage = view?.transformToStage.apply(to: point) ?? point
    return transformToStage.inverted()?.apply(to: onStage)
  }

  /// A point of this view in the coordinates of the stage or of another view; nil when that view is
  /// flattened.
  public func convert(_ point: Point, to view: View?) -> Point? {
    let onStage = transformToStage.apply(to: point)
    guard let view else { return onStage }
    return view.transformToStage.inverted()?.apply(to: onStage)
  }
}
