internal import Display
internal import Layers

/// Finds layers under a point by what is shown, not by the model as touches do.
enum LayerPicker {
  /// Less than this much of a layer is taken as nothing.
  private static let leastOpacity = 0.01

  /// The layers that draw something at a point of the stage, the topmost first.
  static func layers(at point: Point, on stage: Stage) -> [Layer] {
    var found: [Layer] = []
    visit(stage.rootLayer, point, &found)
    return found
  }

  /// The topmost layer at a point; under the one that is chosen already when it is among them, so
  /// that one click after the other leads from the front to the back.
  static func next(at point: Point, on stage: Stage, after chosen: Layer?) -> Layer? {
    let layers = layers(at: point, on: stage)
    guard let index = layers.firstIndex(where: { $0 === chosen }) else { return layers.first }
    return layers[(index + 1) % layers.count]
  }

  /// `point` is in the coordinates of the stage.
  private static func visit(_ layer: Layer, _ point: Point, _ found: inout [Layer]) {
    let state = layer.presentation
    guard !layer.isHidden, state.opacity >= leastOpacity else { return }
    let projection = layer.presentationProjectionToStage
    let showsBack = projection.determinant < 0
    guard layer.isDoubleSided || !showsBack,
      let inside = projection.inverted()?.apply(to: point)
    else { return }
    let isInside = state.bounds.contains(inside)
    if layer.masksToBounds, !isInside { return }
    for sublayer in layer.sublayersInDrawingOrder.reversed() { visit(sublayer, point, &found) }
    if isInside, draws(layer, state) || layer.superlayer == nil { found.append(layer) }
  }

  private static func draws(_ layer: Layer, _ state: LayerState) -> Bool {
    if state.backgroundColor.alpha > 0 || state.borderWidth > 0 { return true }
    if layer.name != nil || layer.contents != nil { return true }
    if let label = layer.view as? Label { return label.text?.isEmpty == false }
    var commands: [DrawCommand] = []
    layer.view?.draw(into: &commands)
    return !commands.isEmpty
  }
}
