import Display

extension TransitionFrame {
  /// A picture that lies below another one, drawn only where that one has left it free.
  ///
  /// A picture on which a transition was interrupted may have holes: around the faces of a cube
  /// there is nothing. What lies below must not come to light through them all at once. A plain
  /// picture hides it anyway, and then it is drawn as it is, without a mesh.
  nonisolated func below(
    _ cover: [DrawCommand], _ picture: [DrawCommand], free: () -> [[Point]]
  ) -> [DrawCommand] {
    guard cover.isComposed else { return picture }
    var mesh = WarpMesh()
    for polygon in free() {
      mesh.addPolygon(
        WarpMesh.cut(polygon, to: bounds).map { place in
          WarpCommand.Vertex(position: place, texture: bounds.fraction(of: place))
        })
    }
    return [mesh.command(picture, bounds: bounds)]
  }

  /// A picture cut off at a distance along the travel, as a part of the length; from the near side
  /// when `isNear`, and a point more, for the smooth edge of what lies above.
  nonisolated func cutOff(
    _ picture: [DrawCommand], at fraction: Double, isNear: Bool
  ) -> DrawCommand {
    let axis = axis
    let cut = axis.length * (fraction - 0.5) + (isNear ? 1 : -1)
    let half = axis.length / 2 + 1
    let corners = [
      axis.point(along: isNear ? -half : cut, across: -axis.breadth / 2),
      axis.point(along: isNear ? cut : half, across: axis.breadth / 2),
    ]
    let rect = Rect(
      x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
      width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
    return .group(GroupCommand(picture, clip: Clip(rect)))
  }
}

extension [DrawCommand] {
  /// True when something in it is bent.
  nonisolated var isBent: Bool {
    contains { command in
      switch command {
      case .warp: true
      case .group(let group): group.commands.isBent
      default: false
      }
    }
  }

  /// True when it is more than a layer's own content: moved, mixed or bent.
  nonisolated var isComposed: Bool {
    contains { command in
      switch command {
      case .warp, .group: true
      default: false
      }
    }
  }
}
