internal import Display
internal import Layers
internal import Motion

/// What the column shows of a curve: its graph, the presets, its name, its numbers.
final class CurveHeadView: PanelView {
  /// The curve.
  let graph: CurveGraphView
  /// The presets.
  let strip: PresetStripView
  /// The curve's numbers.
  let fields: CurveFieldsView
  /// The button that copies the curve.
  let copy: GlyphButton
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

  /// What the parts are to fit into.
  struct Room {
    /// The width of the column.
    let width: Double
    /// The height of the page.
    let page: Double
    /// The height of the settings and the actions below.
    let rows: Double
    /// How the graph shows.
    let graph: GraphSize
  }

  /// Makes an empty head.
  override init(theme: Theme, frame: Rect = .zero) {
    graph = CurveGraphView(theme: theme)
    strip = PresetStripView(theme: theme)
    fields = CurveFieldsView(theme: theme)
    copy = GlyphButton(theme: theme, glyph: .copy)
    super.init(theme: theme, frame: frame)
    for view in [graph, strip, fields, copy] as [View] { addSubview(view) }
  }

  /// Shows a model; true when it takes another shape than the one before.
  func update(_ model: DeskModel) -> Bool {
    let isSameShape = model.curve?.parameters.count == self.model.curve?.parameters.count
    self.model = model
    graph.update(model.curve)
    strip.update(model.curve?.curve, model.presets)
    fields.pencil = graph.pencil
    fields.update(model.curve?.parameters ?? [])
    return !isSameShape
  }

  /// Stacks the parts and returns their height; the graph takes what the rows leave, and goes first
  /// when they leave too little.
  func arrange(in room: Room) -> Double {
    let width = room.width - 2 * Grid.padding
    let parameters = model.curve?.parameters ?? []
    let hasCurve = model.curve != nil
    let hasRoom = hasCurve && room.page >= Self.leastHeightForGraph
    graph.isHidden = !hasRoom || room.graph == .hidden
    strip.isHidden = !hasRoom
    fields.isHidden = parameters.isEmpty
    fields.arrangement = .rows
    nameFrame = .zero

    var top = Grid.padding
    if !graph.isHidden {
      placeGraph(at: top, width, parameters, room)
      top = graph.frame.maxY + Grid.gap
    }
    if hasRoom {
      strip.frame = Rect(
        x: Grid.padding, y: top, width: width, height: PresetStripView.height)
      top = strip.frame.maxY
    }
    copy.isHidden = !hasCurve
    guard hasCurve else { return top }
    nameFrame = Rect(x: Grid.padding, y: top, width: width, height: Self.nameHeight)
    copy.frame = Rect(
      x: nameFrame.maxX - Self.capRoom - Self.copySide, y: top + Grid.gap - 2,
      width: Self.copySide, height: Self.copySide)
    top = nameFrame.maxY
    guard fields.arrangement == .rows else { return top }
    top += Grid.unit
    fields.frame = Rect(
      x: Grid.padding - Grid.unit, y: top, width: width + 2 * Grid.unit,
      height: CurveFieldsView.height(of: parameters.count))
    return fields.frame.maxY
  }

  /// The graph, with its numbers beside it where it is low.
  private func placeGraph(
    at top: Double, _ width: Double, _ parameters: [CurveParameter], _ room: Room
  ) {
    let count = parameters.count
    let stacked = graphHeight(
      atMost: width, besides: CurveFieldsView.height(of: count), in: room)
    graph.frame = Rect(x: Grid.padding, y: top, width: width, height: stacked)
    guard count > 0, stacked < width * Self.shareForRows else { return }
    fields.arrangement = .column
    let column = CurveFieldsView.columnWidth(of: parameters)
    let height = max(
      graphHeight(atMost: width, besides: 0, in: room), CurveFieldsView.columnHeight(of: count))
    graph.frame.size = Size(width: width - column - Grid.gap, height: height)
    fields.frame = Rect(
      x: graph.frame.maxX + Grid.gap - Grid.unit, y: top, width: column + 2 * Grid.unit,
      height: height)
  }

  private func graphHeight(atMost most: Double, besides fields: Double, in room: Room) -> Double {
    let others =
      2 * Grid.padding + Grid.gap + Grid.unit + PresetStripView.height + Self.nameHeight
      + fields
    let share = room.graph == .large ? Self.largeGraphShare : Self.graphShare
    let least = max(Self.leastGraph, room.page * share)
    return min(most, max(room.page - others - room.rows, least)).rounded(.down)
  }

  /// Draws the curve's name.
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
