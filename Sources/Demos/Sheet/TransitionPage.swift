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

  private static let columnWidth = 216.0
  private static let markSide = 104.0
  private static let pillSize = Size(width: 84, height: 24)
  private static let pictureRatio = 1.6
  private static let lineHeight = 20.0

  /// Puts everything onto the page.
  func add(to page: View) {
    frame.backgroundColor = Palette.desk
    frame.layer.cornerRadius = 16
    frame.layer.shadowOpacity = 0.18
    frame.layer.shadowRadius = 20
    frame.layer.shadowOffset = Size(width: 0, height: 8)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    nameLabel.textColor = Palette.ink
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.5
    privateMark.text = "private"
    privateMark.font = .systemFont(ofSize: SheetMetrics.captionSize)
    privateMark.textColor = Palette.ink
    privateMark.textAlignment = .center
    privateMark.layer.borderWidth = 1
    privateMark.layer.borderColor = Palette.secondaryInk
    privateMark.layer.cornerRadius = Self.pillSize.height / 2
    directionLabel.font = .systemFont(ofSize: SheetMetrics.captionSize)
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
    privateMark.isHidden = !type.isPrivate
    directionMark.direction = type.hasDirections ? transition.direction : nil
    directionLabel.text =
      type.hasDirections ? text(of: transition) : "no directions"
  }

  private func text(of transition: Transition) -> String {
    let named = transition.subtype ?? .fromLeft
    guard named != transition.direction else { return named.rawValue }
    return "\(named.rawValue), drawn \(transition.direction.rawValue) as on iOS"
  }

  /// Places everything: the column beside the picture, or below it on a tall page.
  func layOut(in page: Rect, below top: Double, _ metrics: SheetMetrics) {
    let margin = metrics.margin
    let room = Rect(
      x: margin, y: top, width: max(0, page.width - 2 * margin),
      height: max(0, page.height - top - margin))
    let buttons = metrics.isCompact ? [nextButton] : [typeButton, directionButton, nextButton]
    for button in [typeButton, directionButton] { button.isHidden = metrics.isCompact }
    nameLabel.font = .boldSystemFont(ofSize: metrics.titleSize)
    if room.width >= 2 * Self.columnWidth, room.width > room.height, !metrics.isCompact {
      let column = Rect(
        x: room.maxX - Self.columnWidth, y: top, width: Self.columnWidth, height: room.height)
      let width = room.width - Self.columnWidth - 2 * metrics.gap
      placePicture(in: Rect(x: room.minX, y: top, width: width, height: room.height), metrics)
      placeColumn(column, buttons, metrics)
    } else {
      placeBelow(room, buttons, metrics)
    }
  }

  /// The frame is as large as the room and the pictures' shape allow, at the room's upper left.
  private func placePicture(in room: Rect, _ metrics: SheetMetrics) {
    let inset = metrics.isCompact ? 4.0 : 12
    let width = min(room.width - 2 * inset, (room.height - 2 * inset) * Self.pictureRatio)
    let picture = Size(
      width: max(0, width.rounded()), height: max(0, (width / Self.pictureRatio).rounded()))
    frame.frame = Rect(
      x: room.minX, y: room.minY, width: picture.width + 2 * inset,
      height: picture.height + 2 * inset)
    imageView.frame = frame.bounds.insetBy(dx: inset, dy: inset)
  }

  private func placeColumn(_ column: Rect, _ buttons: [Button], _ metrics: SheetMetrics) {
    let height = frame.frame.height
    nameLabel.frame = Rect(
      x: column.minX, y: column.minY, width: column.width, height: metrics.titleSize * 1.4)
    privateMark.frame = Rect(
      origin: Point(x: column.minX, y: nameLabel.frame.maxY + 8), size: Self.pillSize)
    var bottom = column.minY + height
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

  /// One row below the picture: the arrows, the name, the button.
  private func placeBelow(_ room: Rect, _ buttons: [Button], _ metrics: SheetMetrics) {
    let rowHeight = metrics.buttonHeight
    let stacked = room.height > room.width ? buttons : [nextButton]
    for button in [typeButton, directionButton] where !stacked.contains(where: { $0 === button }) {
      button.isHidden = true
    }
    let buttonWidth = min(152, room.width / 2)
    let below = rowHeight + metrics.gap + (stacked.count > 1 ? rowHeight + 8 : 0)
    placePicture(
      in: Rect(x: room.minX, y: room.minY, width: room.width, height: room.height - below), metrics)
    let row = Rect(
      x: room.minX, y: frame.frame.maxY + metrics.gap, width: room.width, height: rowHeight)
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
    privateMark.frame = Rect(
      x: frame.frame.maxX - Self.pillSize.width - 8, y: frame.frame.minY + 8,
      width: Self.pillSize.width, height: Self.pillSize.height)
    guard stacked.count > 1 else { return }
    let half = (row.width - 8) / 2
    for (index, button) in [typeButton, directionButton].enumerated() {
      button.frame = Rect(
        x: row.minX + Double(index) * (half + 8), y: row.maxY + 8, width: half, height: rowHeight)
    }
  }
}
