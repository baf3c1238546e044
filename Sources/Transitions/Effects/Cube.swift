import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// The pictures are two faces of a cube that makes a quarter turn.
  ///
  /// The cube steps back as it turns, just so far that its leading edge stays in the layer's plane:
  /// it never grows taller than the layer (for the vertical directions, wider).
  nonisolated public static let cube = TransitionType(
    "cube", aliases: ["alignedCube"], isPrivate: true, hasDirections: true
  ) { frame in
    let angle = frame.progress * Double.pi / 2
    let radius = frame.axis.length / 2
    let recess = radius * (cos(angle) + sin(angle) - 1)
    let faces = [(frame.before, angle), (frame.after, angle - Double.pi / 2)]
    return faces.compactMap { picture, angle in
      let face = TurnedFace(axis: frame.axis, angle: angle, radius: radius, recess: recess)
      guard face.facesViewer else { return nil }
      return face.command(picture, shade: 1 - cubeShadow * (1 - cos(angle)))
    }
  }

  /// How much light a face loses when it is seen from the side.
  nonisolated private static let cubeShadow = 0.6
}
