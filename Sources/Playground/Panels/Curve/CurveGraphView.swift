internal import Display
internal import Layers
internal import Motion

/// The curve as an animator draws it: the unit box with room for overshoot, the curve in red
/// pencil, its handles, the moving dot, and beside it a trail of ticks at equal times.
///
/// The spacing of the ticks *is* the easing: close where the motion is slow, wide where it is fast.
final class CurveGraphView: PanelView {
  /// Runs with the curve that a drag makes.
  var onChange: ((Curve) -> Void)?
  /// Says whether handles snap to the grid.
  var snapsToGrid: (() -> Bool)?
  /// The handle that keys move.
  var focusedHandle: CurveHandles.Handle?
  var draggedHandle: CurveHandles.Handle?
  var hoveredHandle: CurveHandles.Handle?
  /// The box during a drag.
  var heldGeometry: GraphGeometry?
  /// From the handle's centre to where it was taken.
  var grip = Point.zero

  private(set) var card: DeskModel.CurveCard?
  var shapes: [Shape] = []

  /// The parts that depend on the curve and the size alone, kept until one of them changes.
  struct Shape {
    let curve: Curve
    let size: Size
    let held: GraphGeometry?
    let other: Curve?
    let isOther: Bool
    let difference: CurveDifference?
    let readout: CurveReadout
    let speed: [Point]
    let geometry: GraphGeometry
    let line: [Point]
    let trail: [Point]
  }

  private static let curveWidth = 2.0
  static let handleDiameter = 10.0
  private static let dotDiameter = 10.0
  private static let quarters = [0.25, 0.5, 0.75]
  static let trailSteps = 16
  static let trailDistance = 12.0
  static let tickLength = 8.0
  /// What is shown of a spring that never settles, in seconds.
  static let endlessWindow = 3.0
  private static let haloDiameter = 20.0
  private static let speedOpacity = 0.55
  /// A motion that is at rest only at the very end needs no mark for it.
  private static let earlyRest = 0.94
  private static let gridOpacity = 0.8
  private static let frameOpacity = 0.35

  /// Makes an empty well, which nothing leaves.
  override init(theme: Theme, frame: Rect = .zero) {
    super.init(theme: theme, frame: frame)
    clipsToBounds = true
  }

  /// Shows a curve, or an empty well.
  func update(_ card: DeskModel.CurveCard?) {
    self.card = card
    if card.flatMap({ CurveHandles.points(of: $0.curve) }) == nil { focusedHandle = nil }
  }

  /// What the curve does, in numbers.
  var readout: CurveReadout? { card.map { shape(of: $0.curve).readout } }

  /// Draws the graph.
  override func draw(with ink: inout Ink) {
    ink.fill(bounds, theme.raised, radius: Grid.cornerRadius)
    guard let card, bounds.width > 0, bounds.height > 0 else { return }
    let shape = shape(of: card.curve)
    drawGrid(shape.geometry.box, with: &ink)
    drawMarks(shape, with: &ink)
    ink.line(shape.speed, width: 1, theme.secondary.withAlpha(Self.speedOpacity))
    if let other = card.other {
      ink.line(line(of: other, in: shape.geometry), width: Self.curveWidth, otherPencil)
    }
    drawDifference(shape, with: &ink)
    drawHandles(of: card.curve, in: shape.geometry, with: &ink)
    ink.line(shape.line, width: Self.curveWidth, pencil)
    drawVelocity(of: card.curve, in: shape.geometry, with: &ink)
    drawTrail(shape, progress: card.progress, with: &ink)
    if let progress = card.progress {
      let dot = shape.geometry.point(
        time: progress, progress: Self.value(of: card.curve, at: progress))
      ink.disc(at: dot, diameter: Self.dotDiameter + 4, theme.raised)
      ink.disc(at: dot, diameter: Self.dotDiameter, theme.text)
    }
  }

  /// Takes the handle under the pointer.
  override func pointerPressed(at point: Point) { take(at: point) }

