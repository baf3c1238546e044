internal import Display
internal import Layers
internal import Motion

/// The column at the right: the curve's graph and name, the settings, the actions.
final class InspectorView: PanelView {
  /// The settings and the actions.
  let list: SettingListView

  /// The curve.
  let graph: CurveGraphView
  /// The presets.
  let strip: PresetStripView
  /// The curve's numbers.
  let fields: CurveFieldsView
  /// The button that copies the curve.
  let copy: GlyphButton
  /// How the graph shows.
  var graphSize = GraphSize.normal {
    didSet { if graphSize != oldValue { setNeedsLayout() } }
  }
  private var model = DeskModel()
  private var nameFrame = Rect.zero

  private static let nameHeight = 44.0
  private static let copySide = 24.0
  /// The key beside the button, and the gap between them.
  private static let capRoom = 24.0
  private static let leastGraph = 128.0
  private static let graphShare = 0.28
  private static let largeGraphShare = 0.56
  private static let leastHeightForGraph = 320.0
  /// Lower than this share of the column's width the graph has its numbers beside it.
  private static let shareForRows = 0.8

  /// Makes an empty inspector.
  override init(theme: Theme, frame: Rect = .zero) {
    graph = CurveGraphView(theme: theme)
    strip = PresetStripView(theme: theme)
    fields = CurveFieldsView(theme: theme)
    list = SettingListView(theme: theme)
    copy = GlyphButton(theme: theme, glyph: .copy)
    super.init(theme: theme, frame: frame)
    for view in [graph, strip, fields, list, copy] as [View] { addSubview(view) }
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    let isSameShape =
      model.rows.count == self.model.rows.count && model.actions.count == self.model.actions.count
      && model.curve?.parameters.count == self.model.curve?.parameters.count
    self.model = model
    if !isSameShape { setNeedsLayout() }
    graph.update(model.curve)
    strip.update(model.curve?.curve, model.presets)
    fields.pencil = graph.pencil
    fields.update(model.curve?.parameters ?? [])
    list.update(model.rows, model.actions)
    let pencils = model.comparison?.tunesOther == true ? theme.withBlueFirst : theme
    if list.theme != pencils {
      for view in [strip, list] { view.setTheme(pencils) }
    }
  }

  /// Stacks the parts; the graph takes what height the rows leave, and goes first when they leave
  /// too little.
  override func layoutSubviews() {
    let width = bounds.width - 2 * Grid.padding
    let count = model.curve?.parameters.count ?? 0
    let hasCurve = model.curve != nil
    let hasRoom = hasCurve && bounds.height >= Self.leastHeightForGraph
    let showsGraph = hasRoom && graphSize != .hidden
    graph.isHidden = !showsGraph
    strip.isHidden = !hasRoom
    fields.isHidden = count == 0
    nameFrame = .zero

    var top = Grid.padding
    if showsGraph {
      let stacked = graphHeight(atMost: width, fields: CurveFieldsView.height(of: count))
      fields.arrangement =
        count > 0 && stacked < width * Self.shareForRows ? .column : .rows
      let column = CurveFieldsView.columnWidth(of: model.curve?.parameters ?? [])
      let graphWidth = fields.arrangement == .column ? width - column - Grid.gap : width
      let height =
        fields.arrangement == .column ? graphHeight(atMost: width, fields: 0) : stacked
      graph.frame = Rect(x: Grid.padding, y: top, width: graphWidth, height: height)
      if fields.arrangement == .column {
        fields.frame = Rect(
          x: graph.frame.maxX + Grid.gap - Grid.unit, y: top, width: column + 2 * Grid.unit,
          height: height)
      }
      top = graph.frame.maxY + Grid.gap
    } else {
      fields.arrangement = .rows
    }
    if hasRoom {
      strip.frame = Rect(
        x: Grid.padding, y: top, width: width, height: PresetStripView.height)
      top = strip.frame.maxY
    }
    copy.isHidden = !hasCurve
    if hasCurve {
      nameFrame = Rect(x: Grid.padding, y: top, width: width, height: Self.nameHeight)
      copy.frame = Rect(
        x: nameFrame.maxX - Self.capRoom - Self.copySide, y: top + Grid.gap - 2,
        width: Self.copySide, height: Self.copySide)
      top = nameFrame.maxY
    }
    if hasCurve, fields.arrangement == .rows {
      top += Grid.unit
      let height = CurveFieldsView.height(of: count)
      fields.frame = Rect(
        x: Grid.padding - Grid.unit, y: top, width: width + 2 * Grid.unit, height: height)
      top += height
    }
    list.frame = Rect(
      x: Grid.padding, y: top, width: width + SettingListView.gutter,
      height: max(0, bounds.height - top - Grid.gap))
  }

  private func graphHeight(atMost most: Double, fields: Double) -> Double {
    let rows = SettingListView.height(settings: model.rows.count, actions: model.actions.count)
    let others =
      2 * Grid.padding + Grid.gap + Grid.unit + PresetStripView.height + Self.nameHeight
      + fields
    let share = graphSize == .large ? Self.largeGraphShare : Self.graphShare
    let least = max(Self.leastGraph, bounds.height * share)
    return min(most, max(bounds.height - others - rows, least)).rounded(.down)
  }

  /// Draws the curve's name and the headings.
  override func draw(with ink: inout Ink) {
    if let curve = model.curve, !nameFrame.isEmpty {
      let half = Rect(
        x: nameFrame.minX, y: nameFrame.minY + Grid.gap, width: nameFrame.width, height: 20)
      let width = ink.text(curve.title, in: half, font: Typeface.strong)
      drawPointedPreset(besides: curve.curve, in: half, after: width, with: &ink)
      let readout =
        (graph.isHidden ? nil : graph.readout)?.text(over: model.playback.duration) ?? ""
      ink.text(
        curve.note ?? (readout.isEmpty ? curve.text : readout), in: half.offsetBy(dx: 0, dy: 18),
        font: Typeface.caption, color: theme.secondary)
      drawEasingCaps(in: half, with: &ink)
    }
  }

  /// The preset that the pointer or the keys are at stands behind the curve's own name.
  private func drawPointedPreset(
    besides curve: Curve, in rect: Rect, after width: Double, with ink: inout Ink
  ) {
    guard let preset = strip.hovered ?? strip.focused, preset.curve != curve else { return }
    let left = rect.minX + width + Grid.gap
    let right = copy.frame.minX - Grid.gap
    ink.text(
      "→ \(preset.name)",
      in: Rect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height),
      color: theme.secondary)
  }

  private func drawEasingCaps(in rect: Rect, with ink: inout Ink) {
    let width = ink.capWidth("E")
    ink.cap(
      "E", in: Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
  }
}
