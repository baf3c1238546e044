internal import Display
internal import Layers

/// The column at the right: the curve's graph and name, the settings, the actions.
final class InspectorView: PanelView {
  /// Runs with the row that was pressed.
  var onFocus: ((Int) -> Void)?
  /// Runs with −1 or 1 when the focused row is to change.
  var onAdjust: ((Int) -> Void)?
  /// Runs with the name of the action that was pressed.
  var onAction: ((String) -> Void)?

  private var model = DeskModel()
  private let graph: CurveGraphView
  private var settingRows: [SettingRowView] = []
  private var actionRows: [ActionRowView] = []
  private var headings: [(text: String, frame: Rect)] = []
  private var nameFrame = Rect.zero

  private static let nameHeight = 48.0
  private static let headingHeight = 32.0
  private static let leastGraph = 96.0

  /// Makes an empty inspector.
  override init(theme: Theme, frame: Rect = .zero) {
    graph = CurveGraphView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(graph)
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    let isSameShape =
      model.rows.count == settingRows.count && model.actions.count == actionRows.count
      && (model.curve == nil) == (self.model.curve == nil)
    self.model = model
    if !isSameShape { makeRows() }
    graph.update(model.curve)
    for (view, row) in zip(settingRows, model.rows) { view.update(row) }
    for (view, action) in zip(actionRows, model.actions) { view.update(action) }
  }

  /// Stacks the parts; the graph takes what height the rows leave, and goes first when they leave
  /// too little.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    let rowsHeight =
      Double(settingRows.count + actionRows.count) * Grid.row + 2 * Self.headingHeight
    let room = bounds.height - 2 * Grid.padding - rowsHeight - Self.nameHeight
    let side = min(width, room)
    let showsGraph = model.curve != nil && side >= Self.leastGraph
    graph.isHidden = !showsGraph
    headings = []

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
    top = stack(settingRows, under: "Settings", from: top)
    _ = stack(actionRows, under: "Actions", from: top)
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
    for heading in headings {
      ink.text(heading.text, in: heading.frame, font: Typeface.heading, color: theme.secondary)
    }
  }

  private func drawEasingCaps(in rect: Rect, with ink: inout Ink) {
    let width = ink.capWidth("E")
    ink.cap(
      "E", in: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
  }

  private func stack(_ views: [View], under heading: String, from top: Double) -> Double {
    guard !views.isEmpty else { return top }
    let width = bounds.width - 2 * Grid.padding
    headings.append(
      (heading, Rect(x: Grid.padding, y: top + 4, width: width, height: Self.headingHeight - 4)))
    var top = top + Self.headingHeight
    for view in views {
      view.frame = Rect(x: Grid.padding, y: top, width: width, height: Grid.row)
      view.isHidden = top + Grid.row > bounds.height
      top += Grid.row
    }
    return top
  }

  private func makeRows() {
    for view in settingRows + actionRows as [View] { view.removeFromSuperview() }
    settingRows = model.rows.indices.map { index in
      let view = SettingRowView(theme: theme)
      view.onTap = { [weak self] in self?.onFocus?(index) }
      view.onAdjust = { [weak self] in self?.onAdjust?($0) }
      addSubview(view)
      return view
    }
    actionRows = model.actions.map { action in
      let view = ActionRowView(theme: theme)
      view.onTap = { [weak self] in self?.onAction?(action.name) }
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }
}
