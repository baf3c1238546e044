import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The layer turns over like a card; the new picture is on its back.
  ///
  /// The edge that the direction names comes towards the viewer first.
  nonisolated public static let oglFlip = TransitionType(
    "oglFlip", summary: "the layer turns over like a card", aliases: ["flip", "alignedFlip"],
    isPrivate: true, hasDirections: true
  ) { frame in
    let turn = frame.progress * Double.pi
    let showsBack = frame.progress > 0.5
    let recess = frame.axis.length / 2 * sin(turn)
    let face = TurnedFace(
      axis: frame.axis, angle: showsBack ? turn - Double.pi : turn, radius: 0, recess: recess)
    let shade = 1 - flipShadow * sin(turn)
    return [face.command(showsBack ? frame.after : frame.before, shade: shade)]
  }

  /// How much light the card loses when it is seen edge on.
  nonisolated private static let flipShadow = 0.35
}
