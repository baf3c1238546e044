internal import Display
internal import Layers

/// The bar at the bottom: the scrub bar, the transport's buttons and the status line.
final class TransportBarView: PanelView {
  /// Runs with the command of the button that was pressed.
  var onCommand: ((HotkeyCommand) -> Void)?

  /// The line of the take.
  let scrubBar: ScrubBarView
  private(set) var buttons: [TransportButton] = []
  private var line = StatusLine(PlaybackModel())
  /// Where the key of the help is printed.
  private(set) var helpFrame = Rect.zero

  /// Where the status line is, from the buttons to the help.
  var statusFrame: Rect {
    let left = (buttons.last?.frame.maxX ?? 0) + Grid.padding
    let right = bounds.width - Self.helpRoom
    return Rect(
      x: left, y: scrubHeight + Grid.unit, width: max(0, right - left), height: Self.buttonSide)
  }

  /// The width that the help takes at the right, the padding on both sides included.
  private static let helpRoom = 96.0

  /// False while something else stands in the place of the status line.
  var showsStatus = true

  /// True when there is no timeline above.
  var showsScrubBar = true {
    didSet { if showsScrubBar != oldValue { setNeedsLayout() } }
  }

  private var scrubHeight: Double { showsScrubBar ? 24 : 4 }
  private static let buttonSide = 32.0
  private static let commands: [(glyph: TransportGlyph, command: HotkeyCommand)] = [
    (.start, .goToStart), (.back, .step(-1)), (.play, .togglePlay), (.forward, .step(1)),
    (.end, .goToEnd), (.record, .record), (.export, .export),
  ]

  /// Makes the bar.
  override init(theme: Theme, frame: Rect = .zero) {
    scrubBar = ScrubBarView(theme: theme)
    super.init(theme: theme, frame: frame)
    addSubview(scrubBar)
    buttons = Self.commands.map { glyph, command in
      let button = TransportButton(theme: theme, glyph: glyph)
      button.onTap = { [weak self] in self?.onCommand?(command) }
      addSubview(button)
      return button
    }
  }

  /// Shows a model.
  func update(_ playback: PlaybackModel, isRecording: Bool = false) {
    scrubBar.update(playback)
    line = StatusLine(playback)
    for button in buttons where button.glyph == .record { button.isLit = isRecording }
    for button in buttons where button.glyph == .play || button.glyph == .pause {
      button.glyph = playback.isAdvancing ? .pause : .play
    }
  }

  /// Places the scrub bar over the buttons.
  override func layoutSubviews() {
    scrubBar.isHidden = !showsScrubBar
    scrubBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: scrubHeight)
    var left = Grid.padding - (Self.buttonSide - 12) / 2
    for button in buttons {
      button.frame = Rect(
        x: left, y: scrubHeight + Grid.unit, width: Self.buttonSide, height: Self.buttonSide)
      left += Self.buttonSide + Grid.unit
    }
  }

  /// Draws the status line: as many pairs as fit, and the key of the help at the right.
  override func draw(with ink: inout Ink) {
    if !showsScrubBar { ink.rule(bounds) }
    let row = Rect(
      x: 0, y: scrubHeight + Grid.unit, width: bounds.width, height: Self.buttonSide)
    let help = "Help"
    let capWidth = ink.capWidth("F1")
    let helpWidth = ink.width(of: help, in: Typeface.control)
    let helpLeft = bounds.width - Grid.padding - helpWidth
    ink.text(
      help, in: Rect(x: helpLeft, y: row.minY, width: helpWidth + 1, height: row.height),
      color: theme.secondary)
    let capLeft = helpLeft - Grid.gap - capWidth
    helpFrame = Rect(
      x: capLeft, y: row.minY, width: capWidth + Grid.gap + helpWidth, height: row.height)
    ink.cap("F1", in: Rect(x: capLeft, y: row.minY, width: capWidth, height: row.height))
    guard showsStatus else { return }

    var left = (buttons.last?.frame.maxX ?? 0) + Grid.padding
    for item in shownItems(in: capLeft - Grid.padding - left, ink) {
      let labelWidth = ink.width(of: item.label, in: Typeface.caption)
      let valueWidth = max(
        ink.width(of: item.value, in: Typeface.number),
        ink.width(of: item.widest, in: Typeface.number))
      ink.text(
        item.label, in: Rect(x: left, y: row.minY, width: labelWidth + 1, height: row.height),
        font: Typeface.caption, color: theme.secondary)
      left += labelWidth + Self.labelGap
      ink.text(
        item.value, in: Rect(x: left, y: row.minY, width: valueWidth + 1, height: row.height),
        font: Typeface.number)
      left += valueWidth + Self.itemGap
    }
  }

  private static let labelGap = 6.0
  private static let itemGap = 20.0

  /// Narrow windows drop what the inspector and the tabs say anyway, and keep the numbers.
  private func shownItems(in width: Double, _ ink: Ink) -> [StatusLine.Item] {
    var items = line.items
    func total() -> Double {
      items.reduce(-Self.itemGap) { sum, item in
        sum + ink.width(of: item.label, in: Typeface.caption) + Self.labelGap + Self.itemGap
          + max(
            ink.width(of: item.value, in: Typeface.number),
            ink.width(of: item.widest, in: Typeface.number))
      }
    }
    while items.count > 1, total() > width { items.removeFirst() }
    return items
  }
}
