internal import Display
internal import Layers

/// The bar at the bottom: the scrub bar, the transport's buttons, the status line, and at the right
/// what changes the view, and the help.
final class TransportBarView: PanelView {
  /// Runs with the command of the button that was pressed.
  var onCommand: ((HotkeyCommand) -> Void)?

  /// The line of the take.
  let scrubBar: ScrubBarView
  /// The words between the buttons.
  let status: StatusLineView
  /// The buttons at the left, then those at the right.
  private(set) var buttons: [GlyphButton] = []
  /// The key of the help.
  let help: HelpButton

  /// True when there is no timeline above.
  var showsScrubBar = true {
    didSet { if showsScrubBar != oldValue { setNeedsLayout() } }
  }

  private var scrubHeight: Double { showsScrubBar ? 24 : 4 }
  private static let table: [(control: BarLayout.Control, glyph: Glyph, command: HotkeyCommand)] = [
    (.start, .start, .goToStart), (.back, .back, .step(-1)), (.play, .play, .togglePlay),
    (.forward, .forward, .step(1)), (.end, .end, .goToEnd), (.loop, .loop, .toggleLoop),
    (.record, .record, .record), (.export, .export, .export),
    (.compare, .compare, .moveComparison), (.onion, .onion, .toggleOnionSkin),
    (.look, .look, .toggleLook),
  ]

  /// Makes the bar.
  override init(theme: Theme, frame: Rect = .zero) {
    scrubBar = ScrubBarView(theme: theme)
    status = StatusLineView(theme: theme)
    help = HelpButton(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scrubBar)
    addSubview(status)
    buttons = Self.table.map { _, glyph, command in
      let button = GlyphButton(theme: theme, glyph: glyph)
      button.onTap = { [weak self] in self?.onCommand?(command) }
      addSubview(button)
      return button
    }
    help.onTap = { [weak self] in self?.onCommand?(.toggleHelp) }
    addSubview(help)
  }

  /// Shows a model.
  func update(_ model: DeskModel) {
    scrubBar.update(model.playback)
    status.update(StatusLine(model.playback))
    for button in buttons {
      switch button.glyph {
      case .play, .pause: button.glyph = model.playback.isAdvancing ? .pause : .play
      case .loop: button.isLit = model.timeline.isLooping
      case .record: button.isLit = model.recording != .none
      case .compare: button.isLit = model.comparison != nil
      case .onion: button.isLit = model.showsOnionSkin
      case .start, .back, .forward, .end, .export, .look, .copy: break
      }
    }
  }

  /// Places the scrub bar over the buttons.
  override func layoutSubviews() {
    scrubBar.isHidden = !showsScrubBar
    scrubBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: scrubHeight)
    let layout = layout
    for (entry, button) in zip(Self.table, buttons) {
      place(button, at: layout.frames[entry.control])
    }
    place(help, at: layout.frames[.help])
    status.frame = layout.status
  }

  private func place(_ control: PanelView, at frame: Rect?) {
    control.frame = frame ?? .zero
    control.isHidden = frame == nil
  }

  /// The controls that show, from left to right.
  var shownControls: [PressableView] {
    (buttons as [PressableView] + [help]).filter { !$0.isHidden }
  }

  /// Where the status line is, between the buttons.
  var statusFrame: Rect { layout.status }

  private var layout: BarLayout {
    BarLayout(width: bounds.width, help: help.fittingWidth, top: scrubHeight + Grid.unit)
  }

  /// Draws the edge where no timeline has one.
  override func draw(with ink: inout Ink) {
    if !showsScrubBar { ink.rule(bounds) }
  }
}

/// The key of the help with its name.
final class HelpButton: PressableView {
  private static let title = "Help"
  private static let cap = "F1"

  /// The width of the key, the name and the room around them.
  var fittingWidth: Double {
    guard let measurer = stage?.textMeasurer else { return 0 }
    let ink = Ink(theme: theme, measurer: measurer)
    return 3 * Grid.gap + ink.capWidth(Self.cap)
      + ink.width(of: Self.title, in: Typeface.control).rounded(.up)
  }

  /// Draws the key and the name.
  override func draw(with ink: inout Ink) {
    if isHovered || isPressed {
      ink.fill(bounds, isPressed ? theme.hairline : theme.lifted, radius: Grid.cornerRadius)
    }
    let inner = bounds.insetBy(dx: Grid.gap, dy: 0)
    let width = ink.cap(Self.cap, in: inner)
    let left = inner.minX + width + Grid.gap
    ink.text(
      Self.title, in: Rect(x: left, y: 0, width: inner.maxX - left + 1, height: inner.height),
      color: isHovered ? theme.text : theme.secondary)
  }
}
