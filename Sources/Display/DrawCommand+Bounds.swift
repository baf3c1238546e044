extension DrawCommand {
  /// The least upright rectangle in pixels outside which the command draws nothing, as far as that
  /// is known without drawing; `text` measures a line in its own coordinates.
  package func bounds(
    in outer: AffineTransform, text: (TextCommand) -> Rect
  ) -> Rect {
    switch self {
    case .rectangle(let command):
      command.transform.concatenating(outer).feathered(command.rect)
    case .picture(let command):
      command.transform.concatenating(outer).feathered(command.rect)
    case .text(let command):
      command.transform.concatenating(outer).feathered(text(command))
    case .polyline(let command):
      command.transform.concatenating(outer).feathered(
        Rect(around: command.points).insetBy(dx: -command.width, dy: -command.width))
    case .polygon(let command):
      command.transform.concatenating(outer).feathered(Rect(around: command.points))
    case .shadow(let command):
      command.transform.concatenating(outer).feathered(
        command.rect.insetBy(dx: -command.blurRadius, dy: -command.blurRadius))
    case .group(let command):
      command.bounds(in: outer, text: text)
    case .warp(let command):
      command.transform.concatenating(outer).feathered(
        Rect(around: command.vertices.map(\.position)))
    }
  }
}

extension GroupCommand {
  /// The least upright rectangle in pixels outside which the group draws nothing.
  package func bounds(in outer: AffineTransform, text: (TextCommand) -> Rect) -> Rect {
    let inner = transform.concatenating(outer)
    var result: Rect?
    for command in commands {
      let bounds = command.bounds(in: inner, text: text)
      result = result.map { $0.union(bounds) } ?? bounds
    }
    guard let clip else { return result ?? .zero }
    return (result ?? .zero).intersection(inner.feathered(clip.rect))
  }
}

extension Rect {
  /// The least rectangle around some points.
  init(around points: [Point]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension AffineTransform {
  /// The box around a rectangle in pixels with room for its soft edge.
  fileprivate func feathered(_ rect: Rect) -> Rect {
    boundingBox(of: rect).insetBy(dx: -1, dy: -1)
  }

  /// The factor by which the longer of the two axes is stretched.
  package var stretch: Double {
    max(Point(x: a, y: b).length, Point(x: c, y: d).length)
  }
}
