internal import Demos
internal import Display
internal import Motion

/// A curve as SVG: the unit box, the handles and the curve, in the theme's colours.
struct CurveDrawing {
  private let curve: Curve
  private let side: Double
  private let theme: Theme

  private static let endlessWindow = 3.0

  /// Prepares a square drawing.
  init(_ curve: Curve, side: Double, theme: Theme) {
    self.curve = curve
    self.side = side
    self.theme = theme
  }

  /// The text of the file.
  var svg: String {
    let natural = curve.naturalDuration ?? 1
    let window = natural.isFinite ? natural : Self.endlessWindow
    let value = { (time: Double) in curve.value(at: time * window) }
    let range = GraphGeometry.range(of: value)
    let well = Rect(x: 0, y: 0, width: side, height: side)
    let geometry = GraphGeometry(in: well, lowest: range.lowest, highest: range.highest)
    let box = geometry.box
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side.shortText) "
        + "\(side.shortText)\" width=\"\(side.shortText)\" height=\"\(side.shortText)\">",
      "<title>\(curve)</title>",
      "<rect width=\"100%\" height=\"100%\" fill=\"\(hex(theme.raised))\"/>",
      "<rect x=\"\(Self.number(box.minX))\" y=\"\(Self.number(box.minY))\" "
        + "width=\"\(Self.number(box.width))\" height=\"\(Self.number(box.height))\" "
        + "fill=\"none\" stroke=\"\(hex(theme.hairline))\"/>",
    ]
    let handles = CurveHandles.points(of: curve) ?? []
    let ends = [Point(x: 0, y: 0), Point(x: 1, y: 1)]
    for (end, handle) in zip(ends, handles) {
      let from = geometry.point(time: end.x, progress: end.y)
      let to = geometry.point(time: handle.x, progress: handle.y)
      lines.append(path([from, to], color: theme.secondary, width: 1))
      lines.append(
        "<circle cx=\"\(Self.number(to.x))\" cy=\"\(Self.number(to.y))\" r=\"5\" "
          + "fill=\"\(hex(theme.red))\"/>")
    }
    lines.append(path(geometry.line(of: value), color: theme.red, width: 2))
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func path(_ points: [Point], color: Color, width: Double) -> String {
    let places = points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
    return "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" "
      + "stroke=\"\(hex(color))\" stroke-width=\"\(width.shortText)\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  private func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let digits = String(Int((min(max(0, part), 1) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  private static func number(_ value: Double) -> String {
    let grid = 100.0
    return ((value * grid).rounded() / grid).shortText
  }
}
