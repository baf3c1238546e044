internal import Display

/// Where a hint lies: under its control, or over it where there is no room, inside the window and
/// never under the pointer.
nonisolated enum HintPlacement {
  /// Between a control and its hint, and between a hint and the window's edge.
  static let gap = 8.0
  /// The part of the window that the arrow covers, from its tip.
  static let pointerExtent = Size(width: 12, height: 20)

  /// The place of a hint of a size.
  static func frame(of size: Size, at target: HintBoard.Target, in window: Size) -> Rect {
    let room = Rect(
      x: gap, y: gap, width: max(0, window.width - 2 * gap - size.width),
      height: max(0, window.height - 2 * gap - size.height))
    let (anchor, pointer) = (target.anchor, target.pointer)
    // A wide control is pointed at, a small one is meant as a whole.
    let middle = anchor.width > Self.wide ? pointer.x : anchor.midX
    let x = (min(max(room.minX, middle - size.width / 2), room.maxX)).rounded()
    let below = max(anchor.maxY, pointer.y + pointerExtent.height) + gap
    if below <= room.maxY { return frame(size, x, below) }
    let above = min(anchor.minY, pointer.y) - gap - size.height
    if above >= room.minY { return frame(size, x, above) }
    // A control as high as the window: beside the pointer.
    let right = pointer.x + pointerExtent.width + gap
    let left = pointer.x - gap - size.width
    let y = min(max(room.minY, pointer.y), room.maxY)
    return frame(size, right <= room.maxX ? right : max(0, left), y)
  }

  private static let wide = 160.0

  private static func frame(_ size: Size, _ x: Double, _ y: Double) -> Rect {
    Rect(x: x, y: y.rounded(), width: size.width, height: size.height)
  }
}
