#if canImport(Glibc)
  internal import Glibc
#endif

/// A rectangle with rounded corners and the map that puts it on pixels.
package struct RoundedOutline: Equatable, Sendable {
  /// The rectangle in its own coordinates, with positive sides.
  package let rect: Rect
  /// The radius of its corners, at most half the shorter side.
  package let radius: Double
  /// From its own coordinates to pixels.
  package let transform: AffineTransform
  /// How many pixels a point measures across the vertical and across the horizontal edges.
  package let scaleX, scaleY: Double

  /// How far a polygon may stray from the true arc, in pixels.
  private static let tolerance = 0.08
  private static let mostSegments = 48.0
  /// Edges this near to whole pixels count as lying on them.
  private static let snap = 1.0 / 128
  /// Below this many pixels a shape cannot be seen.
  private static let leastExtent = 1e-6

  /// Makes the outline; nil when nothing of it could be seen, or a number is not finite.
  package init?(_ rect: Rect, radius: Double, transform: AffineTransform) {
    let lengthX = Point(x: transform.a, y: transform.b).length
    let lengthY = Point(x: transform.c, y: transform.d).length
    let area = abs(transform.determinant)
    guard rect.width > 0, rect.height > 0, lengthX > 0, lengthY > 0 else { return nil }
    scaleX = area / lengthY
    scaleY = area / lengthX
    let reach = abs(transform.tx) + abs(transform.ty) + abs(rect.minX) + abs(rect.minY)
    guard rect.width * scaleX > Self.leastExtent, rect.height * scaleY > Self.leastExtent,
      (rect.width * lengthX + rect.height * lengthY + reach).isFinite
    else { return nil }
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.transform = transform
  }

  /// The sides in pixels.
  var widthInPixels: Double { rect.width * scaleX }
  var heightInPixels: Double { rect.height * scaleY }

  /// The rectangle on whole pixels, when it is upright, square-cornered and lies on them.
  var pixelRect: Rect? {
    guard radius == 0, transform.keepsAxes else { return nil }
    let box = transform.boundingBox(of: rect)
    let (left, top) = (box.minX.rounded(), box.minY.rounded())
    let (right, bottom) = (box.maxX.rounded(), box.maxY.rounded())
    guard abs(box.minX - left) < Self.snap, abs(box.minY - top) < Self.snap,
      abs(box.maxX - right) < Self.snap, abs(box.maxY - bottom) < Self.snap
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The number of straight pieces that stand for a quarter circle.
  func segments(radius: Double, tolerance: Double = RoundedOutline.tolerance) -> Int {
    let pixels = radius * max(scaleX, scaleY)
    guard pixels > tolerance else { return 0 }
    let step = 2 * acos(max(0, 1 - tolerance / pixels))
    return Int(max(1, min(Self.mostSegments, (Double.pi / 2 / step).rounded(.up))))
  }
}
