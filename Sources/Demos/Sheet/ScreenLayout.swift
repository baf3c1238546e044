internal import Display
internal import Layers

/// A page with a screen in the pictures' shape and a column of words and buttons: beside it where
/// there is room, or else below it.
nonisolated struct ScreenLayout {
  /// The dark frame around the picture.
  let screen: Rect
  /// How wide the frame's margin is.
  let inset: Double
  /// The room for words and buttons.
  let column: Rect
  /// True when the column is at the right.
  let isBeside: Bool

  private static let columnWidth = 216.0
  private static let ratio = 1.6
  /// Below a narrower screen the row takes the page's width.
  private static let leastRowWidth = 272.0

  /// Lays out a page; `rowHeight` is what the column needs when it lies below.
  init(in page: Rect, below top: Double, _ metrics: SheetMetrics, rowHeight: Double) {
    let room = Rect(
      x: metrics.margin, y: top, width: max(0, page.width - 2 * metrics.margin),
      height: max(0, page.height - top - metrics.margin))
    inset = metrics.isCompact ? 4 : 12
    isBeside =
      room.width >= 2 * Self.columnWidth && room.width > room.height && !metrics.isCompact
    var place = room.size
    if isBeside {
      place.width -= Self.columnWidth + 2 * metrics.gap
    } else {
      place.height = max(0, place.height - rowHeight - metrics.gap)
    }
    let width = max(0, min(place.width - 2 * inset, (place.height - 2 * inset) * Self.ratio))
    let size = Size(
      width: width.rounded() + 2 * inset, height: (width / Self.ratio).rounded() + 2 * inset)
    let left = isBeside ? room.minX : (room.midX - size.width / 2).rounded()
    // On a tall page the screen and its row stand in the middle together.
    let slack = isBeside ? 0 : max(0, place.height - size.height)
    screen = Rect(origin: Point(x: left, y: room.minY + (slack / 2).rounded()), size: size)
    let isWideEnough = screen.width >= Self.leastRowWidth
    column =
      isBeside
      ? Rect(
        x: room.maxX - Self.columnWidth, y: room.minY, width: Self.columnWidth,
        height: screen.height)
      : Rect(
        x: isWideEnough ? screen.minX : room.minX, y: screen.maxY + metrics.gap,
        width: isWideEnough ? screen.width : room.width,
        height: max(0, room.maxY - screen.maxY - metrics.gap))
  }
}

extension View {
  /// Makes the view a dark screen with round corners.
  func dressAsScreen() {
    backgroundColor = Palette.desk
    clipsToBounds = true
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 20
    layer.shadowOffset = Size(width: 0, height: 8)
  }
}
