internal import Display
internal import Layers

/// The settings and the actions under their headings, in a column that scrolls when it must.
final class SettingListView: PanelView {
  /// Runs with the row and what the hand did to it.
  var onGesture: ((Int, SettingGesture) -> Void)?
  /// Runs with the name of the action that was pressed.
  var onAction: ((String) -> Void)?

  let scroll: ScrollView
  private(set) var settingRows: [SettingRowView] = []
  private(set) var actionRows: [ActionRowView] = []
  private var headings: [HeadingView] = []
  private var focusedRow: Int?

  /// At the right of the rows, for the mark that says how far they are scrolled.
  static let gutter = 8.0
  private static let headingHeight = 32.0

  /// Makes an empty list.
  override init(theme: Theme, frame: Rect = .zero) {
    scroll = ScrollView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scroll)
  }

  /// The height that shows all of a number of rows.
  static func height(settings: Int, actions: Int) -> Double {
    let headings = (settings > 0 ? 1.0 : 0) + (actions > 0 ? 1 : 0)
    return Double(settings + actions) * Grid.row + headings * headingHeight
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

  /// The place of a row in this view's coordinates.
  func frame(ofRow index: Int) -> Rect? {
    guard settingRows.indices.contains(index) else { return nil }
    return settingRows[index].frame.offsetBy(dx: -scroll.offset.x, dy: -scroll.offset.y)
  }

  /// Stacks the rows.
  override func layoutSubviews() {
    scroll.frame = bounds
    let width = bounds.width - Self.gutter
    var top = 0.0
    for (heading, views) in zip(headings, [settingRows, actionRows] as [[View]]) {
      heading.isHidden = views.isEmpty
      guard !views.isEmpty else { continue }
      heading.frame = Rect(x: 0, y: top, width: width, height: Self.headingHeight)
      top += Self.headingHeight
      for view in views {
        view.frame = Rect(x: 0, y: top, width: width, height: Grid.row)
        top += Grid.row
      }
    }
    scroll.contentSize = Size(width: bounds.width, height: top)
    revealFocus()
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
    for view in settingRows + actionRows + headings as [View] { view.removeFromSuperview() }
    headings = ["Settings", "Actions"].map { HeadingView(theme: theme, text: $0) }
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
    for view in headings + settingRows + actionRows as [View] { scroll.content.addSubview(view) }
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
