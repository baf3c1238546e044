import Display

extension TransitionType {
  /// The new picture slides in and pushes the old one out.
  nonisolated public static let push = TransitionType(
    "push", summary: "the new picture slides in and pushes the old one out", hasDirections: true
  ) { frame in
    let incoming = frame.axis.offset(frame.progress - 1)
    let outgoing = frame.axis.offset(frame.progress)
    // Added, not laid over each other: along the pixels that they share their parts make up a
    // whole, and nothing shines through.
    let parts: [DrawCommand] = [
      .group(GroupCommand(frame.before, transform: outgoing)),
      .group(GroupCommand(frame.after, blendMode: .plus, transform: incoming)),
    ]
    return frame.clipped([.group(GroupCommand(parts, isIsolated: true))])
  }
}
