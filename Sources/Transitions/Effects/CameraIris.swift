import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// A round shutter closes over the old picture and opens on the new one.
  nonisolated public static let cameraIris = TransitionType("cameraIris", isPrivate: true) {
    frame in
    let isClosing = frame.progress < 0.5
    let iris = Iris(bounds: frame.bounds, opening: abs(1 - 2 * frame.progress))
    let black = RectangleCommand(frame.bounds, color: .black)
    return frame.clipped(
      [.rectangle(black)] + iris.blades()
        + iris.aperture(isClosing ? frame.before : frame.after))
  }

  /// Only the opening half: the new picture in a growing aperture, the shutter's ring around it.
  nonisolated public static let cameraIrisHollowOpen = TransitionType(
    "cameraIrisHollowOpen", isPrivate: true
  ) { frame in
    let iris = Iris(bounds: frame.bounds, opening: frame.progress)
    let width = ringWidth * frame.progress * (1 - frame.progress)
    let ring = iris.circle(opening: frame.progress + width)
    let black = RectangleCommand(ring.rect, color: .black, cornerRadius: ring.cornerRadius)
    let shutter = GroupCommand([.rectangle(black)] + iris.blades(), clip: ring)
    return frame.clipped(frame.before + [.group(shutter)] + iris.aperture(frame.after))
  }

  /// Only the closing half: the old picture in a shrinking aperture.
  nonisolated public static let cameraIrisHollowClose = TransitionType(
    "cameraIrisHollowClose", isPrivate: true
  ) { frame in
    cameraIrisHollowOpen.commands(frame.reversed)
  }

  /// How wide the ring of the hollow shutters gets, in parts of the full aperture.
  nonisolated private static let ringWidth = 1.1
}

/// A camera's shutter: blades around a round aperture.
nonisolated struct Iris {
  let bounds: Rect
  /// 0 is shut; at 1 the aperture just holds the bounds.
  let opening: Double

  private static let bladeCount = 9
  /// How far the blades turn while the shutter opens, in radians.
  private static let bladeTurn = 0.9
  private static let bladeEdge = Color(white: 1, alpha: 0.16)
  /// The blades' shadow on the picture: rings of growing width, and how dark one is.
  private static let shadowRings = 6
  private static let shadowWidth = 2.5
  private static let shadowAlpha = 0.09

  /// The radius at which a circle about the centre holds the bounds, in points.
  private var fullRadius: Double { Point(x: bounds.width, y: bounds.height).length / 2 }

  /// The circle of an opening.
  func circle(opening: Double) -> Clip {
    let radius = fullRadius * opening
    let center = bounds.center
    return Clip(
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      cornerRadius: radius)
  }

  /// A picture in the aperture, in the shadow of the blades' edges.
  func aperture(_ picture: [DrawCommand]) -> [DrawCommand] {
    let circle = circle(opening: opening)
    guard !circle.rect.isEmpty else { return [] }
    // Near the full opening the shadow goes, as the blades do.
    let strength = min(1, 4 * (1 - opening))
    let rings = (1...Self.shadowRings).map { ring in
      DrawCommand.rectangle(
        RectangleCommand(
          circle.rect, color: .clear, cornerRadius: circle.cornerRadius,
          borderWidth: min(Self.shadowWidth * Double(ring), circle.cornerRadius),
          borderColor: Color(white: 0, alpha: Self.shadowAlpha * strength)))
    }
    return [.group(GroupCommand(picture, clip: circle))] + rings
  }

  /// The edges of the blades: each leaves the aperture along its tangent.
  func blades() -> [DrawCommand] {
    let radius = fullRadius * opening
    let strength = min(1, 4 * (1 - opening))
    return (0..<Self.bladeCount).map { blade in
      let angle =
        2 * Double.pi * Double(blade) / Double(Self.bladeCount) + Self.bladeTurn * opening
      let outwards = Point(x: cos(angle), y: sin(angle))
      let tangent = Point(x: -outwards.y, y: outwards.x)
      let start = bounds.center + outwards * radius
      return .polyline(
        PolylineCommand(
          [start, start + tangent * (2 * fullRadius)], width: 1, color: Self.bladeEdge,
          opacity: strength))
    }
  }
}
