internal import Display
internal import Layers
internal import Transitions

/// The page of the image switcher: a dark frame with the picture, beside it the transition's name,
/// its direction and the buttons.
final class TransitionPage {
  let imageView = ImageView(frame: .zero)
  let nextButton = Button(title: "Next picture", rank: .main)
  let typeButton = Button(title: "Next type", rank: .other)
  let directionButton = Button(title: "Next direction", rank: .other)

  private let frame = View()
  private let nameLabel = Label()
  private let privateMark = Label()
  private let directionMark = DirectionMark()
  private let directionLabel = Label()

  private var isPrivate = false
  private var hasRoomForMark = true

  private static let markSide = 104.0
  private static let lineHeight = 24.0

  /// Puts everything onto the page.
  func add(to page: View) {
    frame.dressAsScreen()
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    nameLabel.textColor = Palette.ink
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.5
    privateMark.text = "private"
    privateMark.textColor = Palette.ink
    privateMark.textAlignment = .center
    privateMark.layer.borderWidth = 1
    privateMark.layer.borderColor = Palette.secondaryInk
    directionLabel.textColor = Palette.secondaryInk
    directionLabel.numberOfLines = 2
    frame.addSubview(imageView)
    let column = [nameLabel, privateMark, directionMark, directionLabel]
    for part in [frame] + column + [typeButton, directionButton, nextButton] {
      page.addSubview(part)
    }
  }

  /// Says which transition comes next.
  func show(_ transition: Transition) {
    let type = transition.type
    nameLabel.text = type.name
    isPrivate = type.isPrivate
    showMark()
    let isReplaced = Accessibility.isReduceMotionEnabled && type != .fade
    let hasDirections = type.hasDirections && !isReplaced
    directionMark.direction = hasDirections ? transition.direction : nil
    directionLabel.text =
      isReplaced
      ? "reduced: fade instead of \(type.name)"
      : hasDirections ? text(of: transition) : "no directions"
  }

  private func showMark() { privateMark.isHidden = !isPrivate || !hasRoomForMark }

  private func text(of transition: Transition) -> String {
    let named = transition.subtype ?? .fromLeft
    guard named != transition.direction else { return named.rawValue }
    return "\(named.rawValue), drawn \(transition.direction.rawValue) as on iOS"
  }

  /// Places everything: the column beside the picture, or a row below it.
  func layOut(in page: Rect, below top: Double, _ metrics: SheetMetrics) {
    hasRoomForMark = !metrics.isTiny
    showMark()
    let isTall = page.height > page.width && !metrics.isCompact
    let rowHeight = metrics.buttonHeight
    let layout = ScreenLayout(
      in: page, below: top, metrics, rowHeight: isTall ? 2 * rowHeight + 8 : rowHeight)
    frame.frame = layout.screen
    imageView.frame = frame.bounds.insetBy(dx: layout.inset, dy: layout.inset)
    nameLabel.font = .boldSystemFont(ofSize: metrics.titleSize)
    for label in [privateMark, directionLabel] {
      label.font = .systemFont(ofSize: metrics.textSize)
    }
    privateMark.bounds.size = Size(
      width: (metrics.textSize * 5).rounded() + 20, height: metrics.textSize < 16 ? 24 : 28)
    privateMark.layer.cornerRadius = privateMark.bounds.height / 2
    for button in [typeButton, directionButton, nextButton] { button.setTextSize(metrics) }
    for button in [typeButton, directionButton] { button.isHidden = !layout.isBeside && !isTall }
    if layout.isBeside {
      placeColumn(layout.column, [typeButton, directionButton, nextButton], metrics)
    } else {
      placeBelow(layout.column, isTall: isTall, metrics)
    }
  }

  private func placeColumn(_ column: Rect, _ buttons: [Button], _ metrics: SheetMetrics) {
    nameLabel.frame = Rect(
      x: column.minX, y: column.minY, width: column.width, height: metrics.titleSize * 1.4)
    privateMark.frame = Rect(
      origin: Point(x: column.minX, y: nameLabel.frame.maxY + 8), size: privateMark.bounds.size)
    var bottom = column.maxY
    for button in buttons.reversed() {
      button.frame = Rect(
        x: column.minX, y: bottom - metrics.buttonHeight, width: column.width,
        height: metrics.buttonHeight)
      bottom -= metrics.buttonHeight + 8
    }
    let top = privateMark.frame.maxY + 2 * metrics.gap
    let space = bottom - metrics.gap - top - 2 * Self.lineHeight - 8
    let side = min(Self.markSide, max(0, space))
    directionMark.frame = Rect(x: column.minX, y: top, width: side, height: side)
    directionLabel.frame = Rect(
      x: column.minX, y: directionMark.frame.maxY + 8, width: column.width,
      height: 2 * Self.lineHeight)
    directionMark.isHidden = side < Self.markSide / 3
    directionLabel.isHidden = space < -Self.lineHeight
  }

  /// The arrows, the name and the button in a row; on a tall page the other buttons under it.
  private func placeBelow(_ room: Rect, isTall: Bool, _ metrics: SheetMetrics) {
    let rowHeight = metrics.buttonHeight
    let buttonWidth = min(152, room.width / 2)
    let row = Rect(x: room.minX, y: room.minY, width: room.width, height: rowHeight)
    directionMark.frame = Rect(x: row.minX, y: row.minY, width: rowHeight, height: rowHeight)
    directionMark.isHidden = false
    let nameLeft = directionMark.frame.maxX + metrics.gap
    nextButton.frame = Rect(
      x: row.maxX - buttonWidth, y: row.minY, width: buttonWidth, height: rowHeight)
    nameLabel.frame = Rect(
      x: nameLeft, y: row.minY, width: max(0, nextButton.frame.minX - metrics.gap - nameLeft),
      height: metrics.isCompact ? rowHeight : rowHeight / 2)
    directionLabel.isHidden = metrics.isCompact
    directionLabel.frame = Rect(
      x: nameLeft, y: nameLabel.frame.maxY, width: nameLabel.frame.width, height: rowHeight / 2)
    // On the line of the page's title.
    privateMark.frame = Rect(
      origin: Point(
        x: room.maxX - privateMark.bounds.width,
        y: metrics.isCompact ? 12 : metrics.margin - 12), size: privateMark.bounds.size)
    guard isTall else { return }
    let half = (row.width - 8) / 2
    for (index, button) in [typeButton, directionButton].enumerated() {
      button.frame = Rect(
        x: row.minX + Double(index) * (half + 8), y: row.maxY + 8, width: half, height: rowHeight)
    }
  }
}
