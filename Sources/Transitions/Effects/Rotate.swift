import Display

extension TransitionType {
  /// A quarter turn in the plane, clockwise, while the pictures cross-fade.
  ///
  /// Only "90" is known to work as its subtype on Apple's systems, hence no directions.
  nonisolated public static let rotate = TransitionType("rotate", isPrivate: true) { frame in
    let quarter = Double.pi / 2
    let center = frame.bounds.center
    func turned(_ commands: [DrawCommand], by angle: Double) -> [DrawCommand] {
      let transform = AffineTransform(translationX: center.x, y: center.y)
        .rotated(by: angle).translatedBy(x: -center.x, y: -center.y)
      return [.group(GroupCommand(commands, transform: transform))]
    }
    return frame.clipped(
      crossFade(
        turned(frame.before, by: frame.progress * quarter),
        turned(frame.after, by: (frame.progress - 1) * quarter), frame.progress))
  }
}
