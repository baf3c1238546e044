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

  /// At the right of the rows, for the mark that says how far they are scrolled.
  static let gutter = 8.0
  private static let headingHeight = 32.0
  /// Above the actions at the foot: a thin line and some air.
  private static let footGap = 8.0
  /// The settings keep so many rows before the actions stay at the foot.
  private static let leastRows = 4.0

  /// True when the actions stay at the foot while the settings scroll.
  private(set) var pinsActions = false

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
    return settingRows.map(moved) + actionRows.map { pinsActions ? $0.frame : moved($0) }
  }

  /// The place of a setting's row in this view's coordinates.
  func frame(ofRow index: Int) -> Rect? {
    guard settingRows.indices.contains(index) else { return nil }
    return rowFrames[index]
  }

  /// Stacks the rows.
  override func layoutSubviews() {
    let foot = Self.footHeight(actionRows.count)
    let least = Self.headingHeight + Self.leastRows * Grid.row
    let whole = Self.height(settings: settingRows.count, actions: actionRows.count)
    pinsActions = foot > 0 && (whole <= bounds.height || bounds.height - foot >= least)
    scroll.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - (pinsActions ? foot : 0))
    let width = bounds.width - Self.gutter
    heading?.isHidden = settingRows.isEmpty
    heading?.frame = Rect(x: 0, y: 0, width: width, height: Self.headingHeight)
    var top = settingRows.isEmpty ? 0 : Self.headingHeight
    for view in settingRows {
      view.frame = Rect(x: 0, y: top, width: width, height: Grid.row)
      top += Grid.row
    }
    // They follow the settings while all of them show.
    var actionTop = (pinsActions ? min(top, scroll.frame.maxY) : top) + Self.footGap
    for view in actionRows {
      let owner = pinsActions ? self : scroll.content
      if view.superview !== owner { owner.addSubview(view) }
      view.frame = Rect(x: 0, y: actionTop, width: width, height: Grid.row)
      actionTop += Grid.row
    }
    scroll.contentSize = Size(width: bounds.width, height: pinsActions ? top : actionTop)
    revealFocus()
  }

  /// Draws the line between the settings and the actions.
  override func draw(with ink: inout Ink) {
    guard let first = actionRows.first else { return }
    let top = first.frame.minY - (pinsActions ? 0 : scroll.offset.y) - Self.footGap / 2
    guard bounds.contains(Point(x: 0, y: top)) else { return }
    ink.rule(Rect(x: 0, y: top, width: bounds.width - Self.gutter, height: 1))
  }

  private func revealFocus() {
    guard let focusedRow, settingRows.indices.contains(focusedRow), bounds.height > 0 else {
      return
    }
    // The heading belongs to the first row: it shows together with it.
    let row = settingRows[focusedRow].frame
    let above = focusedRow == 0 ? Self.headingHeight : 0
    scroll.reveal(
      Rect(x: 0, y: row.minY - above, width: bounds.width, height: row.height + above))
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
