internal import Display
internal import Layers
internal import Motion

/// The curve as an animator draws it: the unit box with room for overshoot, the curve in red
/// pencil, its handles, the moving dot, and beside it a trail of ticks at equal times.
///
/// The spacing of the ticks *is* the easing: close where the motion is slow, wide where it is fast.
final class CurveGraphView: PanelView {
  private var card: DeskModel.CurveCard?
  private var shape: Shape?

  /// The parts that depend on the curve and the size alone, kept until one of them changes.
  private struct Shape {
    let curve: Curve
    let size: Size
    let geometry: GraphGeometry
    let line: [Point]
    let trail: [Point]
  }

  private static let curveWidth = 2.0
  private static let handleDiameter = 10.0
  private static let dotDiameter = 10.0
  private static let quarters = [0.25, 0.5, 0.75]
  private static let trailSteps = 16
  private static let trailDistance = 12.0
  private static let tickLength = 8.0
  /// What is shown of a spring that never settles, in seconds.
  private static let endlessWindow = 3.0
  private static let gridOpacity = 0.8
  private static let frameOpacity = 0.35

  /// Shows a curve, or an empty well.
  func update(_ card: DeskModel.CurveCard?) { self.card = card }

  /// Draws the graph.
  override func draw(with ink: inout Ink) {
    ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
    guard let card, bounds.width > 0, bounds.height > 0 else { return }
    let shape = shape(of: card.curve)
    drawGrid(shape.geometry.box, with: &ink)
    drawHandles(of: card.curve, in: shape.geometry, with: &ink)
    ink.line(shape.line, width: Self.curveWidth, theme.red)
    drawTrail(shape, progress: card.progress, with: &ink)
    if let progress = card.progress {
      let dot = shape.geometry.point(
        time: progress, progress: Self.value(of: card.curve, at: progress))
      ink.disc(at: dot, diameter: Self.dotDiameter + 4, theme.raised)
      ink.disc(at: dot, diameter: Self.dotDiameter, theme.text)
    }
  }

  private func drawGrid(_ box: Rect, with ink: inout Ink) {
    let faint = theme.hairline.withAlpha(Self.gridOpacity)
    let frame = theme.secondary.withAlpha(Self.frameOpacity)
    for quarter in Self.quarters {
      let x = (box.minX + quarter * box.width).rounded()
      let y = (box.minY + quarter * box.height).rounded()
      ink.fill(Rect(x: x, y: box.minY, width: Grid.hairline, height: box.height), faint)
      ink.fill(Rect(x: box.minX, y: y, width: box.width, height: Grid.hairline), faint)
    }
    ink.frame(box, fill: .clear, border: frame)
  }

  private func drawHandles(of curve: Curve, in geometry: GraphGeometry, with ink: inout Ink) {
    guard let bezier = curve.family as? CubicBezier else { return }
    let ends = [
      (geometry.point(time: 0, progress: 0), geometry.point(time: bezier.x1, progress: bezier.y1)),
      (geometry.point(time: 1, progress: 1), geometry.point(time: bezier.x2, progress: bezier.y2)),
    ]
    for (end, handle) in ends {
      ink.line([end, handle], width: Grid.hairline, theme.secondary)
      ink.disc(at: handle, diameter: Self.handleDiameter, theme.red)
      ink.disc(at: handle, diameter: Self.handleDiameter - 4, theme.raised)
    }
  }

  private func drawTrail(_ shape: Shape, progress: Double?, with ink: inout Ink) {
    let passed = progress.map { Int($0 * Double(Self.trailSteps) + 1e-9) } ?? -1
    for (step, point) in shape.trail.enumerated() {
      let color = step <= passed ? theme.red : theme.secondary.withAlpha(Self.gridOpacity)
      ink.fill(
        Rect(
          x: point.x, y: (point.y - Grid.hairline / 2).rounded(), width: Self.tickLength,
          height: Grid.hairline),
        color)
    }
    guard let card, let progress else { return }
    let value = Self.value(of: card.curve, at: progress)
    let place = shape.geometry.point(time: 1, progress: value)
    ink.disc(
      at: Point(x: place.x + Self.trailDistance + Self.tickLength / 2, y: place.y),
      diameter: Self.handleDiameter, theme.red)
  }

  private func shape(of curve: Curve) -> Shape {
    if let shape, shape.curve == curve, shape.size == bounds.size { return shape }
    let range = GraphGeometry.range { Self.value(of: curve, at: $0) }
    let geometry = GraphGeometry(
      in: bounds, lowest: range.lowest, highest: range.highest,
      trail: Self.trailDistance + Self.tickLength)
    let made = Shape(
      curve: curve, size: bounds.size, geometry: geometry,
      line: geometry.sampleTimes.map {
        geometry.point(time: $0, progress: Self.value(of: curve, at: $0))
      },
      trail: (0...Self.trailSteps).map { step in
        let time = Double(step) / Double(Self.trailSteps)
        let place = geometry.point(time: 1, progress: Self.value(of: curve, at: time))
        return Point(x: place.x + Self.trailDistance, y: place.y)
      })
    shape = made
    return made
  }

  /// The progress at a fraction of the curve's whole time.
  private static func value(of curve: Curve, at fraction: Double) -> Double {
    guard let natural = curve.naturalDuration else { return curve.value(at: fraction) }
    return curve.value(at: fraction * (natural.isFinite ? natural : endlessWindow))
  }
}