  /// Moves the handle.
  override func pointerMoved(at point: Point) { drag(to: point) }

  /// Lets the handle go.
  override func pointerReleased(at point: Point) { letGo() }

  /// Lets the handle go.
  override func pointerCancelled() { letGo() }

  /// Dims the handles.
  override func pointerExited() { hoveredHandle = nil }

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

  /// Where the motion is at rest, and how far it goes beyond its ends.
  private func drawMarks(_ shape: Shape, with ink: inout Ink) {
    let color = theme.secondary
    let box = shape.geometry.box
    if shape.readout.rest < Self.earlyRest {
      let x = (box.minX + shape.readout.rest * box.width).rounded()
      Self.dash(
        from: Point(x: x, y: box.minY), by: Size(width: 0, height: 4), length: box.height, color,
        &ink)
    }
    for extreme in [shape.readout.overshoot, shape.readout.undershoot].compactMap(\.self) {
      let place = shape.geometry.point(time: extreme.fraction, progress: extreme.value)
      Self.dash(
        from: Point(x: box.minX, y: place.y.rounded()), by: Size(width: 4, height: 0),
        length: box.width, color, &ink)
      let excess = extreme.value > 1 ? extreme.value - 1 : extreme.value
      let label = (excess > 0 ? "+" : "−") + PanelNumber.percent(abs(excess))
      let isLeft = extreme.fraction > 0.5
      ink.text(
        label,
        in: Rect(
          x: box.minX + 4, y: place.y + (extreme.value > 1 ? -16 : 2), width: box.width - 8,
          height: 14),
        font: Typeface.caption, color: color, isLeft ? .left : .right)
    }
  }

  private static func dash(
    from start: Point, by step: Size, length: Double, _ color: Color, _ ink: inout Ink
  ) {
    let stride = 2 * max(step.width, step.height)
    for index in 0..<Int(length / stride) {
      let offset = Double(index) * stride
      ink.fill(
        Rect(
          x: start.x + (step.width > 0 ? offset : 0), y: start.y + (step.height > 0 ? offset : 0),
          width: max(step.width, Grid.hairline), height: max(step.height, Grid.hairline)),
        color.withAlpha(0.6))
    }
  }

  private func drawHandles(of curve: Curve, in geometry: GraphGeometry, with ink: inout Ink) {
    guard let places = CurveHandles.points(of: curve) else { return }
    let ends = [geometry.point(time: 0, progress: 0), geometry.point(time: 1, progress: 1)]
    for handle in CurveHandles.Handle.allCases {
      let place = places[handle.rawValue]
      let center = clamped(geometry.point(time: place.x, progress: place.y))
      ink.line([ends[handle.rawValue], center], width: Grid.hairline, theme.secondary)
      if focusedHandle == handle || hoveredHandle == handle || draggedHandle == handle {
        ink.disc(at: center, diameter: Self.haloDiameter, pencil.withAlpha(0.28))
      }
      ink.disc(at: center, diameter: Self.handleDiameter, pencil)
      if focusedHandle != handle {
        ink.disc(at: center, diameter: Self.handleDiameter - 4, theme.raised)
      }
    }
  }

  /// Handles that lie beyond the well wait at its edge.
  func clamped(_ point: Point) -> Point {
    let inset = bounds.insetBy(dx: Self.handleDiameter, dy: Self.handleDiameter)
    return Point(
      x: min(max(inset.minX, point.x), inset.maxX), y: min(max(inset.minY, point.y), inset.maxY))
  }

  private func drawTrail(_ shape: Shape, progress: Double?, with ink: inout Ink) {
    let passed = progress.map { Int($0 * Double(Self.trailSteps) + 1e-9) } ?? -1
    for (step, point) in shape.trail.enumerated() {
      let color = step <= passed ? pencil : theme.secondary.withAlpha(Self.gridOpacity)
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
      diameter: Self.handleDiameter, pencil)
  }
}
