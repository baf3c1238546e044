internal import Display
internal import Layers

/// The whole window: the sheet on the desk, the panels around it, what comes up over them.
final class DeskView: PanelView {
  /// The stage.
  let sheet: SheetView
  /// The stage of the other take.
  let otherSheet: SheetView
  /// The tabs and the clock.
  let header: HeaderView
  /// What the inspector draws over the stage.
  let marks: StageMarksView
  /// The pages at the right.
  let column: ColumnView
  /// The take over time.
  let timeline: TimelineView
  /// The transport and the status line.
  let bar: TransportBarView
  /// The recorder's mark.
  let mark: RecordingMarkView
  /// What happened.
  let notices: NoticeLaneView
  /// What the control under the pointer is called.
  let hint: HintView
  /// What the first launch says.
  let welcome: WelcomeView
  /// Where the keyboard is.
  let ring: FocusRingView
  /// The buttons of the demo, for the keyboard.
  let stageButtons: StageButtonsView
  /// The keys.
  let help: HelpSheetView
  /// What is being typed.
  let prompt: PromptView
  /// What is being chosen.
  let menu: MenuView
  /// What is to be exported.
  let export: ExportSheetView
  /// The vector that is dragged on the stage.
  let handle: StageHandleView
  /// What mixes a colour.
  let colors: ColorSheetView
  /// All presets.
  let presets: PresetSheetView
  /// How far the export is.
  let progress: ExportProgressView

  /// The curve, the settings, the actions.
  var inspector: InspectorView { column.tune }

  /// Pixels a point of the window.
  var pixelScale = 1.0 {
    didSet { if pixelScale != oldValue { setNeedsLayout() } }
  }
  /// True when only the stage shows.
  var hidesPanels = false {
    didSet { if hidesPanels != oldValue { setNeedsLayout() } }
  }
  /// How the curve's graph shows.
  var graphSize: GraphSize {
    get { inspector.graphSize }
    set {
      guard newValue != graphSize else { return }
      inspector.graphSize = newValue
      setNeedsLayout()
    }
  }
  private var hasTwoSheets = false
  private var comparison: DeskModel.Comparison?
  private var stageSize = Size(width: 960, height: 540)

  /// Makes an empty desk.
  override init(theme: Theme, frame: Rect = .zero) {
    sheet = SheetView(theme: theme)
    otherSheet = SheetView(theme: theme)
    header = HeaderView(theme: theme)
    marks = StageMarksView(theme: theme)
    column = ColumnView(theme: theme)
    timeline = TimelineView(theme: theme)
    bar = TransportBarView(theme: theme)
    mark = RecordingMarkView(theme: theme)
    notices = NoticeLaneView(theme: theme)
    hint = HintView(theme: theme)
    welcome = WelcomeView(theme: theme)
    ring = FocusRingView(theme: theme)
    stageButtons = StageButtonsView(theme: theme)
    help = HelpSheetView(theme: theme)
    prompt = PromptView(theme: theme)
    menu = MenuView(theme: theme)
    export = ExportSheetView(theme: theme)
    handle = StageHandleView(theme: theme)
    colors = ColorSheetView(theme: theme)
    presets = PresetSheetView(theme: theme)
    progress = ExportProgressView(theme: theme)
    super.init(theme: theme, frame: frame)
    let desk: [View] = [
      sheet, otherSheet, marks, handle, stageButtons, header, column, timeline, bar, ring, mark,
      progress, welcome,
    ]
    for view in desk + overlays + [hint] { addSubview(view) }
    // What is done among the presets is said over them.
    insertSubview(notices, aboveSubview: presets)
    mark.isUserInteractionEnabled = false
    sheet.takesKeys = true
  }

  /// What may lie over the desk, the uppermost last.
  var overlays: [OverlayView] { [presets, help, export, colors, menu, prompt] }

  /// True when the settings can be seen.
  var showsInspector: Bool { layout.inspector != nil && !inspector.isHidden }

  /// True when the pages at the right can be seen.
  var showsColumn: Bool { layout.inspector != nil }

  /// What the sheets show.
  struct Pictures {
    /// The stage.
    var own = DisplayList(size: .zero)
    /// What lies over the stage.
    var overlay: [DrawCommand] = []
    /// The stage of the other take beside it.
    var other: DisplayList?
    /// What the inspector draws over the stage.
    var marks = StageMarks.none
  }

  /// Shows a model and the pictures of the stages.
  func update(_ model: DeskModel, _ pictures: Pictures) {
    if pictures.own.size != stageSize || (pictures.other != nil) != hasTwoSheets {
      stageSize = pictures.own.size
      hasTwoSheets = pictures.other != nil
      setNeedsLayout()
    }
    comparison = model.comparison
    sheet.update(pictures.own, overlay: pictures.overlay, hasDesk: !hidesPanels)
    if let other = pictures.other { otherSheet.update(other, hasDesk: !hidesPanels) }
    mark.update(model.recording)
    marks.update(hidesPanels ? .none : pictures.marks, stage: pictures.own.size)
    handle.update(hidesPanels ? nil : model.handle, stage: pictures.own.size)
    if progress.update(model.export) { setNeedsLayout() }
    bar.status.isHidden = model.export != nil
    guard !hidesPanels else { return }
    header.update(model)
    column.update(model)
    timeline.update(model.timeline)
    bar.update(model)
  }

