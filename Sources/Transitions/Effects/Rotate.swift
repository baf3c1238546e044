import Display
import Layers

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// A quarter turn in the plane, clockwise; the pictures share one card, which steps back so far
  /// that it stays within the layer, and cross-fade while it turns.
  ///
  /// Only "90" is known to work as its subtype on Apple's systems, hence no directions.
  nonisolated public static let rotate = TransitionType(
    "rotate", summary: "the layer makes a quarter turn while the pictures mix", isPrivate: true
  ) { frame in
    let turn = frame.progress * Double.pi / 2
    let bounds = frame.bounds
    // The card's own sides change places, so that at the end the turned card fills the layer again.
    let change = bounds.height - bounds.width
    let long = bounds.width + change * frame.progress
    let broad = bounds.height - change * frame.progress
    let reach = Size(
      width: long * cos(turn) + broad * sin(turn), height: long * sin(turn) + broad * cos(turn))
    let fit = min(1, bounds.width / reach.width, bounds.height / reach.height)
    func card(_ picture: [DrawCommand], _ size: Size, angle: Double) -> [DrawCommand] {
      let center = bounds.center
      let transform = AffineTransform(translationX: center.x, y: center.y)
        .rotated(by: angle)
        .scaledBy(x: fit * size.width / bounds.width, y: fit * size.height / bounds.height)
        .translatedBy(x: -center.x, y: -center.y)
      return [.group(GroupCommand(picture, transform: transform))]
    }
    return DrawCommand.crossFade(
      card(frame.before, Size(width: long, height: broad), angle: turn),
      card(frame.after, Size(width: broad, height: long), angle: turn - Double.pi / 2),
      smoothStep((frame.progress - fadeStart) / (1 - 2 * fadeStart)))
  }

  /// The pictures mix in the middle of the turn only.
  nonisolated private static let fadeStart = 0.3
}
