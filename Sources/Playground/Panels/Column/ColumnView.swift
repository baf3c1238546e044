internal import Display
internal import Layers

/// The column at the right: one of its pages under their names.
final class ColumnView: PanelView {
  /// The names of the pages.
  let tabs: SegmentsView
  /// Which of two takes is tuned.
  let comparison: ComparisonBarView
  /// The curve, the settings, the actions.
  let tune: InspectorView
  /// The tree of layers and their values.
  let layers: LayersPageView
  /// What happens when.
  let events: EventsPageView

  /// True when the column lies over the desk as a panel of its own.
  var liesOver = false
  private(set) var page = Inspection.Page.tune
  private var isComparing = false
  private static let tabHeight = 28.0
  private static let top = 12.0

  /// Makes an empty column.
  override init(theme: Theme, frame: Rect = .zero) {
    tabs = SegmentsView(theme: theme)
    comparison = ComparisonBarView(theme: theme)
    tune = InspectorView(theme: theme)
    layers = LayersPageView(theme: theme)
    events = EventsPageView(theme: theme)
    super.init(theme: theme, frame: frame)
    for view in [tabs, comparison, tune, layers, events] as [View] { addSubview(view) }
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    if model.column.page != page {
      page = model.column.page
      setNeedsLayout()
    }
    if isComparing != (model.comparison != nil) {
      isComparing.toggle()
      setNeedsLayout()
    }
    comparison.update(model.comparison)
    let caps = Hotkeys.pageCaps
    tabs.update(
      Inspection.Page.allCases.map { page in
        SegmentsView.Segment(
          title: page.title, cap: caps[page] ?? "", isChosen: page == self.page)
      })
    tune.update(model)
    model.column.layers.map(layers.update)
    model.column.events.map(events.update)
  }

  /// Puts the page under the names.
  override func layoutSubviews() {
    tabs.frame = Rect(
      x: Grid.padding, y: Self.top, width: bounds.width - 2 * Grid.padding,
      height: Self.tabHeight)
    let isTune = page == .tune
    comparison.isHidden = !isTune || !isComparing
    comparison.frame = Rect(
      x: Grid.padding, y: tabs.frame.maxY + Grid.gap, width: bounds.width - 2 * Grid.padding,
      height: ComparisonBarView.height)
    // The page of the curve has its own padding at the top.
    let above = comparison.isHidden ? tabs.frame.maxY : comparison.frame.maxY - Self.top
    let top = above + (isTune ? 0 : Self.top)
    let room = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    for (view, owner) in [
      (tune as View, Inspection.Page.tune), (layers, .layers), (events, .events),
    ] {
      view.isHidden = owner != page
      if owner == page { view.frame = room }
    }
  }

  /// Draws the edge, or the panel.
  override func draw(with ink: inout Ink) {
    guard !liesOver else { return ink.card(.panel, in: bounds) }
    ink.fill(Rect(x: 0, y: 0, width: Grid.hairline, height: bounds.height), theme.hairline)
  }
}
