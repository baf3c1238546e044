import Display

extension TransitionType {
  /// The new picture slides in and pushes the old one out.
  nonisolated public static let push = TransitionType("push", hasDirections: true) { frame in
    let incoming = frame.axis.offset(frame.progress - 1)
    let outgoing = frame.axis.offset(frame.progress)
    return frame.clipped([
      .group(GroupCommand(frame.before, transform: outgoing)),
      .group(GroupCommand(frame.after, transform: incoming)),
    ])
  }
}
