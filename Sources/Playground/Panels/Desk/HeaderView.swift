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

  /// What there is room for.
  struct Fit: Equatable {
    /// How much of the tabs shows.
    let form: TabView.Form
    /// True when the clock shows.
    let showsClock: Bool
    /// Where the tabs end.
    let tabsEnd: Double
    /// Where the clock and the state begin.
    let clockStart: Double
  }

  /// What there is room for in a header of a width: as much of the tabs as fits beside the clock, and
  /// without it when not even their digits do.
  func fit(in width: Double) -> Fit {
    let showsState = width >= Self.leastWidthForState
    let right = Self.clockWidth + (showsState ? Self.stateWidth + Grid.padding : 0)
    let clockStart = width - Grid.padding - right
    for form in TabView.Form.allCases {
      let end = tabsEnd(form)
      if end + Grid.padding <= clockStart {
        return Fit(form: form, showsClock: true, tabsEnd: end, clockStart: clockStart)
      }
    }
    let form = TabView.Form.digits
    return Fit(form: form, showsClock: false, tabsEnd: tabsEnd(form), clockStart: width)
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    if model.tabs != self.model.tabs || model.selectedTab != self.model.selectedTab {
      setNeedsLayout()
    }
    self.model = model
    if model.tabs.count != tabs.count { makeTabs(count: model.tabs.count) }
    for (index, tab) in tabs.enumerated() {
      tab.update(model.tabs[index], isSelected: index == model.selectedTab)
    }
  }

  /// Puts the tabs side by side.
  override func layoutSubviews() {
    let form = fit(in: bounds.width).form
    var left = Self.tabsStart(form)
    for tab in tabs {
      tab.form = form
      let width = tab.fittingWidth(form)
      tab.frame = Rect(
        x: left, y: (bounds.height - Self.tabHeight) / 2, width: width, height: Self.tabHeight)
      tab.isHidden = tab.frame.maxX > bounds.width
      left += width + Grid.unit
    }
  }

  /// The first word begins at the padding, digits where there is room.
  private static func tabsStart(_ form: TabView.Form) -> Double {
    form == .digits ? Grid.unit : Grid.padding - TabView.padding
  }

  private func tabsEnd(_ form: TabView.Form) -> Double {
    tabs.reduce(Self.tabsStart(form) - Grid.unit) { $0 + $1.fittingWidth(form) + Grid.unit }
  }

  /// Draws the clock and the state.
  override func draw(with ink: inout Ink) {
    ink.rule(Rect(x: 0, y: bounds.height - Grid.hairline, width: bounds.width, height: 1))
    guard fit(in: bounds.width).showsClock else { return }
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
  /// How much of a tab shows, from the most to the least.
  nonisolated enum Form: CaseIterable {
    /// The digit and the title.
    case full
    /// The title.
    case title
    /// The title of the chosen one, the digits of the others.
    case chosenTitle
    /// The digit.
    case digits
  }

  static let padding = 12.0
  private static let digitPadding = 10.0
  private static let capGap = 8.0
  /// How much there is room for.
  var form = Form.full
  private(set) var tab = DeskModel.Tab(title: "", cap: "")
  private(set) var isSelected = false

  func update(_ tab: DeskModel.Tab, isSelected: Bool) {
    self.tab = tab
    self.isSelected = isSelected
  }

  /// The width that the tab needs in a form.
  func fittingWidth(_ form: Form) -> Double {
    let padding = padding(form)
    let cap = showsCap(form) ? width(of: tab.cap, in: Typeface.number) : 0
    let title = showsTitle(form) ? width(of: tab.title, in: Typeface.strong) : 0
    let gap = cap > 0 && title > 0 ? Self.capGap : 0
    return (2 * padding + cap + gap + title).rounded(.up)
  }

  private func showsCap(_ form: Form) -> Bool {
    switch form {
    case .full, .digits: !tab.cap.isEmpty
    case .title: false
    case .chosenTitle: !tab.cap.isEmpty && !isSelected
    }
  }

  private func showsTitle(_ form: Form) -> Bool { form == .full || !showsCap(form) }

  private func padding(_ form: Form) -> Double {
    showsTitle(form) ? Self.padding : Self.digitPadding
  }

  override func draw(with ink: inout Ink) {
    let padding = padding(form)
    if isSelected {
      ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
      ink.fill(
        Rect(x: padding, y: bounds.maxY - 2, width: bounds.width - 2 * padding, height: 2),
        theme.red, radius: 1)
    } else if isHovered {
      ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
    }
    var rest = bounds.insetBy(dx: padding, dy: 0)
    if showsCap(form) {
      let width = ink.text(tab.cap, in: rest, font: Typeface.number, color: capColor)
      rest = Rect(
        x: rest.minX + width + Self.capGap, y: rest.minY, width: rest.width, height: rest.height)
    }
    guard showsTitle(form) else { return }
    ink.text(
      tab.title, in: rest, font: isSelected ? Typeface.strong : Typeface.control,
      color: isSelected || isHovered ? theme.text : theme.secondary)
  }

  /// A digit that stands alone is the tab's name.
  private var capColor: Color {
    !showsTitle(form) && (isSelected || isHovered) ? theme.text : theme.secondary
  }
}
