internal import Display
internal import Layers

/// The page on which a word moves: a card, the place where the word rests, the place that it leaves
/// for, and a button.
final class LabelPage {
  let moveButton = Button(title: "Move", rank: .main)
  /// Where a word rests, in the page's coordinates.
  private(set) var restPlace = Rect.zero

  private let card = View()
  private let restMarks = FieldMarks(color: Palette.secondaryInk.withAlpha(0.5))
  private let offsetMarks = FieldMarks(color: Palette.blue)

  private static let widestWord = 460.0
  /// The height of a word's place in sizes of its font.
  private static let lineHeight = 1.4
  private static let enlargement = 1.4
  /// Half of the usual way down, in points.
  private static let usualRise = 48.0

  /// Puts everything but the word onto the page.
  func add(to page: View) {
    card.backgroundColor = Palette.card
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.1
    card.layer.shadowRadius = 20
    card.layer.shadowOffset = Size(width: 0, height: 8)
    for part in [card, restMarks, offsetMarks, moveButton] { page.addSubview(part) }
  }

  /// The font of a word.
  func font(_ metrics: SheetMetrics) -> Font {
    .boldSystemFont(ofSize: (metrics.displaySize * Self.enlargement).rounded())
  }

  /// Places everything; the word rests above the middle, so that the usual way down has room.
  ///
  /// It does not give way to other offsets: whoever drags one would have the word move under the
  /// hand.
  func layOut(in page: Rect, below top: Double, offset: Point, _ metrics: SheetMetrics) {
    let margin = metrics.margin
    card.frame = Rect(
      x: margin, y: top, width: max(0, page.width - 2 * margin),
      height: max(0, page.height - top - margin))
    let gap = metrics.isCompact ? metrics.gap : metrics.gap + 8
    moveButton.setTextSize(metrics)
    moveButton.frame = Rect(
      x: card.frame.midX - 76, y: card.frame.maxY - gap - metrics.buttonHeight, width: 152,
      height: metrics.buttonHeight)
    let room = Rect(
      x: card.frame.minX, y: top, width: card.frame.width,
      height: max(0, moveButton.frame.minY - top))
    let size = Size(
      width: min(Self.widestWord, room.width * 0.8),
      height: (font(metrics).size * Self.lineHeight).rounded())
    restPlace = Rect(
      x: (room.midX - size.width / 2).rounded(),
      y: (room.midY - size.height / 2 - rise(within: room.height - size.height))
        .rounded(),
      width: size.width, height: size.height)
    restMarks.frame = restPlace
    offsetMarks.isHidden = Accessibility.isReduceMotionEnabled
    offsetMarks.frame = restPlace.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// How far above the middle the word rests.
  private func rise(within slack: Double) -> Double {
    min(Self.usualRise, max(0, slack / 2))
  }
}