  /// True while something plays because it is pointed at.
  var isPreviewing: Bool { inspector.strip.isPlaying || presets.isPlaying }

  /// Moves what scrolls under a point by notches of the wheel, up and to the right positive.
  func scroll(at point: Point, _ notches: Point) {
    let hit = stage?.hitTest(point)
    if let overlay = hit as? OverlayView {
      overlay.scroll(by: -notches.y * Self.notch)
      return
    }
    if let strip = hit as? PresetStripView {
      return strip.scroll(by: (notches.x - notches.y) * Self.notch)
    }
    if let timeline = hit as? TimelineView {
      return timeline.scroll(by: (notches.x - notches.y) * Self.notch)
    }
    guard let view = hit?.enclosingScrollView else { return }
    view.scroll(by: Point(x: notches.x * Self.notch, y: -notches.y * Self.notch))
  }

  private static let notch = 2 * Grid.row

  /// Places the parts as `DeskLayout` says.
  override func layoutSubviews() {
    let layout = layout
    sheet.frame = layout.sheet
    otherSheet.frame = layout.otherSheet ?? .zero
    otherSheet.isHidden = layout.otherSheet == nil
    header.frame = layout.header
    bar.frame = layout.bar
    timeline.frame = layout.timeline ?? .zero
    timeline.isHidden = layout.timeline == nil
    bar.showsScrubBar = layout.timeline == nil
    marks.frame = layout.sheet
    column.frame = layout.inspector ?? .zero
    for panel in [header, bar] { panel.isHidden = hidesPanels }
    column.isHidden = layout.inspector == nil
    mark.frame = Rect(origin: markOrigin(layout), size: RecordingMarkView.size)
    notices.frame = layout.noticeLane
    stageButtons.frame = layout.sheet
    welcome.place(over: layout.timeline, or: layout.sheet)
    ring.frame = bounds
    for overlay in overlays { overlay.frame = bounds }
    colors.area = areaAboveNotices(layout)
    handle.frame = layout.sheet
    placeProgress(layout)
    prompt.area = noticeArea(layout)
  }

  /// Draws the desk.
  override func draw(with ink: inout Ink) {
    ink.fill(bounds, theme.desk)
    guard let comparison, !hidesPanels else { return }
    let layout = layout
    let captions = [
      ("A", comparison.own, theme.redText, layout.sheet.minX),
      (
        "B", comparison.other, theme.blueText,
        layout.otherSheet?.minX ?? layout.sheet.minX + layout.sheet.width / 2
      ),
    ]
    for (name, text, color, left) in captions {
      let row = Rect(x: left, y: layout.sheet.minY - 20, width: 14, height: 16)
      ink.text(name, in: row, font: Typeface.strong, color: color)
      ink.text(
        text, in: Rect(x: left + 16, y: row.minY, width: layout.sheet.width / 2 - 16, height: 16),
        font: Typeface.caption, color: theme.secondary)
    }
  }

  private var layout: DeskLayout {
    DeskLayout(
      window: bounds.size, stage: stageSize, hidesPanels: hidesPanels, pixelScale: pixelScale,
      hasTwoSheets: hasTwoSheets, graph: graphSize)
  }

  /// Over the status line, or at the foot of the stage where only that shows.
  private func placeProgress(_ layout: DeskLayout) {
    if hidesPanels {
      progress.place(atFootOf: areaAboveNotices(layout))
    } else {
      progress.place(over: bar.statusFrame.offsetBy(dx: bar.frame.minX, dy: bar.frame.minY))
    }
  }

  /// At the foot of the room that the sheet has, above the progress of an export.
  private func noticeArea(_ layout: DeskLayout) -> Rect {
    var area = areaAboveNotices(layout)
    if hidesPanels, !progress.isHidden { area.size.height -= progress.frame.height + Grid.gap }
    return area
  }

  /// The room that the sheet has, down to the lane of the notices; what stands at its foot keeps its
  /// own distance.
  private func areaAboveNotices(_ layout: DeskLayout) -> Rect {
    let lane = layout.noticeLane
    let top = hidesPanels ? 0 : layout.header.maxY
    return Rect(
      x: lane.minX, y: top, width: lane.width, height: lane.minY + Grid.padding - Grid.unit - top)
  }

  /// In the header beside the state; in the corner below it when the tabs need that room, and in the
  /// window's corner when there is no header.
  private func markOrigin(_ layout: DeskLayout) -> Point {
    let size = RecordingMarkView.size
    let right = bounds.width - Grid.padding - size.width
    guard !hidesPanels else { return Point(x: right, y: Grid.padding) }
    let left = right - HeaderView.rightWidth(in: bounds.width)
    guard left >= header.tabsEnd(in: bounds.width) + Grid.gap else {
      return Point(x: right, y: layout.header.maxY + Grid.gap)
    }
    return Point(x: left, y: layout.header.midY - size.height / 2)
  }
}

/// Puts the desk on the panels' own stage.
final class DeskController: ViewController {
  /// The desk.
  let desk: DeskView

  /// Makes a controller.
  init(theme: Theme) {
    desk = DeskView(theme: theme)
    super.init()
  }

  /// The desk is the view.
  override func loadView() -> View { desk }
}
