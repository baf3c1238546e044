package import Display

extension DrawCommand {
  /// Two pictures mixed in premultiplied colours: (1 − p)·before + p·after.
  ///
  /// Laying a half-transparent picture over another would let the ground shine through where both
  /// are transparent, and darken equal ones; adding the two parts does neither.
  nonisolated package static func crossFade(
    _ before: [DrawCommand], _ after: [DrawCommand], _ progress: Double
  ) -> [DrawCommand] {
    let parts: [DrawCommand] = [
      .group(GroupCommand(before, opacity: 1 - progress)),
      .group(GroupCommand(after, opacity: progress, blendMode: .plus)),
    ]
    return [.group(GroupCommand(parts, isIsolated: true))]
  }
}
