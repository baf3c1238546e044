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
  private static let leastTreeShare = 0.4
  private static let leastHeightForTraces = 420.0
  /// Values keep so many rows where there is room, so that little jumps from one layer to the next.
  private static let usualValues = 6
  private static let tallestPlot = 1.25

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
    if Self.shape(of: model) != Self.shape(of: self.model) { setNeedsLayout() }
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

  private static func shape(of model: LayersModel) -> [Int] {
    [model.tree.count, model.report.count, model.trace?.lines.count ?? 0]
  }

  /// Stacks the parts from the top: the outline and the values as high as what they hold, as far as
  /// there is room for both, and the traces in what is left.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    switches.frame = Rect(x: Grid.padding, y: 0, width: width, height: Self.switchHeight)
    var top = switches.frame.maxY + Grid.gap
    let foot = bounds.height - Grid.padding
    traces.isHidden = bounds.height < Self.leastHeightForTraces
    // Few lines keep their room, so that nothing jumps from one layer to the next.
    let lines = max(3, model.trace?.lines.count ?? 0)
    let least = TraceGraphView.height(lines: lines, plot: TraceGraphView.leastPlot)
    let tracesRoom = traces.isHidden ? 0 : least + Grid.padding
    let rest = max(0, foot - tracesRoom - top - Grid.gap - Self.titleHeight)

    let treeHeight = treeHeight(in: rest)
    tree.frame = Rect(
      x: Grid.padding - Grid.unit, y: top, width: width + Grid.unit + RowsView.gutter,
      height: treeHeight)
    top = tree.frame.maxY + Grid.gap
    titleFrame = Rect(x: Grid.padding, y: top, width: width, height: Self.titleHeight)
    top = titleFrame.maxY
    values.frame = Rect(
      x: Grid.padding, y: top, width: width + RowsView.gutter,
      height: min(rest - treeHeight, wantedValues))
    top = values.frame.maxY + Grid.padding
    let plot = foot - top - TraceGraphView.height(lines: lines, plot: 0)
    traces.plotHeight = min(max(plot, TraceGraphView.leastPlot), width * Self.tallestPlot)
      .rounded(.down)
    traces.frame = Rect(
      x: Grid.padding, y: top, width: width,
      height: TraceGraphView.height(lines: lines, plot: traces.plotHeight))
  }

  private var wantedValues: Double {
    LayerValuesView.height(of: max(Self.usualValues, model.report.count))
  }

  /// All of the outline where there is room for it beside the values and a good graph, else a share.
  private func treeHeight(in rest: Double) -> Double {
    let wanted = Double(model.tree.count) * tree.rowHeight
    let least = min(Self.leastTree, rest * Self.leastTreeShare)
    let free = min(rest - wantedValues, bounds.height * Self.treeShare)
    let most = max(least, rest * Self.treeShare, free)
    return min(max(wanted, least), most).rounded(.down)
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
    LayerValuesView.drawHeadings(model.title, in: row, with: &ink)
  }
}
