internal import Display
internal import Layers

/// The row at the top: the demos at the left, the state, the recorder and the clock at the right.
final class HeaderView: PanelView {
  /// Runs with the number of the demo that was chosen, from 0.
  var onChoose: ((Int) -> Void)?

  private(set) var tabs: [TabView] = []
  private var model = DeskModel()

  private static let tabHeight = 32.0
  private static let clockWidth = 76.0
  private static let stateWidth = 92.0
  /// Below this width the state's word gives way to the tabs.
  private static let leastWidthForState = 720.0

  /// The width that the clock and the state take at the right of a header.
  static func rightWidth(in width: Double) -> Double {
    clockWidth + Grid.padding + (width >= leastWidthForState ? stateWidth + Grid.padding : 0)
  }

  /// Where the tabs end in a header of a width.
  func tabsEnd(in width: Double) -> Double {
    let (left, full) = (Grid.padding - TabView.padding, tabsWidth(showingCaps: true))
    return left + (full + left <= room(in: width) ? full : tabsWidth(showingCaps: false))
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    if model.tabs != self.model.tabs { setNeedsLayout() }
    self.model = model
    if model.tabs.count != tabs.count { makeTabs(count: model.tabs.count) }
    for (index, tab) in tabs.enumerated() {
      tab.update(model.tabs[index], isSelected: index == model.selectedTab)
    }
  }

  /// Puts the tabs side by side; where they would meet what stands at the right, their digits go.
  override func layoutSubviews() {
    var left = Grid.padding - TabView.padding
    let showsCaps = left + tabsWidth(showingCaps: true) <= room(in: bounds.width)
    for tab in tabs { tab.showsCap = showsCaps }
    for tab in tabs {
      let width = tab.fittingWidth
      tab.frame = Rect(
        x: left, y: (bounds.height - Self.tabHeight) / 2, width: width, height: Self.tabHeight)
      left += width + Grid.unit
    }
  }

  private func room(in width: Double) -> Double {
    width - Grid.padding - Self.rightWidth(in: width)
  }

  private func tabsWidth(showingCaps: Bool) -> Double {
    tabs.reduce(0) { $0 + $1.fittingWidth(showingCap: showingCaps) + Grid.unit }
  }

  /// Draws the clock and the state.
  override func draw(with ink: inout Ink) {
    ink.rule(Rect(x: 0, y: bounds.height - Grid.hairline, width: bounds.width, height: 1))
    let clock = Rect(
      x: bounds.width - Grid.padding - Self.clockWidth, y: 0, width: Self.clockWidth,
      height: bounds.height)
    ink.text(PanelNumber.seconds(model.playback.time), in: clock, font: Typeface.clock, .right)
    guard bounds.width >= Self.leastWidthForState else { return }
    ink.text(
      StatusLine.state(of: model.playback),
      in: Rect(
        x: clock.minX - Grid.padding - Self.stateWidth, y: 0, width: Self.stateWidth,
        height: bounds.height),
      color: theme.secondary, .right)
  }

  private func makeTabs(count: Int) {
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (0..<count).map { index in
      let tab = TabView(theme: theme)
      tab.onTap = { [weak self] in self?.onChoose?(index) }
      addSubview(tab)
      return tab
    }
  }
}

/// One demo in the header.
final class TabView: PressableView {
  static let padding = 12.0
  private static let capGap = 8.0
  /// True where there is room for the digit.
  var showsCap = true
  private(set) var tab = DeskModel.Tab(title: "", cap: "")
  private(set) var isSelected = false

  func update(_ tab: DeskModel.Tab, isSelected: Bool) {
    self.tab = tab
    self.isSelected = isSelected
  }

  var fittingWidth: Double { fittingWidth(showingCap: showsCap) }

  func fittingWidth(showingCap: Bool) -> Double {
    let cap =
      tab.cap.isEmpty || !showingCap ? 0 : width(of: tab.cap, in: Typeface.number) + Self.capGap
    return (2 * Self.padding + cap + width(of: tab.title, in: Typeface.strong)).rounded(.up)
  }

  override func draw(with ink: inout Ink) {
    if isSelected {
      ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
      ink.fill(
        Rect(
          x: Self.padding, y: bounds.maxY - 2, width: bounds.width - 2 * Self.padding, height: 2),
        theme.red, radius: 1)
    } else if isHovered {
      ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
    }
    var rest = bounds.insetBy(dx: Self.padding, dy: 0)
    if !tab.cap.isEmpty, showsCap {
      let width = ink.text(tab.cap, in: rest, font: Typeface.number, color: theme.secondary)
      rest = Rect(
        x: rest.minX + width + Self.capGap, y: rest.minY, width: rest.width, height: rest.height)
    }
    ink.text(
      tab.title, in: rest, font: isSelected ? Typeface.strong : Typeface.control,
      color: isSelected || isHovered ? theme.text : theme.secondary)
  }
}
