extension Mesh {
  private static let bands = 8
  /// How far a soft ring may stray from the true arc, in pixels.
  private static let softTolerance = 0.4

  /// Adds the soft shadow of a rounded rectangle: full strength `blur` inside the edge, nothing
  /// `blur` outside it, both in the outline's own units.
  package mutating func addShadow(_ outline: RoundedOutline, blur: Double, paint: Paint) {
    guard blur * min(outline.scaleX, outline.scaleY) > 1 else {
      addRectangle(outline, paint: paint)
      return
    }
    // A blurred corner is round; with a radius of the blur at least, the innermost ring keeps a
    // corner instead of folding over.
    let halfSide = min(outline.rect.width, outline.rect.height) / 2
    let radius = max(outline.radius, min(blur, halfSide))
    prepareQuarter(
      segments: max(1, outline.segments(radius: radius + blur, tolerance: Self.softTolerance)))
    var previous: Int32?
    for band in 0...Self.bands {
      let fraction = Double(band) / Double(Self.bands)
      let distance = blur * (2 * fraction - 1)
      let inset = min(distance, halfSide)
      let ring = addRing(
        outline, insetX: inset * outline.scaleX, insetY: inset * outline.scaleY, paint: paint,
        coverage: Self.falloff(fraction), radius: radius)
      if let previous { addBand(from: previous, to: ring, count: ringCount) }
      previous = ring
      if distance >= halfSide { break }
    }
    if let previous { addFan(first: previous, count: ringCount) }
  }

  /// A smooth step: near enough to the integral of a bell curve cut off at two deviations, and
  /// exact at both ends, so that no edge of the mesh shows.
  private static func falloff(_ fraction: Double) -> Double {
    fraction * fraction * (3 - 2 * fraction)
  }
}
