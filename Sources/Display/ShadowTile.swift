/// One corner of a soft shadow as a picture, from which the whole shadow is drawn in nine slices.
///
/// A shadow of any size looks the same but for its proportions, so that few tiles serve all.
package struct ShadowTile: Hashable, Sendable {
  /// The corner's radius in steps of the blur's sixteenth.
  private let sixteenths: Int

  private static let steps = 16.0
  /// Sharper shadows would need more texels than the tile has.
  private static let largestRatio = 12.0

  /// The number of texels a side; a soft picture needs no more.
  package static let side = 64

  /// The tile for a rectangle's shadow; nil when the rectangle is too small for four corners, or
  /// the shadow too sharp.
  package init?(_ rect: Rect, cornerRadius: Double, blur: Double) {
    guard blur > 0, cornerRadius / blur < Self.largestRatio else { return nil }
    sixteenths = Int((max(1, cornerRadius / blur) * Self.steps).rounded(.up))
    guard min(rect.width, rect.height) >= 2 * radius(blur: blur) else { return nil }
  }

  /// The radius of the corner at full strength, at least the blur, which rounds every corner.
  func radius(blur: Double) -> Double { Double(sixteenths) / Self.steps * blur }

  /// How far a corner's slice reaches, from the outermost trace inwards.
  package func extent(blur: Double) -> Double { blur + radius(blur: blur) }

  /// The corner in white; texels at the edge of the picture are at the edge of the slice.
  package func bitmap() -> Bitmap {
    var bitmap = Bitmap(width: Self.side, height: Self.side)
    let (radius, extent) = (radius(blur: 1), extent(blur: 1))
    let step = extent / Double(Self.side - 1)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let toCenter = Point(x: extent - Double(x) * step, y: extent - Double(y) * step)
        let depth = radius - toCenter.length
        let level = UInt8((Self.coverage(depth: depth, blur: 1) * 255).rounded())
        let start = (y * Self.side + x) * Bitmap.bytesPerPixel
        for component in 0..<Bitmap.bytesPerPixel { bitmap.bytes[start + component] = level }
      }
    }
    return bitmap
  }

  /// How strong a shadow is at a depth inside its outline: a smooth step, near enough to the
  /// integral of a bell curve cut off at two deviations, and exact at both ends.
  static func coverage(depth: Double, blur: Double) -> Double {
    let fraction = max(0, min(1, (depth / blur + 1) / 2))
    return fraction * fraction * (3 - 2 * fraction)
  }
}
