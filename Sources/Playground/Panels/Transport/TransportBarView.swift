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
  private static let buttonSide = 32.0
  private static let transport: [(glyph: Glyph, command: HotkeyCommand)] = [
    (.start, .goToStart), (.back, .step(-1)), (.play, .togglePlay), (.forward, .step(1)),
    (.end, .goToEnd), (.loop, .toggleLoop), (.record, .record), (.export, .export),
  ]
  private static let view: [(glyph: Glyph, command: HotkeyCommand)] = [
    (.compare, .moveComparison), (.onion, .toggleOnionSkin), (.look, .toggleLook),
  ]

  /// Makes the bar.
  override init(theme: Theme, frame: Rect = .zero) {
    scrubBar = ScrubBarView(theme: theme)
    status = StatusLineView(theme: theme)
    help = HelpButton(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scrubBar)
    addSubview(status)
    buttons = (Self.transport + Self.view).map { glyph, command in
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
    let top = scrubHeight + Grid.unit
    for (index, button) in buttons.enumerated() {
      let left =
        index < Self.transport.count
        ? Self.left + Double(index) * Self.pitch
        : viewLeft + Double(index - Self.transport.count) * Self.pitch
      button.frame = Rect(x: left, y: top, width: Self.buttonSide, height: Self.buttonSide)
    }
    help.frame = Rect(x: helpLeft, y: top, width: help.fittingWidth, height: Self.buttonSide)
    status.frame = statusFrame
  }

  /// Where the status line is, between the buttons.
  var statusFrame: Rect {
    let left = Self.left + Double(Self.transport.count) * Self.pitch + Grid.gap
    return Rect(
      x: left, y: scrubHeight + Grid.unit, width: max(0, viewLeft - Grid.padding - left),
      height: Self.buttonSide)
  }

  private var helpLeft: Double { bounds.width - Grid.padding + Grid.gap - help.fittingWidth }
  private var viewLeft: Double { helpLeft - Double(Self.view.count) * Self.pitch }

  /// The signs, which are smaller than the buttons, begin at the padding.
  private static let left = Grid.padding - (buttonSide - 12) / 2
  private static let pitch = buttonSide + Grid.unit

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
