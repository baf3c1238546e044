internal import Display

/// Where commands are drawn: the coordinates, the visible part, the sharpness.
struct DrawingContext {
  /// From the commands' coordinates to pixels of the target.
  var transform: AffineTransform
  /// How many pixels text and pictures get for a point: the scales of the groups around and of the
  /// output, but not the command's own, which may change from frame to frame.
  var sharpness: Double
  /// What of the target shows.
  var clip: Graphics.PixelRect
  /// Scales colour and alpha of every command.
  var opacity: Double = 1
  /// Whether all groups around seem to rest.
  var groupsRest = Resting(.identity)

  /// Whether a layer of this context seems to rest.
  func resting(_ inner: AffineTransform) -> Resting {
    var result = Resting(inner)
    result.x = result.x && groupsRest.x
    result.y = result.y && groupsRest.y
    return result
  }

  /// The context inside a group's transform.
  func entering(_ inner: AffineTransform) -> DrawingContext {
    var result = self
    result.transform = inner.concatenating(transform)
    result.sharpness = sharpness * inner.stretch
    result.groupsRest = resting(inner)
    return result
  }

  /// The factor for pixels of a command whose own transform stretches it: steps, so that a growing
  /// text stays sharp without being drawn anew in every frame, and a shrinking one does not
  /// flicker.
  static func step(for stretch: Double) -> Double {
    let steps = [0.125, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12]
    return steps.first { $0 >= stretch * 0.999 } ?? steps[steps.count - 1]
  }
}

extension Graphics.PixelRect {
  /// The pixels that a rectangle touches, within these.
  func intersection(touchedBy rect: Rect) -> Graphics.PixelRect {
    intersection(
      left: rect.minX.rounded(.down), top: rect.minY.rounded(.down),
      right: rect.maxX.rounded(.up), bottom: rect.maxY.rounded(.up))
  }

  /// The pixels whose edges are nearest to a rectangle's, within these.
  func intersection(nearest rect: Rect) -> Graphics.PixelRect {
    intersection(
      left: rect.minX.rounded(), top: rect.minY.rounded(), right: rect.maxX.rounded(),
      bottom: rect.maxY.rounded())
  }

  /// Compared as floating point, which may be out of any integer's range.
  private func intersection(
    left: Double, top: Double, right: Double, bottom: Double
  ) -> Graphics.PixelRect {
    guard left <= right, top <= bottom else {
      return Graphics.PixelRect(x: x, y: y, width: 0, height: 0)
    }
    let (minX, maxX) = (max(Double(x), left), min(Double(x + width), right))
    let (minY, maxY) = (max(Double(y), top), min(Double(y + height), bottom))
    guard minX < maxX, minY < maxY else {
      return Graphics.PixelRect(x: x, y: y, width: 0, height: 0)
    }
    return Graphics.PixelRect(
      x: Int(minX), y: Int(minY), width: Int(maxX - minX), height: Int(maxY - minY))
  }

  /// The same as floating point.
  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
