internal import Display

/// Where the stage lies in its room, and the stage of another take beside it or below, whichever
/// shows them larger.
nonisolated struct SheetLayout: Equatable, Sendable {
  /// The stage.
  let sheet: Rect
  /// The stage of the other take; nil when there is only one.
  let other: Rect?
  /// Points of the window a point of the stage.
  let scale: Double

  private static let margin = 24.0
  /// The margins' least shares of a small room.
  private static let shares = Size(width: 24, height: 12)

  /// Fits a stage into a room whose foot belongs to the lane of the notices.
  init(_ stage: Size, in room: Rect, laneHeight: Double, _ wishes: DeskLayout.Wishes) {
    let margins =
      wishes.hidesPanels
      ? Size.zero
      : Size(
        width: min(Self.margin, room.width / Self.shares.width),
        height: min(Self.margin, room.height / Self.shares.height))
    let lane = max(0, laneHeight - margins.height)
    let free = Rect(x: room.minX, y: room.minY, width: room.width, height: room.height - lane)
    func fitted(_ steps: [Point]) -> (places: [Rect], scale: Double) {
      let last = steps.last ?? .zero
      let share = Size(width: free.width / (1 + last.x), height: free.height / (1 + last.y))
      let first = Rect(origin: free.origin, size: share)
        .insetBy(dx: margins.width, dy: margins.height)
      let fits = steps.map { step in
        Self.fit(
          stage, into: first.offsetBy(dx: step.x * share.width, dy: step.y * share.height),
          wishes.pixelScale)
      }
      return (fits.map(\.place), fits[0].scale)
    }
    var best = fitted(wishes.hasTwoSheets ? [.zero, Point(x: 1, y: 0)] : [.zero])
    if wishes.hasTwoSheets {
      let below = fitted([.zero, Point(x: 0, y: 1)])
      if below.scale > best.scale { best = below }
    }
    sheet = best.places[0]
    other = best.places.count > 1 ? best.places[1] : nil
    scale = best.scale
  }

  private static func fit(_ stage: Size, into room: Rect, _ pixelScale: Double)
    -> (place: Rect, scale: Double)
  {
    let scale = min(room.width / max(1, stage.width), room.height / max(1, stage.height))
    func snapped(_ length: Double) -> Double { (length * pixelScale).rounded() / pixelScale }
    let size = Size(width: stage.width * scale, height: stage.height * scale)
    return (
      Rect(
        x: snapped(room.midX - size.width / 2), y: snapped(room.midY - size.height / 2),
        width: size.width, height: size.height),
      scale
    )
  }
}
