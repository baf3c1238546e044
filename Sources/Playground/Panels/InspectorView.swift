internal import Display
internal import Layers

/// The column at the right: the curve's graph and name, the settings, the actions.
final class InspectorView: PanelView {
  /// The settings and the actions.
  let list: SettingListView

  private var model = DeskModel()
  private let graph: CurveGraphView
  private var nameFrame = Rect.zero

  private static let nameHeight = 48.0
  private static let leastGraph = 144.0
  private static let leastHeightForGraph = 320.0

  /// Makes an empty inspector.
  override init(theme: Theme, frame: Rect = .zero) {
    graph = CurveGraphView(theme: theme)
    list = SettingListView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(graph)
    addSubview(list)
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    let isSameShape =
      model.rows.count == self.model.rows.count && model.actions.count == self.model.actions.count
      && (model.curve == nil) == (self.model.curve == nil)
    self.model = model
    if !isSameShape { setNeedsLayout() }
    graph.update(model.curve)
    list.update(model.rows, model.actions)
  }

  /// Stacks the parts; the graph takes what height the rows leave, and goes first when they leave
  /// too little.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    let rowsHeight = SettingListView.height(
      settings: model.rows.count, actions: model.actions.count)
    let room = bounds.height - 2 * Grid.padding - rowsHeight - Self.nameHeight
    let side = min(width, max(room, Self.leastGraph))
    let showsGraph = model.curve != nil && bounds.height >= Self.leastHeightForGraph
    graph.isHidden = !showsGraph

    var top = Grid.padding
    if showsGraph {
      graph.frame = Rect(x: Grid.padding, y: top, width: width, height: side.rounded(.down))
      top = graph.frame.maxY
    }
    nameFrame = .zero
    if model.curve != nil {
      nameFrame = Rect(x: Grid.padding, y: top, width: width, height: Self.nameHeight)
      top += Self.nameHeight
    }
    list.frame = Rect(
      x: Grid.padding, y: top, width: width + SettingListView.gutter,
      height: max(0, bounds.height - top - Grid.gap))
  }

  /// Draws the edge, the curve's name and the headings.
  override func draw(with ink: inout Ink) {
    ink.fill(Rect(x: 0, y: 0, width: Grid.hairline, height: bounds.height), theme.hairline)
    if let curve = model.curve, !nameFrame.isEmpty {
      let half = Rect(
        x: nameFrame.minX, y: nameFrame.minY + Grid.gap, width: nameFrame.width, height: 20)
      ink.text(curve.title, in: half, font: Typeface.strong)
      ink.text(
        curve.text, in: half.offsetBy(dx: 0, dy: 18), font: Typeface.caption,
        color: theme.secondary)
      drawEasingCaps(in: half, with: &ink)
    }
  }

  private func drawEasingCaps(in rect: Rect, with ink: inout Ink) {
    let width = ink.capWidth("E")
    ink.cap(
      "E", in: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
  }
}
