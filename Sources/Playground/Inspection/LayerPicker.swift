internal import Display
internal import Layers

/// Finds layers under a point by what is shown, not by the model as touches do.
enum LayerPicker {
  /// Less than this much of a layer is taken as nothing.
  private static let leastOpacity = 0.01

  /// The views that draw something at a point of the stage, the topmost first.
  static func views(at point: Point, on stage: Stage) -> [View] {
    var found: [View] = []
    visit(stage.rootView, point, &found)
    return found
  }

  /// The topmost view at a point; under the one that is chosen already when it is among them, so
  /// that one click after the other leads from the front to the back.
  static func next(at point: Point, on stage: Stage, after chosen: View?) -> View? {
    let views = views(at: point, on: stage)
    guard let index = views.firstIndex(where: { $0 === chosen }) else { return views.first }
    return views[(index + 1) % views.count]
  }

  /// `point` is in the coordinates of the view's superview.
  private static func visit(_ view: View, _ point: Point, _ found: inout [View]) {
    let state = view.layer.presentation
    guard !view.isHidden, state.opacity >= leastOpacity,
      let inverse = state.transformToSuperlayer.inverted()
    else { return }
    let local = inverse.apply(to: point)
    let isInside = state.bounds.contains(local)
    if view.layer.masksToBounds, !isInside { return }
    for subview in inFrontFirst(view.subviews) { visit(subview, local, &found) }
    if isInside, draws(view, state) || view.superview == nil { found.append(view) }
  }

  private static func inFrontFirst(_ views: [View]) -> [View] {
    views.enumerated().sorted { left, right in
      let heights = (
        left.element.layer.presentation.zPosition,
        right.element.layer.presentation.zPosition
      )
      return heights.0 == heights.1 ? left.offset > right.offset : heights.0 > heights.1
    }.map(\.element)
  }

  private static func draws(_ view: View, _ state: LayerState) -> Bool {
    if state.backgroundColor.alpha > 0 || state.borderWidth > 0 { return true }
    if view.name != nil || view is ImageView { return true }
    if let label = view as? Label { return label.text?.isEmpty == false }
    var commands: [DrawCommand] = []
    view.draw(into: &commands)
    return !commands.isEmpty
  }
}
