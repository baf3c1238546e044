import Display

extension TransitionType {
  /// The old picture slides away and reveals the new one.
  nonisolated public static let reveal = TransitionType(
    "reveal", summary: "the old picture slides away and uncovers the new one", hasDirections: true
  ) { frame in
    let outgoing = frame.axis.offset(frame.progress)
    return frame.clipped(
      [
        frame.cutOff(frame.after, at: frame.progress, isNear: true),
        .group(GroupCommand(frame.before, transform: outgoing)),
      ])
  }
}
