internal import Display
internal import Layers

/// The page of the modal presentation: the screen on which it happens, and beside it what state it
/// is in.
final class ModalPage {
  /// The screen; a presentation blocks its touches and leaves the rest of the page alone.
  let screen = View()
  let recoverButton = Button(title: "Recover", rank: .main)

  private let frame = View()
  private let stateLabel = Label()
  private let messageLabel = Label()
  private let countdownLabel = Label()

  /// The room of the message; the text stands at its top.
  private var messageRoom = Rect.zero

  private static let countdownSize = 48.0

  /// What the page says.
  enum State: Equatable {
    case ready
    case presenting
    case presented
    case dismissing
    /// A hand runs the presentation, or the dismissal.
    case dragging(presents: Bool)
    /// The transition is never ended; so many seconds until the watchdog ends it.
    case blocked(seconds: Int)
  }

  var state = State.ready {
    didSet { if state != oldValue { showState() } }
  }

  /// Puts everything onto the page.
  func add(to page: View) {
    frame.dressAsScreen()
    screen.clipsToBounds = true
    frame.addSubview(screen)
    messageLabel.textColor = Palette.secondaryInk
    messageLabel.numberOfLines = 0
    countdownLabel.textColor = Palette.red
    for part in [frame, stateLabel, countdownLabel, messageLabel, recoverButton] {
      page.addSubview(part)
    }
    showState()
  }

  private func showState() {
    stateLabel.text = title
    messageLabel.text = message
    var seconds: Int?
    if case .blocked(let left) = state { seconds = left }
    stateLabel.textColor = seconds == nil ? Palette.ink : Palette.red
    countdownLabel.text = seconds.map { "\($0) s" }
    countdownLabel.isHidden = seconds == nil
    recoverButton.isHidden = seconds == nil
    placeMessage()
  }

  private func placeMessage() {
    let height = messageLabel.sizeThatFits(messageRoom.size).height.rounded(.up)
    messageLabel.frame = Rect(
      origin: messageRoom.origin,
      size: Size(width: messageRoom.width, height: min(height, messageRoom.height)))
  }

  private var title: String {
    switch state {
    case .ready: "Ready"
    case .presenting: "Presenting"
    case .presented: "Presented"
    case .dismissing: "Dismissing"
    case .dragging: "Dragging"
    case .blocked: "Blocked"
    }
  }

  private var message: String {
    switch state {
    case .ready: "Touches go to the presenting view. Drag it up to present."
    case .presenting, .dismissing: "No touches until completeTransition is called."
    case .presented: "Touches go to the presented view. Drag it down to dismiss it."
    case .dragging(presents: true): "Let go above the middle, or fling it up, to present."
    case .dragging(presents: false): "Let go below the middle, or fling it down, to dismiss it."
    case .blocked:
      "completeTransition was never called, so no touches. The watchdog recovers it, or press C."
    }
  }

  /// Places everything.
  func layOut(in page: Rect, below top: Double, _ metrics: SheetMetrics) {
    let rowHeight = metrics.isCompact ? 48.0 : 72
    let layout = ScreenLayout(in: page, below: top, metrics, rowHeight: rowHeight)
    frame.frame = layout.screen
    screen.frame = frame.bounds.insetBy(dx: layout.inset, dy: layout.inset)
    let column = layout.column
    let titleHeight = (metrics.titleSize * 1.4).rounded()
    let buttonWidth = layout.isBeside ? column.width : min(112, column.width / 3)
    stateLabel.font = .boldSystemFont(ofSize: metrics.titleSize)
    recoverButton.frame = Rect(
      x: column.maxX - buttonWidth,
      y: layout.isBeside ? column.maxY - metrics.buttonHeight : column.minY, width: buttonWidth,
      height: metrics.buttonHeight)
    recoverButton.setTextSize(metrics)
    let textWidth = layout.isBeside ? column.width : column.width - buttonWidth - metrics.gap
    stateLabel.frame = Rect(
      x: column.minX, y: column.minY, width: textWidth, height: titleHeight)
    guard layout.isBeside else {
      // The seconds stand at the end of the title's line, the message below.
      countdownLabel.font = stateLabel.font
      countdownLabel.textAlignment = .right
      countdownLabel.frame = stateLabel.frame
      messageLabel.font = .systemFont(ofSize: metrics.isCompact ? 11 : min(metrics.textSize, 15))
      messageRoom = Rect(
        x: column.minX, y: stateLabel.frame.maxY, width: textWidth,
        height: max(0, rowHeight - titleHeight))
      return placeMessage()
    }
    messageLabel.font = .systemFont(ofSize: metrics.textSize)
    countdownLabel.textAlignment = .left
    countdownLabel.font = Font(
      size: Self.countdownSize, weight: .semibold, hasTabularFigures: true)
    countdownLabel.frame = Rect(
      x: column.minX, y: recoverButton.frame.minY - 72, width: column.width, height: 60)
    messageRoom = Rect(
      x: column.minX, y: stateLabel.frame.maxY + 8, width: column.width, height: 152)
    placeMessage()
  }
}
