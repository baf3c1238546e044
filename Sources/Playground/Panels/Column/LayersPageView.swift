internal import Display
internal import Layers

/// The page of the layers: switches for what lies over the stage, the outline, the values.
final class LayersPageView: PanelView {
  /// Picking, frames, constraints.
  let switches: SegmentsView
  /// The outline.
  let tree: LayerTreeView
  /// The values of the chosen layer.
  let values: LayerValuesView
  /// How one of them comes about.
  let traces: TraceGraphView

  private var model = LayersModel()
  private var titleFrame = Rect.zero

  private static let switchHeight = 28.0
  private static let titleHeight = 32.0
  private static let treeShare = 0.46
  private static let leastTree = 72.0
  private static let leastHeightForTraces = 420.0

  /// Makes an empty page.
  override init(theme: Theme, frame: Rect = .zero) {
    switches = SegmentsView(theme: theme)
    tree = LayerTreeView(theme: theme)
    values = LayerValuesView(theme: theme)
    traces = TraceGraphView(theme: theme)
    super.init(theme: theme, frame: frame)
    for view in [switches, tree, values, traces] as [View] { addSubview(view) }
  }

  /// Shows a model.
  func update(_ model: LayersModel) {
    if model.trace?.lines.count != self.model.trace?.lines.count { setNeedsLayout() }
    self.model = model
    switches.update([
      SegmentsView.Segment(title: "Pick", cap: "F6", isChosen: model.isPicking),
      SegmentsView.Segment(title: "Frames", cap: "F7", isChosen: model.showsFrames),
      SegmentsView.Segment(title: "Constraints", cap: "F8", isChosen: model.showsConstraints),
    ])
    tree.update(model)
    values.update(model.report)
    traces.update(model.trace, isWaiting: model.isTracing)
  }

  /// Stacks the parts.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    switches.frame = Rect(x: Grid.padding, y: 0, width: width, height: Self.switchHeight)
    var top = switches.frame.maxY + Grid.gap
    // Few lines keep their room, so that nothing jumps from one layer to the next.
    let plot = TraceGraphView.plotHeight(onPage: bounds.height)
    let lines = max(3, model.trace?.lines.count ?? 0)
    let tracesHeight = TraceGraphView.height(lines: lines, plot: plot)
    traces.plotHeight = plot
    traces.isHidden = bounds.height < Self.leastHeightForTraces
    let foot = bounds.height - Grid.padding
    let traceTop = traces.isHidden ? foot : foot - tracesHeight
    traces.frame = Rect(x: Grid.padding, y: traceTop, width: width, height: tracesHeight)
    let rest = traceTop - top - Grid.gap
    let treeHeight = max(Self.leastTree, (rest * Self.treeShare).rounded())
    tree.frame = Rect(
      x: Grid.padding - Grid.unit, y: top, width: width + Grid.unit + RowsView.gutter,
      height: treeHeight)
    top = tree.frame.maxY + Grid.gap
    titleFrame = Rect(x: Grid.padding, y: top, width: width, height: Self.titleHeight)
    top = titleFrame.maxY
    values.frame = Rect(
      x: Grid.padding, y: top, width: width + RowsView.gutter,
      height: max(0, traceTop - top - Grid.gap))
  }

  /// Draws the chosen layer's name.
  override func draw(with ink: inout Ink) {
    ink.rule(Rect(x: Grid.padding, y: titleFrame.minY, width: titleFrame.width, height: 1))
    let row = Rect(
      x: titleFrame.minX, y: titleFrame.minY + 6, width: titleFrame.width,
      height: titleFrame.height - 8)
    guard !model.title.isEmpty else {
      ink.text(
        model.selected == nil ? "Choose a layer" : "Not on the stage now", in: row,
        font: Typeface.caption, color: theme.secondary)
      return
    }
    ink.text(
      model.title, in: Rect(x: row.minX, y: row.minY, width: row.width * 0.28, height: row.height),
      font: Typeface.strong)
    LayerValuesView.drawHeadings(in: row, with: &ink)
  }
}
