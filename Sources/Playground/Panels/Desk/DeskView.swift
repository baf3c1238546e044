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
  /// True when the column is asked for where there is no room for it beside the stage.
  var opensColumn = false {
    didSet { if opensColumn != oldValue { setNeedsLayout() } }
  }
  private var hasTwoSheets = false
  private(set) var comparison: DeskModel.Comparison?
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
  var showsInspector: Bool { showsColumn && column.page == .tune }

  /// True when the pages at the right can be seen.
  var showsColumn: Bool { layout.column != nil }

  /// True when the pages at the right lie over the desk as a panel of its own.
  var columnLiesOver: Bool { layout.columnLiesOver }

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
    guard !hidesPanels else { return }
    header.update(model)
    column.update(model)
    timeline.update(model.timeline)
    bar.update(model)
  }

  /// True while something plays because it is pointed at.
  var isPreviewing: Bool { inspector.head.strip.isPlaying || presets.isPlaying }

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
    place(header, at: layout.header)
    place(column, at: layout.column)
    place(timeline, at: layout.timeline)
    place(bar, at: layout.bar)
    bar.showsScrubBar = layout.showsScrubBar
    column.liesOver = layout.columnLiesOver
    for view in [marks, handle, stageButtons] as [View] { view.frame = layout.sheet }
    notices.frame = layout.noticeLane
    ring.frame = bounds
    for overlay in overlays { overlay.frame = bounds }
    placeFloating(layout)
  }

  private func place(_ panel: View, at frame: Rect?) {
    panel.frame = frame ?? .zero
    panel.isHidden = frame == nil
  }

  /// Draws the desk.
  override func draw(with ink: inout Ink) {
    ink.fill(bounds, theme.desk)
    drawCaptions(layout, with: &ink)
  }

  private var layout: DeskLayout {
    DeskLayout(
      window: bounds.size, stage: stageSize,
      DeskLayout.Wishes(
        hidesPanels: hidesPanels, pixelScale: pixelScale, hasTwoSheets: hasTwoSheets,
        graph: graphSize, opensColumn: opensColumn))
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
