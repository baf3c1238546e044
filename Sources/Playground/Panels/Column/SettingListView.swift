internal import Display
internal import Layers

/// The settings in a column that scrolls when it must, and the actions, which stay at its foot where
/// there is room for both.
final class SettingListView: PanelView {
  /// Runs with the row and what the hand did to it.
  var onGesture: ((Int, SettingGesture) -> Void)?
  /// Runs with the name of the action that was pressed.
  var onAction: ((String) -> Void)?

  let scroll: ScrollView
  private(set) var settingRows: [SettingRowView] = []
  private(set) var actionRows: [ActionRowView] = []
  private var heading: HeadingView?
  private var focusedRow: Int?

  private static let headingHeight = 32.0
  /// Above the actions at the foot: a thin line and some air.
  private static let footGap = 8.0
  /// The settings keep so many rows before all actions stay at the foot, and fewer before the first
  /// one does.
  private static let leastRows = 4.0
  private static let leastRowsForOne = 2.0
  /// Where less would show, the settings need more room.
  static let leastHeight = headingHeight + leastRowsForOne * Grid.row + footHeight(1)

  /// What scrolls along above the settings; nil for nothing.
  var lead: View? {
    didSet {
      guard lead !== oldValue else { return }
      if let lead { scroll.content.addSubview(lead) }
      setNeedsLayout()
    }
  }
  /// How many actions stay at the foot while the rest scrolls.
  private(set) var pinnedActions = 0

  /// Makes an empty list.
  override init(theme: Theme, frame: Rect = .zero) {
    scroll = ScrollView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scroll)
  }

  /// The height that shows all of a number of rows.
  static func height(settings: Int, actions: Int) -> Double {
    (settings > 0 ? Double(settings) * Grid.row + headingHeight : 0) + footHeight(actions)
  }

  private static func footHeight(_ actions: Int) -> Double {
    actions > 0 ? Double(actions) * Grid.row + footGap : 0
  }

  /// Shows the rows.
  func update(_ rows: [DeskModel.Row], _ actions: [DeskModel.Action]) {
    if rows.count != settingRows.count || actions.count != actionRows.count {
      makeRows(rows.count, actions)
    }
    for (view, row) in zip(settingRows, rows) { view.update(row) }
    for (view, action) in zip(actionRows, actions) { view.update(action) }
    let focused = rows.firstIndex { $0.isFocused }
    if focused != focusedRow {
      focusedRow = focused
      revealFocus()
    }
  }

  /// The place of each row in this view's coordinates, the actions after the settings.
  var rowFrames: [Rect] {
    let moved = { (view: View) in
      view.frame.offsetBy(dx: -self.scroll.offset.x, dy: -self.scroll.offset.y)
    }
    return settingRows.map(moved)
      + actionRows.enumerated().map { $0 < pinnedActions ? $1.frame : moved($1) }
  }

  /// The place of a setting's row in this view's coordinates.
  func frame(ofRow index: Int) -> Rect? {
    guard settingRows.indices.contains(index) else { return nil }
    return rowFrames[index]
  }

  /// Stacks the rows.
  override func layoutSubviews() {
    let settings = Self.height(settings: settingRows.count, actions: 0)
    let leading = lead?.frame.height ?? 0
    pinnedActions = pinnedCount(below: leading, settings)
    let foot = Self.footHeight(pinnedActions)
    scroll.frame = Rect(x: 0, y: 0, width: bounds.width - Grid.gap, height: bounds.height - foot)
    let width = bounds.width - 2 * Grid.padding
    heading?.isHidden = settingRows.isEmpty
    heading?.frame = Rect(
      x: Grid.padding, y: leading, width: width, height: Self.headingHeight)
    var top = leading + (settingRows.isEmpty ? 0 : Self.headingHeight)
    for view in settingRows {
      view.frame = Rect(x: Grid.padding, y: top, width: width, height: Grid.row)
      top += Grid.row
    }
    let loose = actionRows.dropFirst(pinnedActions)
    // They follow the settings while all of them show.
    place(
      Array(actionRows.prefix(pinnedActions)), in: self,
      from: min(top + (loose.isEmpty ? 0 : Self.footHeight(loose.count)), scroll.frame.maxY))
    place(Array(loose), in: scroll.content, from: top)
    scroll.contentSize = Size(
      width: scroll.bounds.width, height: top + Self.footHeight(loose.count))
    if lead == nil { revealFocus() }
  }

  private func pinnedCount(below lead: Double, _ settings: Double) -> Int {
    let count = actionRows.count
    let room = bounds.height
    if lead + settings + Self.footHeight(count) <= room { return count }
    let least = lead + Self.headingHeight + Self.leastRows * Grid.row
    if room - Self.footHeight(count) >= least { return count }
    let leastForOne = Self.headingHeight + Self.leastRowsForOne * Grid.row
    return count > 0 && room - Self.footHeight(1) >= leastForOne ? 1 : 0
  }

  private func place(_ rows: [ActionRowView], in owner: View, from top: Double) {
    var top = top + Self.footGap
    for view in rows {
      if view.superview !== owner { owner.addSubview(view) }
      view.frame = Rect(
        x: Grid.padding, y: top, width: bounds.width - 2 * Grid.padding, height: Grid.row)
      top += Grid.row
    }
  }

  /// Draws the line between the settings and the actions.
  override func draw(with ink: inout Ink) {
    guard let first = actionRows.first else { return }
    let top = first.frame.minY - (pinnedActions > 0 ? 0 : scroll.offset.y) - Self.footGap / 2
    guard bounds.contains(Point(x: 0, y: top)) else { return }
    ink.rule(
      Rect(x: Grid.padding, y: top, width: bounds.width - 2 * Grid.padding, height: 1))
  }

  private func revealFocus() {
    guard let focusedRow, settingRows.indices.contains(focusedRow), bounds.height > 0 else {
      return
    }
    // The heading belongs to the first row: it shows together with it.
    let row = settingRows[focusedRow].frame
    let above = focusedRow == 0 ? Self.headingHeight : 0
    scroll.reveal(
      Rect(x: 0, y: row.minY - above, width: scroll.bounds.width, height: row.height + above))
  }

  private func makeRows(_ count: Int, _ actions: [DeskModel.Action]) {
    for view in settingRows + actionRows + [heading].compactMap(\.self) as [View] {
      view.removeFromSuperview()
    }
    let heading = HeadingView(theme: theme, text: "Settings")
    self.heading = heading
    settingRows = (0..<count).map { index in
      let view = SettingRowView(theme: theme)
      view.onGesture = { [weak self] in self?.onGesture?(index, $0) }
      return view
    }
    actionRows = actions.map { action in
      let view = ActionRowView(theme: theme)
      view.onTap = { [weak self] in self?.onAction?(action.name) }
      return view
    }
    for view in [heading] + settingRows + actionRows as [View] { scroll.content.addSubview(view) }
    setNeedsLayout()
  }
}

/// The heading of a group.
final class HeadingView: PanelView {
  private let text: String

  /// Makes a heading.
  init(theme: Theme, text: String) {
    self.text = text
    super.init(theme: theme)
  }

  /// Draws the text near the rows that it heads.
  override func draw(with ink: inout Ink) {
    ink.text(
      text, in: Rect(x: 0, y: 4, width: bounds.width, height: bounds.height - 4),
      font: Typeface.heading, color: theme.secondary)
  }
}
