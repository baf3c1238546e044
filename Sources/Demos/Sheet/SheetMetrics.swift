internal import Display

/// Distances and sizes of type on a sheet, from its own size: the grid is 4 points.
nonisolated struct SheetMetrics {
  /// From the sheet's edge to its contents.
  let margin: Double
  /// Between neighbours.
  let gap: Double
  /// The size of what a sheet is about.
  let displaySize: Double
  /// The size of what goes with it.
  let titleSize: Double
  /// The size of the sheet's own title.
  let headingSize: Double
  /// The size of captions and buttons: at 900 × 600, the smallest window that is looked after, a
  /// full sheet is shown at six tenths, and 11 points are the least that is read there.
  let textSize: Double
  /// The height of a button.
  let buttonHeight: Double
  /// True when there is room for one line of caption only.
  let isCompact: Bool
  /// True when there is room for no caption at all.
  let isTiny: Bool

  /// The size of small print on a card.
  static let captionSize = 13.0

  init(_ size: Size) {
    // A sheet of 960 × 540 has the full sizes; smaller ones shrink with the tighter side.
    let scale = min(1, size.width / 960, size.height / 540)
    isCompact = size.height < 360 || size.width < 480
    isTiny = size.height < 240
    margin = Self.onGrid(max(isTiny ? 12 : 16, 48 * scale))
    gap = Self.onGrid(max(8, 16 * scale))
    displaySize = max(18, (40 * scale).rounded())
    titleSize = max(15, (24 * scale).rounded())
    headingSize = isCompact ? 16 : max(16, (20 * scale).rounded())
    textSize = isCompact ? Self.captionSize : max(Self.captionSize, (18 * scale).rounded())
    buttonHeight = isTiny ? 28 : isCompact ? 32 : 40
  }

  private static func onGrid(_ distance: Double) -> Double { (distance / 4).rounded() * 4 }
}
