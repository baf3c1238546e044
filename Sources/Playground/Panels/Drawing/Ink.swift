internal import Display

/// Draws the panels' few shapes in the theme's colours: text on a line, key caps, thin rules.
struct Ink {
  /// How text stands in its rectangle.
  enum Alignment: Hashable, Sendable {
    /// At the left, in the middle, at the right.
    case left, center, right
  }

  /// What was drawn so far, from back to front.
  var commands: [DrawCommand] = []
  /// The colours.
  let theme: Theme
  let measurer: any TextMeasurer

  /// Makes an empty drawing.
  init(theme: Theme, measurer: any TextMeasurer) {
    self.theme = theme
    self.measurer = measurer
  }

  /// Makes an empty drawing beside another one.
  init(sharing other: Ink) {
    self.init(theme: other.theme, measurer: other.measurer)
  }

  /// The advance width of a text.
  func width(of text: String, in font: Font) -> Double { measurer.width(of: text, in: font) }

  /// One line of text, centred vertically in a rectangle and cut with an ellipsis where it is too
  /// wide; returns its width.
  @discardableResult
  mutating func text(
    _ text: String, in rect: Rect, font: Font = Typeface.control, color: Color? = nil,
    _ alignment: Alignment = .left
  ) -> Double {
    let shown = fitted(text, font, to: rect.width)
    guard !shown.isEmpty else { return 0 }
    let width = measurer.width(of: shown, in: font)
    let metrics = measurer.metrics(of: font)
    let left =
      switch alignment {
      case .left: rect.minX
      case .center: rect.midX - width / 2
      case .right: rect.maxX - width
      }
    // Whole points: a baseline between two rows of pixels blurs every letter on it.
    let baseline = (rect.midY + (metrics.ascent - metrics.descent) / 2).rounded()
    commands.append(
      .text(
        TextCommand(
          shown, font: font, color: color ?? theme.text,
          origin: Point(x: left.rounded(), y: baseline))))
    return width
  }

  /// A filled rectangle.
  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    commands.append(.rectangle(RectangleCommand(rect, color: color, cornerRadius: radius)))
  }

  /// A rectangle with a thin border inside its edge.
  mutating func frame(_ rect: Rect, fill: Color, border: Color, radius: Double = 0) {
    commands.append(
      .rectangle(
        RectangleCommand(
          rect, color: fill, cornerRadius: radius, borderWidth: Grid.hairline,
          borderColor: border)))
  }

  /// A disc.
  mutating func disc(at center: Point, diameter: Double, _ color: Color) {
    let half = diameter / 2
    fill(
      Rect(x: center.x - half, y: center.y - half, width: diameter, height: diameter), color,
      radius: half)
  }

  /// A horizontal thin line from `rect`'s left to its right along its top.
  mutating func rule(_ rect: Rect) {
    fill(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Grid.hairline), theme.hairline)
  }

  /// A line through points.
  mutating func line(_ points: [Point], width: Double, _ color: Color) {
    commands.append(.polyline(PolylineCommand(points, width: width, color: color)))
  }

  /// A filled convex shape.
  mutating func shape(_ points: [Point], _ color: Color) {
    commands.append(.polygon(PolygonCommand(points, color: color)))
  }

  /// The width of a key cap.
  func capWidth(_ caption: String) -> Double {
    max(Self.capHeight, (width(of: caption, in: Typeface.caption) + 2 * Self.capPadding).rounded())
  }

  /// A key cap, centred vertically, its left edge at the rectangle's; returns its width.
  ///
  /// In low rows the cap shrinks so that it does not touch its neighbours.
  @discardableResult
  mutating func cap(_ caption: String, in rect: Rect, isLit: Bool = false) -> Double {
    let height = min(Self.capHeight, rect.height - 2)
    let cap = Rect(
      x: rect.minX, y: (rect.midY - height / 2).rounded(), width: capWidth(caption),
      height: height)
    frame(
      cap, fill: isLit ? theme.hairline : theme.lifted,
      border: isLit ? theme.secondary : theme.hairline, radius: Self.capRadius)
    text(caption, in: cap, font: Typeface.caption, color: theme.text, .center)
    return cap.width
  }

  private static let capHeight = 20.0
  private static let capPadding = 6.0
  private static let capRadius = 4.0

  private func fitted(_ text: String, _ font: Font, to width: Double) -> String {
    if measurer.width(of: text, in: font) <= width { return text }
    var low = 0
    var high = text.count
    while low < high {
      let middle = (low + high + 1) / 2
      if measurer.width(of: text.prefix(middle) + "…", in: font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low == 0 ? "" : text.prefix(low) + "…"
  }
}
