import Display

extension TransitionType {
  /// A round shutter closes over the old picture and opens on the new one.
  nonisolated public static let cameraIris = TransitionType("cameraIris", isPrivate: true) {
    frame in
    let isClosing = frame.progress < 0.5
    let opening = abs(1 - 2 * frame.progress)
    let black = RectangleCommand(frame.bounds, color: .black)
    let picture = isClosing ? frame.before : frame.after
    return frame.clipped([.rectangle(black), aperture(picture, in: frame.bounds, opening: opening)])
  }

  /// Only the opening half: the new picture in a growing aperture, the blades' black rim around it.
  nonisolated public static let cameraIrisHollowOpen = TransitionType(
    "cameraIrisHollowOpen", isPrivate: true
  ) { frame in
    let opening = frame.progress
    let rim = circle(in: frame.bounds, opening: opening + rimWidth * (1 - opening) * opening)
    let blades = RectangleCommand(
      rim.rect, color: .black, cornerRadius: rim.cornerRadius)
    return frame.clipped(
      frame.before
        + [.rectangle(blades), aperture(frame.after, in: frame.bounds, opening: opening)])
  }

  /// Only the closing half: the old picture in a shrinking aperture.
  nonisolated public static let cameraIrisHollowClose = TransitionType(
    "cameraIrisHollowClose", isPrivate: true
  ) { frame in
    cameraIrisHollowOpen.commands(frame.reversed)
  }

  /// The widest rim of the hollow shutters, in parts of the full aperture.
  nonisolated private static let rimWidth = 0.5

  nonisolated private static func aperture(
    _ picture: [DrawCommand], in bounds: Rect, opening: Double
  ) -> DrawCommand {
    .group(GroupCommand(picture, clip: circle(in: bounds, opening: opening)))
  }

  /// A circle about the centre that at full opening just holds the bounds.
  nonisolated private static func circle(in bounds: Rect, opening: Double) -> Clip {
    let full = Point(x: bounds.width, y: bounds.height).length / 2
    let radius = full * opening
    let center = bounds.center
    return Clip(
      Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: radius)
  }
}
