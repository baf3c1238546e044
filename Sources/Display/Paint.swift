/// How the inside of a shape is coloured, as a function of the place in the shape's coordinates.
package struct Paint: Equatable, Sendable {
  /// The colour at the top, or everywhere.
  var color: Color
  /// The colour at the bottom of `gradient`.
  var bottomColor: Color?
  /// From where to where the colour changes, in the shape's coordinates.
  var gradient: ClosedRange<Double>
  /// From the shape's coordinates to the texture's; flat colours look at one white texel.
  var texture: AffineTransform
  /// Scales colour and alpha, 0…1.
  var opacity: Double

  /// One colour, or a gradient over `rect` from top to bottom, through a texture's white texel.
  package init(
    color: Color, bottomColor: Color? = nil, over rect: Rect = .zero, opacity: Double = 1,
    whiteTexel: Point
  ) {
    self.color = color
    self.bottomColor = bottomColor
    self.gradient = rect.minY...max(rect.minY, rect.maxY)
    self.texture = AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: whiteTexel.x, ty: whiteTexel.y)
    self.opacity = opacity
  }

  /// A texture, by the map from the shape's coordinates to fractions of the texture.
  package init(texture: AffineTransform, opacity: Double = 1) {
    self.color = .white
    self.gradient = 0...0
    self.texture = texture
    self.opacity = opacity
  }

  /// A part of a texture stretched over a rectangle.
  package init(source: Rect, over rect: Rect, opacity: Double = 1) {
    let (x, y) = (source.width / rect.width, source.height / rect.height)
    self.init(
      texture: AffineTransform(
        a: x, b: 0, c: 0, d: y, tx: source.minX - rect.minX * x, ty: source.minY - rect.minY * y),
      opacity: opacity)
  }

  /// The colour at a place, without opacity.
  func color(at point: Point) -> Color {
    let height = gradient.upperBound - gradient.lowerBound
    guard let bottomColor, height > 0 else { return color }
    return color.mixed(
      with: bottomColor, at: max(0, min(1, (point.y - gradient.lowerBound) / height)))
  }

  /// The colour of all corners that are covered to a degree of 0…1; nil where it depends on the
  /// place.
  func flatColor(coverage: Double) -> PremultipliedColor? {
    guard bottomColor == nil else { return nil }
    return PremultipliedColor(color, scaledBy: coverage * opacity)
  }

  /// A corner at a place, drawn through `transform`, covered to a degree of 0…1; `flat` is what
  /// `flatColor` gave.
  func vertex(
    at point: Point, transform: AffineTransform, coverage: Double,
    flat: PremultipliedColor? = nil
  ) -> Mesh.Vertex {
    Mesh.Vertex(
      at: transform.apply(to: point), texture: texture.apply(to: point),
      color: flat ?? PremultipliedColor(color(at: point), scaledBy: coverage * opacity))
  }
}
