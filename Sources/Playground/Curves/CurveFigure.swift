internal import Display
internal import Layers
internal import Motion

/// A curve's graph as a picture of its own.
enum CurveFigure {
  /// The side unless another is asked for, in points.
  static let side = 320.0

  /// The picture.
  static func displayList(
    of curve: Curve, side: Double = side, theme: Theme, text: any TextMeasurer
  ) -> DisplayList {
    let size = Size(width: side, height: side)
    let stage = Stage(size: size, text: text)
    stage.perform {
      let graph = CurveGraphView(theme: theme, frame: Rect(origin: .zero, size: size))
      graph.update(DeskModel.CurveCard(curve: curve, title: "", text: ""))
      stage.rootView.addSubview(graph)
    }
    stage.backgroundColor = theme.desk
    return stage.displayList()
  }
}
