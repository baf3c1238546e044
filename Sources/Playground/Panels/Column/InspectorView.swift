internal import Display
internal import Layers

/// The page of the curve and the settings: the curve's graph and name, the settings, the actions.
final class InspectorView: PanelView {
  /// The curve.
  let head: CurveHeadView
  /// The settings and the actions.
  let list: SettingListView
  /// How the graph shows.
  var graphSize = GraphSize.normal {
    didSet { if graphSize != oldValue { setNeedsLayout() } }
  }
  private var model = DeskModel()

  /// Makes an empty inspector.
  override init(theme: Theme, frame: Rect = .zero) {
    head = CurveHeadView(theme: theme)
    list = SettingListView(theme: theme)
    super.init(theme: theme, frame: frame)
    for view in [head, list] as [View] { addSubview(view) }
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    let hasOtherRows =
      model.rows.count != self.model.rows.count || model.actions.count != self.model.actions.count
    self.model = model
    if head.update(model) || hasOtherRows { setNeedsLayout() }
    list.update(model.rows, model.actions)
    let pencils = model.comparison?.tunesOther == true ? theme.withBlueFirst : theme
    if list.theme != pencils {
      // The curve may lie in the list, and its graph has pencils of its own.
      list.setTheme(pencils)
      head.setTheme(theme)
      head.strip.setTheme(pencils)
    }
  }

  /// Puts the settings below the curve, which scrolls along with them where too few of them would
  /// show.
  override func layoutSubviews() {
    let rows = SettingListView.height(settings: model.rows.count, actions: model.actions.count)
    let height = head.arrange(
      in: CurveHeadView.Room(
        width: bounds.width, page: bounds.height, rows: rows, graph: graphSize))
    let whole = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - Grid.gap)
    let below = Rect(
      x: 0, y: height, width: bounds.width, height: max(0, whole.height - height))
    let leads = below.height < min(rows, SettingListView.leastHeight)
    list.lead = leads ? head : nil
    if head.superview !== self, !leads { addSubview(head) }
    head.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    list.frame = leads ? whole : below
    list.setNeedsLayout()
  }
}
