import Display

extension TransitionType {
  /// The new picture slides in over the old one.
  nonisolated public static let moveIn = TransitionType(
    "moveIn", summary: "the new picture slides in over the old one", hasDirections: true
  ) { frame in
    let incoming = frame.axis.offset(frame.progress - 1)
    return frame.clipped(
      [
        frame.cutOff(frame.before, at: frame.progress, isNear: false),
        .group(GroupCommand(frame.after, transform: incoming)),
      ])
  }
}
