public import Display

/// How a layer's picture is fitted into its bounds; `CALayerContentsGravity`.
public enum ContentsGravity: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the bounds.
  case resize
  /// As large as fits, all of it seen.
  case resizeAspect
  /// As small as covers the bounds.
  case resizeAspectFill
  /// In its own size in the middle, at an edge or in a corner.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

nonisolated extension ContentsGravity {
  /// Where a picture of a size lies in bounds; it may reach beyond them.
  public func rect(for size: Size, in bounds: Rect) -> Rect {
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    let place = place
    let fitted =
      switch self {
      case .resize: bounds.size
      case .resizeAspect: size * min(across, down)
      case .resizeAspectFill: size * max(across, down)
      default: size
      }
    return Rect(
      x: bounds.midX - fitted.width / 2 + place.x * (bounds.width - fitted.width) / 2,
      y: bounds.midY - fitted.height / 2 + place.y * (bounds.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }

  /// True when no part of the bounds stays free.
  var covers: Bool { self == .resize || self == .resizeAspectFill }

  /// Towards which side, −1 … 1.
  private var place: Point {
    switch self {
    case .resize, .resizeAspect, .resizeAspectFill, .center: .zero
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .topLeft: Point(x: -1, y: -1)
    case .topRight: Point(x: 1, y: -1)
    case .bottomLeft: Point(x: -1, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    }
  }
}
