internal import Display
internal import Glibc

/// The signs on buttons, drawn in a square around a centre.
enum Glyph: Hashable, Sendable, CaseIterable {
  /// To the start, a frame back, play, pause, a frame forward, to the end.
  case start, back, play, pause, forward, end
  /// Round and round, record, export.
  case loop, record, export
  /// A beside B, the poses over one another, dark and light.
  case compare, onion, look
  /// To the clipboard.
  case copy

  private static let half = 6.0
  private static let barWidth = 3.0

  func draw(at center: Point, _ color: Color, with ink: inout Ink) {
    let half = Self.half
    let bar = Self.barWidth
    switch self {
    case .play:
      // A triangle looks centred when its centroid is: a third of its height off the middle.
      Self.triangle(at: Point(x: center.x + 1, y: center.y), half, pointing: 1, color, &ink)
    case .pause:
      for side in [-1.0, 1.0] {
        ink.fill(
          Rect(
            x: center.x + side * bar - bar / 2, y: center.y - half, width: bar,
            height: 2 * half),
          color, radius: 1)
      }
    case .back, .forward:
      let direction = self == .forward ? 1.0 : -1.0
      Self.triangle(
        at: Point(x: center.x + direction * 2, y: center.y), half - 1, pointing: direction, color,
        &ink)
      Self.bar(at: center.x - direction * (half - 1), center.y, half - 1, color, &ink)
    case .record: ink.disc(at: center, diameter: 2 * half, color)
    case .export:
      Self.arrow(at: center, half, color, &ink)
    case .loop: Self.loop(at: center, half, color, &ink)
    case .compare: Self.pair(at: center, half, color, &ink)
    case .onion: Self.poses(at: center, half, color, &ink)
    case .copy: Self.sheets(at: center, half, color, &ink)
    case .look: Self.halfDisc(at: center, half, color, &ink)
    case .start, .end:
      let direction = self == .end ? 1.0 : -1.0
      Self.triangle(
        at: Point(x: center.x - direction, y: center.y), half - 1, pointing: direction, color, &ink)
      Self.bar(at: center.x + direction * half, center.y, half - 1, color, &ink)
    }
  }

  private static func triangle(
    at center: Point, _ half: Double, pointing direction: Double, _ color: Color, _ ink: inout Ink
  ) {
    let depth = half * 0.85
    ink.shape(
      [
        Point(x: center.x - direction * depth, y: center.y - half),
        Point(x: center.x + direction * depth, y: center.y),
        Point(x: center.x - direction * depth, y: center.y + half),
      ], color)
  }

  /// An arrow that leaves a tray upwards.
  private static func arrow(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    let (top, waist) = (center.y - half, center.y + half / 3)
    ink.line([Point(x: center.x, y: waist), Point(x: center.x, y: top)], width: 1.5, color)
    ink.line(
      [
        Point(x: center.x - half / 2, y: top + half / 2), Point(x: center.x, y: top),
        Point(x: center.x + half / 2, y: top + half / 2),
      ], width: 1.5, color)
    ink.line(
      [
        Point(x: center.x - half, y: waist - 1), Point(x: center.x - half, y: center.y + half),
        Point(x: center.x + half, y: center.y + half), Point(x: center.x + half, y: waist - 1),
      ], width: 1.5, color)
  }

  /// A turn that ends in an arrow near where it began.
  private static func loop(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    let radius = half - 0.5
    let (start, turn) = (-0.2 * Double.pi, 1.55 * Double.pi)
    let arc = (0...24).map { around(center, radius, start + turn * Double($0) / 24) }
    ink.line(arc, width: 1.5, color)
    let end = start + turn
    let tip = around(around(center, radius, end), half * 0.75, end + Double.pi / 2)
    ink.shape(
      [tip, around(center, radius + half * 0.5, end), around(center, radius - half * 0.5, end)],
      color)
  }

  /// The point so far from another one in a direction, clockwise from the right.
  private static func around(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// A sheet over the edges of another one.
  private static func sheets(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    let side = 2 * half - 4
    let front = Rect(x: center.x - half + 3, y: center.y - half + 3, width: side, height: side)
    ink.frame(front, fill: .clear, border: color, radius: 2)
    let back = front.offsetBy(dx: -3, dy: -3)
    ink.line(
      [
        Point(x: back.minX + 0.5, y: back.maxY - 1), Point(x: back.minX + 0.5, y: back.minY + 0.5),
        Point(x: back.maxX - 1, y: back.minY + 0.5),
      ], width: 1, color)
  }

  /// Two sheets side by side, the second one full.
  private static func pair(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    let width = half - 1
    let left = Rect(x: center.x - half, y: center.y - half + 1, width: width, height: 2 * half - 2)
    ink.frame(left, fill: .clear, border: color, radius: 1.5)
    ink.fill(left.offsetBy(dx: half + 1, dy: 0), color, radius: 1.5)
  }

  /// A disc and the two before it, fainter the earlier.
  private static func poses(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    for (step, strength) in [(-1.0, 0.3), (0, 0.6), (1, 1)] {
      ink.disc(
        at: Point(x: center.x + step * half * 0.6, y: center.y), diameter: half * 1.3,
        color.withAlpha(color.alpha * strength))
    }
  }

  /// A circle with its right half full.
  private static func halfDisc(at center: Point, _ half: Double, _ color: Color, _ ink: inout Ink) {
    let radius = half - 0.5
    let arc = (0...16).map { around(center, radius, Double.pi * (Double($0) / 16 - 0.5)) }
    ink.shape(arc, color)
    ink.frame(
      Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half),
      fill: .clear, border: color, radius: half)
  }

  private static func bar(
    at x: Double, _ y: Double, _ half: Double, _ color: Color, _ ink: inout Ink
  ) {
    ink.fill(Rect(x: x - 1, y: y - half, width: 2, height: 2 * half), color)
  }
}
