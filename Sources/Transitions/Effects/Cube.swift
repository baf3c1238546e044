import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The pictures are two faces of a cube that makes a quarter turn.
  ///
  /// The cube steps back as it turns, so far that it stays within the layer on every side.
  nonisolated public static let cube = TransitionType(
    "cube", summary: "the pictures are two faces of a cube that makes a quarter turn",
    aliases: ["alignedCube"], isPrivate: true, hasDirections: true
  ) { frame in
    let angle = frame.progress * Double.pi / 2
    let radius = frame.axis.length / 2
    let eye = TurnedFace.eyeDistance(for: frame.axis)
    // A corner at the side is r·(cos + sin) from the middle and must be seen within r. That asks
    // for a recess of less than (eye − r)·(cos + sin − 1) at every angle, and for all of it at the
    // ends.
    let recess = (eye - radius) * (cos(angle) + sin(angle) - 1)
    let faces = [(frame.before, angle), (frame.after, angle - Double.pi / 2)]
    return faces.compactMap { picture, angle in
      let face = TurnedFace(axis: frame.axis, angle: angle, radius: radius, recess: recess)
      guard face.facesViewer else { return nil }
      return face.command(picture, shade: 1 - cubeShadow * (1 - cos(angle)))
    }
  }

  /// How much light a face loses when it is seen from the side.
  nonisolated private static let cubeShadow = 0.62
}
