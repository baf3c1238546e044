import Display

#if canImport(Glibc)
  internal import Glibc
#endif

extension TransitionType {
  /// A ring of water travels outwards, bends what is seen through it, and leaves the new picture
  /// behind.
  nonisolated public static let rippleEffect = TransitionType("rippleEffect", isPrivate: true) {
    frame in
    let parts: [DrawCommand] = [
      rippled(frame.before, frame) { 1 - $0 },
      .group(GroupCommand([rippled(frame.after, frame) { $0 }], blendMode: .plus)),
    ]
    return frame.clipped([.group(GroupCommand(parts, isIsolated: true))])
  }

  nonisolated private static let rippleCells = 56
  /// The width of the ring in parts of the way to the corner.
  nonisolated private static let ringWidth = 0.42
  /// The number of crests in the ring.
  nonisolated private static let crests = 3.0
  /// The greatest displacement in parts of the way to the corner.
  nonisolated private static let rippleDepth = 0.022
  nonisolated private static let rippleShadow = 0.22

  /// One of the pictures seen through the water; `share` maps how far the ring has passed (0…1) to
  /// the picture's part in the mix, so that the two parts add to 1 at every place.
  nonisolated private static func rippled(
    _ picture: [DrawCommand], _ frame: TransitionFrame, share: (Double) -> Double
  ) -> DrawCommand {
    let bounds = frame.bounds
    let reach = Point(x: bounds.width, y: bounds.height).length / 2
    let front = frame.progress * (1 + ringWidth)
    let strength = min(1, 6 * min(frame.progress, 1 - frame.progress))
    let steps = (0...rippleCells).map { Double($0) / Double(rippleCells) }
    var mesh = WarpMesh()
    mesh.addGrid(columns: steps, rows: steps) { u, v in
      let place = Point(x: bounds.minX + u * bounds.width, y: bounds.minY + v * bounds.height)
      let ray = place - bounds.center
      let distance = ray.length / reach
      // 0 where the ring has not come yet, 1 where it has passed.
      let passed = (front - distance) / ringWidth
      let inRing = passed > 0 && passed < 1
      let envelope = inRing ? sin(Double.pi * passed) * strength : 0
      let phase = 2 * Double.pi * crests * passed
      let shift =
        ray.length > 0 ? ray * (envelope * sin(phase) * rippleDepth * reach / ray.length) : .zero
      let seen = place + shift
      return WarpCommand.Vertex(
        position: place,
        texture: Point(
          x: mirrored((seen.x - bounds.minX) / bounds.width),
          y: mirrored((seen.y - bounds.minY) / bounds.height)),
        shade: 1 - rippleShadow * envelope * (0.5 - 0.5 * cos(phase)),
        opacity: share(smoothStep(passed)))
    }
    return mesh.command(picture, bounds: bounds)
  }
  /// A fraction of the picture; beyond its edge the picture is seen mirrored.
  nonisolated private static func mirrored(_ fraction: Double) -> Double {
    let inside = abs(fraction)
    return inside > 1 ? 2 - inside : inside
  }
}
